import { cleanPath, isBelow } from '../address/address.ts';
import type { Page } from '../content/page.ts';

/** Where a symbol of the library is described. */
export interface SymbolPlace {
  path: string;
  /** Anchor; empty for the page as a whole. */
  hash: string;
}

const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * The symbols that have a place in the reference. A page below it is about the symbol that it is
 * titled with, and a heading that is one name, perhaps with "()", is about that member:
 * `World`, `World.step`.
 */
export function symbolsOf(pages: Page[], reference: string | undefined): Map<string, SymbolPlace> {
  const symbols = new Map<string, SymbolPlace>();
  if (reference === undefined) return symbols;
  for (const { path, title, outline } of pages) {
    if (path === cleanPath(reference) || !isBelow(path, reference) || !NAME.test(title)) continue;
    symbols.set(title, { path, hash: '' });
    for (const { id, text } of outline) {
      const member = text.replace(/\(.*\)$/, '');
      const name = `${title}.${member}`;
      if (NAME.test(member) && !symbols.has(name)) symbols.set(name, { path, hash: id });
    }
  }
  return symbols;
}
