/** Returns whether text is a language tag (https://www.rfc-editor.org/info/bcp47) of a language that exists. */
export function isLanguage(tag: string): boolean {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    // The text isn't a well-formed tag.
    return false;
  }
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Returns the direction of a language's usual script, or of the one that its tag names. */
export function findDirection(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/**
 * Returns a language with its usual region, or with the one that its tag names, in the form of link previews: `de_DE`.
 */
export function toLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
