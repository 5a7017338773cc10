import type { SearchResult } from 'minisearch';
import type { Names, Title } from './names.ts';
import { isFiller, mean, type Word, worthOf } from './query.ts';
import type { Section } from './section.ts';
import { tokenize } from './terms.ts';

/** How much it counts that every word is answered: half the words are worth an eighth. */
const COVERAGE_POWER = 3;
/** How much more a rare word counts there than one that is everywhere. */
const RARITY_POWER = 0.5;
/** How much it counts that a title is what was asked for and nothing else. */
const TITLE_POWER = 1.5;
/** What a section gains at most. */
const GAIN = {
  ...{ title: 4, said: 0.5, start: 1, call: 4, pairs: 2 },
  ...{ synonym: 3, meant: 2, page: 0.3, link: 0.2 },
};
/** Of a title above, what it is worth that a word stands there. */
const WORTH_ABOVE = 0.7;
/** What is left of names where words are asked for, and of prose where code is. */
const OTHER_KIND = { name: 0.8, prose: 0.7 };

/** What is left of sections that only lead elsewhere. */
const LIST = 0.4;

/** How well results answer a query: what the index says of them, and what it can't know. */
export function createScore(
  sectionOf: (result: SearchResult) => Section,
  query: string,
  words: Word[],
  names: Names,
): (result: SearchResult) => number {
  const pairs = pairsOf(query);
  const spread = words.flatMap((word) =>
    word.isKnown || word.pieces.length === 0 ? word : word.pieces,
  );
  const meant = meantBy(words);
  const synonyms = new Set(words.length === 1 ? words[0]?.synonyms : []);
  const coverage = createCoverage(words);
  return (result) => {
    const section = sectionOf(result);
    const { title, keys, text, isPage, isList, links } = section;
    const found = termsInTitles(result);
    const said = spread.map((word) =>
      Math.max(worthOf(word, found.own), WORTH_ABOVE * worthOf(word, found.above)),
    );
    const gains = [
      GAIN.title * titleShare(title, found.own, said),
      GAIN.said * mean(said) ** 2,
      // Half a call, `world.cr`, can only be a start.
      (names.member ? GAIN.call : GAIN.start) * startShare([...keys.own, ...keys.member], names),
      GAIN.meant * Number(meant.has(title.key)),
      GAIN.pairs * pairShare(text, pairs),
      GAIN.synonym * Number(synonyms.has(title.key)),
      GAIN.page * Number(isPage),
      // Pages are linked to from everywhere; that says nothing of them.
      GAIN.link * (isPage ? 0 : Math.log2(1 + links)),
    ];
    return gains.reduce(
      (product, gain) => product * (1 + gain),
      // MiniSearch multiplies by the terms that were found, of which a name of code has more.
      (result.score / result.queryTerms.length) *
        coverage(result) ** COVERAGE_POWER *
        kindFactor(section, words) *
        (isList ? LIST : 1),
    );
  };
}

/** How much of what was asked a result answers, rare words before others: 1 for all of it. */
function createCoverage(words: Word[]): (result: SearchResult) => number {
  const weights = words.map(({ rarity }) => rarity ** RARITY_POWER);
  const all = sum(weights);
  return ({ terms }) =>
    sum(words.map((word, at) => (weights[at] ?? 0) * worthOf(word, terms))) / all;
}

/** Terms that were found in a section's title, and in those above it. */
function termsInTitles({ terms, match }: SearchResult): { own: string[]; above: string[] } {
  const termsIn = (field: string) => terms.filter((term) => match[term]?.includes(field));
  return { own: termsIn('title'), above: termsIn('titles') };
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

/** How much of a title was asked for, and of what was asked stands there: 1 when both are the same. */
function titleShare({ words }: Title, own: string[], said: number[]): number {
  const found = words.filter((word) => own.includes(word) || own.includes(`${word}s`));
  const answered = said.filter((worth) => worth > 0.5);
  return (
    ((found.length / Math.max(words.length, 1)) * (answered.length / said.length)) ** TITLE_POWER
  );
}

/** How much of a title is typed already, if it starts with the query. */
function startShare(keys: string[], { typed }: Names): number {
  let most = 0;
  for (const key of keys) {
    for (const name of typed)
      if (key.startsWith(name)) most = Math.max(most, name.length / key.length);
  }
  return most;
}

/** How many neighbours of the query stand side by side in a text, too; of a single word, whether it does. */
function pairShare(text: string, pairs: string[]): number {
  return mean(pairs.map((pair) => Number(text.includes(pair))));
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
function kindFactor({ isName }: Section, words: Word[]): number {
  if (words.some(({ pieces }) => pieces.length > 0)) return isName ? 1 : OTHER_KIND.prose;
  return isName && words.length > 1 ? OTHER_KIND.name : 1;
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
