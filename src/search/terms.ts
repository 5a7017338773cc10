import { memoize } from '../content/memoize.ts';

/*
 * Converts the site's text and a reader's query to the same terms. Names in code are indexed whole and in parts, so
 * that any part of `World.createBody` finds it.
 */

/** Matches a character of a script that is written without spaces between words. */
const UNSPACED = String.raw`(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]`;
const WORD = String.raw`(?!\p{M})(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}_$])+`;
/** Matches names of languages that end with a sign: `C++`, `C#`. */
const SIGNED = String.raw`\p{L}(?:\+\+|#)(?![\p{L}\p{N}_$])`;
/** Matches words with dots between them (`World.createBody` is one token, `end.` is `end`), or unspaced text. */
const TOKEN = new RegExp(String.raw`(?:${UNSPACED}\p{M}*)+|${SIGNED}|${WORD}(?:\.${WORD})*`, 'gu');
const UNSPACED_START = new RegExp(`^${UNSPACED}`, 'u');

/** A part of a text that is indexed, with its start. */
export interface Token {
  text: string;
  start: number;
}

/** Returns the tokens of a text, in order. Punctuation such as `->` or `[]` is skipped. */
export function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index: start }) =>
    isUnspaced(token) ? readPairs(token, start) : { text: token, start },
  );
}

/** Returns the tokens of a text without their positions. */
export function tokenize(text: string): string[] {
  return readTokens(text).map((token) => token.text);
}

/** Returns every term that a token is indexed under: whole, by words, and by parts. */
export const toTerms = memoize((token) => {
  const forms = wordsOfName(token).flatMap((word) => [word, ...partsOfWord(word)]);
  return [...new Set([token, ...forms].map(toTerm))];
});

/** Returns the term of a whole token: folded and in the singular. */
export function toTerm(token: string): string {
  return toSingular(fold(token));
}

/** Removes case and accents from a text. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/ß/g, 'ss').normalize('NFC');
}

/** Returns whether a term is a pair of characters of an unspaced script, which matches only itself. */
export function isUnspaced(term: string): boolean {
  return UNSPACED_START.test(term);
}

/** Splits a name into words: `World.createBody` into World, create, Body. */
export function splitParts(token: string): string[] {
  return wordsOfName(token).flatMap(partsOfWord);
}

/** Splits a name at its dots: `World.step` has two words, a number only one. */
function wordsOfName(token: string): string[] {
  return /^\d/.test(token) ? [token] : token.split('.');
}

/**
 * Splits a word: `createBody` into create, Body; `b2Vec2` into b2, Vec2; `Joint2D` into Joint, 2D; `MAX_SPEED` into
 * MAX, SPEED; `144hz` into 144, hz.
 */
function partsOfWord(word: string): string[] {
  return word
    .replace(/(?<=\p{Ll})(?=\p{N}\p{Lu}$)|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{N})(?=\p{Lu}.)/gu, ' ')
    .replace(/^(\p{N}+)(?=\p{L}{2,}$)/u, '$1 ')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[ _$]\p{M}*/u)
    .filter(Boolean);
}

/** Converts a plural to its singular, by which it is found: `bodies` to `body`. */
function toSingular(term: string): string {
  if (/^[a-z]{2,}ies$/.test(term)) return term.replace(/ies$/, 'y');
  if (/^[a-z]{3,}(?:[^s]s|(?:ss|x|sh|ch)es)$/.test(term)) {
    return term.replace(/(?<=ss|x|sh|ch)es$|s$/, '');
  }
  return term;
}

/** Returns pairs of neighboring characters, which stand for words in scripts without spaces. */
function readPairs(run: string, start: number): Token[] {
  const characters = [...run.matchAll(/\P{M}\p{M}*/gu)];
  if (characters.length < 2) return [{ text: run, start }];
  return characters.slice(1).map(([second], at) => {
    const { 0: first = '', index = 0 } = characters[at] ?? {};
    return { text: first + second, start: start + index };
  });
}
