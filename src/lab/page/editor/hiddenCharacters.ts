/*
 * Characters that a reader of code can't see, or that change the order in which code is displayed: with them, code
 * from a link can differ from what it looks like (https://trojansource.codes).
 */

/**
 * Matches controls, formats (including bidirectional ones), and invisible characters, such as fillers and tags. Tabs
 * and the characters that join an emoji are allowed.
 */
export const HIDDEN_CHARACTERS =
  /(?!\t|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<!\p{Extended_Pictographic})\ufe0f|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u;

/** Maximum number of lines that a warning names. */
const MAX_LINES = 5;

/** Returns a warning before code from a link is run; undefined if there is nothing to warn about. */
export function hiddenCharacterWarning(source: string): string | undefined {
  const lines = source
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (HIDDEN_CHARACTERS.test(line) ? [index + 1] : []));
  if (lines.length === 0) return undefined;
  const some = lines.slice(0, MAX_LINES).join(', ');
  const more = lines.length > MAX_LINES ? `, and ${lines.length - MAX_LINES} more` : '';
  const which = lines.length === 1 ? `Line ${some} contains` : `Lines ${some}${more} contain`;
  return `${which} invisible characters, or characters that change the order of text. They are marked in red. Run the code only if you trust who sent it.`;
}
