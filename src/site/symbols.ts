import { isInside } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;
/** A heading that is one name, which is called if it is a method. */
const MEMBER = /^(?<name>[A-Za-z_$][\w$]*)(?<call>\(.*\))?$/;

/**
 * The symbols of a reference that is written by hand. A page below it describes the symbol in its
 * title, and headings that are one name describe members: `World`, `World.step`. Where a name stands
 * twice, the first one counts.
 */
export function symbolsOf(pages: Page[], reference: string | undefined): Map<string, SymbolPlace> {
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
