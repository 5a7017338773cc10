import { stemWord } from '../../search/stem.ts';
import { fold, tokenize } from '../../search/terms.ts';
import { contentWords } from '../../search/words.ts';

/** A section that can be found. */
export interface Section {
  /** Its title and what readers ask of it, such as "A body falls through the floor, object sinks". */
  name: string;
  /** The same and its text. */
  text: string;
}

/**
 * Returns the sections that a reader's sentence is about, in their order: those with all of its words in their names,
 * else those with all of them in their texts, else those with the most of them, names first, if these are at least
 * half. Words of grammar don't count, and a word is found in each of its forms: "my bodies fall" finds "A body falls".
 */
export function sectionsAbout<S extends Section>(
  sentence: string,
  sections: S[],
): { found: S[]; areComplete: boolean } {
  const words = contentWords(sentence).map(fold);
  const rated = sections.map((section) => ({
    section,
    inName: computeShare(words, section.name),
    inText: computeShare(words, section.text),
  }));
  const complete = rated.filter(({ inText }) => inText === 1);
  const candidates = complete.length > 0 ? complete : rated.filter(({ inText }) => inText >= 0.5);
  const rate = ({ inName, inText }: (typeof rated)[number]) =>
    // A complete one is as good as any other, unless its name has all words.
    complete.length > 0 ? Math.floor(inName) : inName + inText;
  const best = Math.max(...candidates.map(rate));
  const found = candidates.filter((one) => rate(one) === best);
  return { found: found.map(({ section }) => section), areComplete: complete.length > 0 };
}

/** Returns the share of the words that a text has: as it is, as the beginning of a word, or in another form. */
function computeShare(words: string[], text: string): number {
  const folded = fold(text);
  const forms = new Set(tokenize(folded).map(stemWord));
  const present = words.filter(
    (word) => folded.includes(word) || forms.has(stemWord(word) || word),
  );
  return present.length / words.length;
}
