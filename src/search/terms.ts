/*
 * Turns the site's text and a reader's query into the same terms. Names of code are indexed whole
 * and in parts, so that any part of `World.createBody` finds it.
 */

/** A character of a script that is written without spaces between words. */
const UNSPACED = String.raw`(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc]`;
const WORD = String.raw`(?!\p{M})(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}_$])+`;
/** Words with dots between them (`World.createBody` is one token, `end.` is `end`), or unspaced text. */
const TOKEN = new RegExp(String.raw`(?:${UNSPACED}\p{M}*)+|${WORD}(?:\.${WORD})*`, 'gu');
const UNSPACED_START = new RegExp(`^${UNSPACED}`, 'u');

/** A part of a text that is indexed, and where it starts. */
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

/** The same without their positions. */
export function tokenize(text: string): string[] {
  return readTokens(text).map((token) => token.text);
}

/** Returns every term that a token is indexed under: whole, by words, by parts. */
export function toTerms(token: string): string[] {
  const forms = wordsOfName(token).flatMap((word) => [word, ...partsOfWord(word)]);
  return [...new Set([token, ...forms].map(toTerm))];
}

/** Returns the term of a whole token: folded and in the singular. */
export function toTerm(token: string): string {
  return toSingular(fold(token));
}

/** Returns the text without case and accents. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/ß/g, 'ss').normalize('NFC');
}

/** Returns whether a term is a pair of characters of an unspaced script, which matches only itself. */
export function isUnspaced(term: string): boolean {
  return UNSPACED_START.test(term);
}

/** Returns the words of a name: `World.createBody` is World, create, Body. */
export function splitParts(token: string): string[] {
  return wordsOfName(token).flatMap(partsOfWord);
}

/** `World.step` is two, a number is one. */
function wordsOfName(token: string): string[] {
  return /^\d/.test(token) ? [token] : token.split('.');
}

/**
 * `createBody` is create, Body; `b2Vec2` is b2, Vec2; `Joint2D` is Joint, 2D; `MAX_SPEED` is MAX, SPEED;
 * `144hz` is 144, hz.
 */
function partsOfWord(word: string): string[] {
  return word
    .replace(/(?<=\p{Ll})(?=\p{N}\p{Lu}$)|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{N})(?=\p{Lu}.)/gu, ' ')
    .replace(/^(\p{N}+)(?=\p{L}{2,}$)/u, '$1 ')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[ _$]\p{M}*/u)
    .filter(Boolean);
}

/** A plural is found by its singular: `bodies` by `body`. */
function toSingular(term: string): string {
  if (/^[a-z]{2,}ies$/.test(term)) return term.replace(/ies$/, 'y');
  if (/^[a-z]{3,}(?:[^s]s|sses|xes|shes|ches)$/.test(term)) {
    return term.replace(/(?<=ss|x|sh|ch)es$|s$/, '');
  }
  return term;
}

/** Pairs of neighboring characters stand in for words where no space separates them. */
function readPairs(run: string, start: number): Token[] {
  const characters = [...run.matchAll(/\P{M}\p{M}*/gu)];
  if (characters.length < 2) return [{ text: run, start }];
  return characters.slice(1).map(([second], at) => {
    const { 0: first = '', index = 0 } = characters[at] ?? {};
    return { text: first + second, start: start + index };
  });
}
