import { lancasterStemmer } from 'lancaster-stemmer';

/**
 * Minimum number of letters of a stem, because a shorter one, or a smaller fraction of its word, stands for too many
 * words.
 */
const MIN_LETTERS = 3;
const MIN_SHARE = 0.4;
/** Number of letters of the word that replace a stem that is too short. */
const FALLBACK_LENGTH = 5;

/**
 * Returns what the forms of an English word share, such as collide and collision. Words with punctuation or digits are
 * names and have no other forms.
 * @param word folded
 * @returns an empty string for a word without other forms
 */
export function stemWord(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return '';
  const stem = lancasterStemmer(word);
  const isTelling = stem.length >= MIN_LETTERS && stem.length >= MIN_SHARE * word.length;
  return isTelling ? stem : word.slice(0, FALLBACK_LENGTH);
}
