import type { SearchResult } from 'minisearch';
import type { Names, Title } from './exactNames.ts';
import { isStopWord, matchQuality, mean, type Word } from './query.ts';
import type { Section } from './section.ts';
import { tokenize } from './terms.ts';

/** Rewards matching every word: half of the words count an eighth. */
const COVERAGE_POWER = 3;
/** How much more rare words count in that than common ones. */
const RARITY_POWER = 0.5;
/** Rewards titles that are the query and nothing else. */
const TITLE_POWER = 1.5;
/** The maximum gain of a section by each signal. */
const GAIN = {
  ...{ title: 4, words: 0.5, prefix: 1, call: 4, pairs: 2 },
  ...{ synonym: 3, correction: 2, page: 0.3, link: 0.2 },
};
/** The factor for a word in a title above instead of the section's own. */
const TITLE_ABOVE = 0.7;
/** Factors for names where the query has words, and for prose where the query has code. */
const OTHER_KIND = { name: 0.8, prose: 0.7 };
/** The factor for sections that are mostly links. */
const LIST = 0.4;
/** The factor for sections for the library's own developers. */
const INTERNAL = 0.1;

/** Ranks results: MiniSearch's score, and signals that it doesn't know. */
export function createScore(
  sectionOf: (result: SearchResult) => Section,
  query: string,
  words: Word[],
  names: Names,
): (result: SearchResult) => number {
  const pairs = pairsOf(query);
  const knownWords = words.flatMap((word) =>
    word.isKnown || word.parts.length === 0 ? word : word.parts,
  );
  const corrections = correctionsOf(words);
  const synonyms = new Set(words.length === 1 ? words[0]?.synonyms : []);
  const coverage = createCoverage(words);
  return (result) => {
    const section = sectionOf(result);
    const { title, keys, text, isPage, isList, isInternal, links } = section;
    const found = termsInTitles(result);
    const qualities = knownWords.map((word) =>
      Math.max(matchQuality(word, found.own), TITLE_ABOVE * matchQuality(word, found.above)),
    );
    const gains = [
      GAIN.title * titleShare(title, found.own, qualities),
      GAIN.words * mean(qualities) ** 2,
      // Half a call, `world.cr`, can only be a prefix.
      (names.member ? GAIN.call : GAIN.prefix) * prefixShare([...keys.own, ...keys.member], names),
      GAIN.correction * Number(corrections.has(title.key)),
      GAIN.pairs * pairShare(text, pairs),
      GAIN.synonym * Number(synonyms.has(title.key)),
      GAIN.page * Number(isPage),
      // Links to whole pages say little: every page has some.
      GAIN.link * (isPage ? 0 : Math.log2(1 + links)),
    ];
    return gains.reduce(
      (product, gain) => product * (1 + gain),
      // MiniSearch's score grows with the number of terms, and names of code have more of them.
      (result.score / result.queryTerms.length) *
        coverage(result) ** COVERAGE_POWER *
        kindFactor(section, words) *
        (isList ? LIST : 1) *
        (isInternal ? INTERNAL : 1),
    );
  };
}

/** The share of the query that a result matches, from 0 to 1; rare words count more. */
function createCoverage(words: Word[]): (result: SearchResult) => number {
  const weights = words.map(({ rarity }) => rarity ** RARITY_POWER);
  const all = sum(weights);
  return ({ terms }) =>
    sum(words.map((word, at) => (weights[at] ?? 0) * matchQuality(word, terms))) / all;
}

/** The terms that matched in a section's title or aliases, and in the titles above it. */
function termsInTitles({ terms, match }: SearchResult): { own: string[]; above: string[] } {
  const termsIn = (field: string) => terms.filter((term) => match[term]?.includes(field));
  return { own: [...termsIn('title'), ...termsIn('aliases')], above: termsIn('titles') };
}

/** More corrections than this are guesswork. */
const MAX_CORRECTIONS = 64;

/** Names that a misspelled or unfinished query can stand for; none if it is neither. */
function correctionsOf(words: Word[]): Set<string> {
  if (words.every(({ similar }) => similar.size === 0)) return new Set();
  let starts: string[][] = [[]];
  for (const { whole, similar } of words) {
    const forms = similar.size > 0 ? [...similar] : whole;
    starts = starts
      .flatMap((start) => forms.map((form) => [...start, form]))
      .slice(0, MAX_CORRECTIONS);
  }
  return new Set(starts.flatMap((start) => [start.join(' '), start.join('')]));
}

/** How much of a title is in the query, and of the query in the title: 1 when both are the same. */
function titleShare({ words }: Title, own: string[], qualities: number[]): number {
  const found = words.filter((word) => own.includes(word) || own.includes(`${word}s`));
  const matched = qualities.filter((quality) => quality > 0.5);
  return (
    ((found.length / Math.max(words.length, 1)) * (matched.length / qualities.length)) **
    TITLE_POWER
  );
}

/** How much of a title has been typed, if it starts with the query. */
function prefixShare(keys: string[], names: Names): number {
  let most = 0;
  for (const key of keys) {
    for (const name of names.keys)
      if (key.startsWith(name)) most = Math.max(most, name.length / key.length);
  }
  return most;
}

/** The share of the query's neighboring words that are neighbors in a text, too; for one word, 1 or 0. */
function pairShare(text: string, pairs: string[]): number {
  return mean(pairs.map((pair) => Number(text.includes(pair))));
}

function pairsOf(query: string): string[] {
  const words = tokenize(query.toLowerCase());
  const content = words.filter((word) => !isStopWord(word));
  if (content.length === 1) return content;
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? '';
    return isStopWord(before) && isStopWord(word) ? [] : [`${before} ${word}`];
  });
}

/** Queries with code are for code, queries with words for prose. */
function kindFactor({ isName }: Section, words: Word[]): number {
  if (words.some(({ parts }) => parts.length > 0)) return isName ? 1 : OTHER_KIND.prose;
  return isName && words.length > 1 ? OTHER_KIND.name : 1;
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
