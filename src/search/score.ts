import type { SearchResult } from 'minisearch';
import { keysWith, type Names, type Title } from './names.ts';
import type { Signs, StoredFields } from './options.ts';
import { isFiller, mean, type Word, worthOf } from './query.ts';
import { tokenize } from './terms.ts';

/** How much it counts that every word is answered: half the words are worth an eighth. */
const COVERAGE_POWER = 3;
/** What a section gains at most. */
const GAIN = { title: 4, start: 1, call: 4, pairs: 2, synonym: 3, meant: 2, page: 0.3, link: 0.4 };
/** Of a title above, what it is worth that a word stands there. */
const WORTH_ABOVE = 0.7;
/** What is left of names where words are asked for, and of prose where code is. */
const OTHER_KIND = { name: 0.8, prose: 0.7 };

/** What is left of sections that only lead elsewhere. */
const LIST = 0.4;

interface Known {
  signs: Signs;
  titleOf: (title: string) => Title;
}

/** How well results answer a query: what the index says of them, and what it can't know. */
export function createScore(
  index: Known,
  query: string,
  words: Word[],
  names: Names,
): (result: SearchResult) => number {
  const pairs = pairsOf(query);
  const spread = words.flatMap((word) =>
    word.isKnown || word.pieces.length === 0 ? word : word.pieces,
  );
  const { links, lists } = index.signs;
  const isList = new Set(lists);
  const meant = meantBy(words);
  const synonyms = new Set(words.length === 1 ? words[0]?.synonyms : []);
  return (result) => {
    const section = fieldsOf(result);
    const title = index.titleOf(section.title);
    const above = section.titles.map(index.titleOf);
    // MiniSearch multiplies by the terms that were found, of which a name of code has more.
    const score = result.score / result.queryTerms.length;
    const coverage = mean(words.map((word) => worthOf(word, result.terms)));
    const gains = [
      GAIN.title * titleShare(result, title, spread),
      // Half a call, `world.cr`, can only be a start.
      (names.member ? GAIN.call : GAIN.start) *
        startShare([title.key, ...keysWith(title, above)], names),
      GAIN.meant * Number(meant.has(title.key)),
      GAIN.pairs * pairShare(section, pairs),
      GAIN.synonym * Number(synonyms.has(title.key)),
      GAIN.page * Number(section.isPage),
      // Pages are linked to from everywhere; that says nothing of them.
      GAIN.link * (section.isPage ? 0 : Math.log2(1 + (links[result.id] ?? 0))),
    ];
    return gains.reduce(
      (product, gain) => product * (1 + gain),
      score *
        coverage ** COVERAGE_POWER *
        kindFactor(section, words) *
        (isList.has(result.id) ? LIST : 1),
    );
  };
}

/** Spellings beyond which nobody can say what was meant. */
const MOST_MEANT = 64;

/** The names that a misspelled or unfinished query may have been meant as; none if it is neither. */
function meantBy(words: Word[]): Set<string> {
  if (words.every(({ similar }) => similar.size === 0)) return new Set();
  let starts: string[][] = [[]];
  for (const { whole, similar } of words) {
    const forms = similar.size > 0 ? [...similar] : whole;
    starts = starts.flatMap((start) => forms.map((form) => [...start, form])).slice(0, MOST_MEANT);
  }
  return new Set(starts.flatMap((start) => [start.join(' '), start.join('')]));
}

/** What the index stores of a result. */
export function fieldsOf(result: SearchResult): StoredFields {
  return result as unknown as StoredFields;
}

/** How much of a title was asked for, and of what was asked stands there: 1 when both are the same. */
function titleShare({ match }: SearchResult, { words }: Title, asked: Word[]): number {
  const foundIn = (field: string) =>
    Object.keys(match).filter((term) => match[term]?.includes(field));
  const own = foundIn('title');
  const above = foundIn('titles');
  const found = words.filter((word) => own.includes(word) || own.includes(`${word}s`));
  const said = asked.filter(
    (word) => Math.max(worthOf(word, own), WORTH_ABOVE * worthOf(word, above)) > 0.5,
  );
  return ((found.length / Math.max(words.length, 1)) * (said.length / asked.length)) ** 1.5;
}

/** How much of a title is typed already, if it starts with the query. */
function startShare(forms: string[], { typed }: Names): number {
  const shares = forms.flatMap((form) =>
    [...typed].map((name) => (form.startsWith(name) ? name.length / form.length : 0)),
  );
  return Math.max(0, ...shares);
}

/** How many neighbours of the query stand side by side in a text, too; of a single word, whether it does. */
function pairShare({ text }: StoredFields, pairs: string[]): number {
  if (pairs.length === 0) return 0;
  const small = text.toLowerCase();
  return mean(pairs.map((pair) => Number(small.includes(pair))));
}

function pairsOf(query: string): string[] {
  const words = tokenize(query.toLowerCase());
  const names = words.filter((word) => !isFiller(word));
  if (names.length === 1) return names;
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return isFiller(before) && isFiller(word) ? [] : [`${before} ${word}`];
  });
}

/** Who types code looks for code, who types words for a text. */
function kindFactor({ title }: StoredFields, words: Word[]): number {
  const isName = !/ (?!\w*\()/.test(title);
  if (words.some(({ pieces }) => pieces.length > 0)) return isName ? 1 : OTHER_KIND.prose;
  return isName && words.length > 1 ? OTHER_KIND.name : 1;
}
