/** Shorter parts look torn off. */
const MIN_PART = 3;

/**
 * Returns the parts of a text between which lines can break, if it is long: the words of a name in camel case, and what
 * follows a dot, `::`, or an underscore. `World.getBodyList()` has the parts `World.`, `get`, `Body`, `List()`.
 */
export function nameParts(text: string): string[] {
  const parts: string[] = [];
  for (const word of text.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=[._:])(?=\p{L})/u)) {
    const last = parts.at(-1);
    if (last !== undefined && (last.length < MIN_PART || word.length < MIN_PART))
      parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}
