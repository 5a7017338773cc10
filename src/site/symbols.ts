import { isInside } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;
/** Matches a heading that consists of one name, with parentheses if it is a method. */
const MEMBER = /^(?<name>[A-Za-z_$][\w$]*)(?<call>\(.*\))?$/;

/**
 * Returns the symbols of a handwritten reference by name: `World` for a page with that title, `World.step` for a
 * heading on that page that consists of one name. The first of equal names wins.
 * @param reference path that all symbols are below, if the site has a reference
 */
export function collectSymbols(
  pages: Page[],
  reference: string | undefined,
): Map<string, SymbolPlace> {
  const symbols = new Map<string, SymbolPlace>();
  const add = (name: string, place: SymbolPlace) => {
    if (!symbols.has(name)) symbols.set(name, place);
  };
  for (const { path, title, outline } of pages) {
    if (reference === undefined || !isInside(path, reference) || !NAME.test(title)) continue;
    add(title, { path, hash: '' });
    for (const { text, id } of outline) {
      const { name, call } = MEMBER.exec(text)?.groups ?? {};
      const isMethod = call !== undefined;
      if (name) add(`${title}.${name}`, { path, hash: id, ...(isMethod && { isMethod }) });
    }
  }
  return symbols;
}
