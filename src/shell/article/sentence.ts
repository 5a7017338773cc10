import { stemWord } from '../../search/stem.ts';
import { fold, tokenize } from '../../search/terms.ts';
import { contentWords } from '../../search/words.ts';

/** A section that the filter can find. */
export interface Section {
  /** Title and search phrases, such as "A body falls through the floor, object sinks". */
  name: string;
  /** Title, search phrases, and text. */
  text: string;
}

/**
 * Returns the sections that a reader's sentence is about, in their order: those with all its words in their names;
 * otherwise, those with all of them in their texts; otherwise, if at least half match, those with the most of them,
 * names first. Grammatical words don't count, and a word matches in each of its forms: "my bodies fall" finds "A body
 * falls".
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
    // Sections with all words are equal, except those with all words in their names.
    complete.length > 0 ? Math.floor(inName) : inName + inText;
  const best = Math.max(...candidates.map(rate));
  const found = candidates.filter((one) => rate(one) === best);
  return { found: found.map(({ section }) => section), areComplete: complete.length > 0 };
}

/**
 * Returns the fraction of the words that a text contains: literally, as the beginning of a word, or in another form.
 */
function computeShare(words: string[], text: string): number {
  const folded = fold(text);
  const forms = new Set(tokenize(folded).map(stemWord));
  const present = words.filter(
    (word) => folded.includes(word) || forms.has(stemWord(word) || word),
  );
  return present.length / words.length;
}
