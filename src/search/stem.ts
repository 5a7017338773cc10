import { lancasterStemmer } from 'lancaster-stemmer';

/** A stem of fewer letters, or of less of its word than this, stands for too many words. */
const MIN_LETTERS = 3;
const MIN_SHARE = 0.4;
/** The letters of the word that are its stem then. */
const LETTERS = 5;

/**
 * What the forms of an English word share, such as collide and collision. Words with signs or digits
 * are names and have no other forms.
 * @param word folded
 * @returns an empty string for a word without other forms
 */
export function stemWord(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return '';
  const stem = lancasterStemmer(word);
  const isTelling = stem.length >= MIN_LETTERS && stem.length >= MIN_SHARE * word.length;
  return isTelling ? stem : word.slice(0, LETTERS);
}
