/** Minimum length of a part, because shorter parts look torn off. */
const MIN_PART = 3;

/**
 * Splits a long text at the positions where lines can break: between the words of a name in camel case, and after a
 * dot, `::`, or an underscore. `World.getBodyList()` has the parts `World.`, `get`, `Body`, `List()`.
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
