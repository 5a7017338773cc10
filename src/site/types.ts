import { toHref } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import type { TypeEntry, TypeTable } from '../content/typeTable.ts';
import type { Site } from './site.ts';

/** Types of a page, as they are sent to the browser. */
export interface TypesView extends Omit<TypeTable, 'entries'> {
  entries: (TypeEntry & {
    /** Address of the symbol in the reference, if it is described there. */
    href?: string;
  })[];
}

/**
 * Returns a page's types with links to the reference, and with its texts about the symbols instead of the library's
 * comments; undefined for a page without checked code.
 */
export function createTypes(
  { symbols, summaries, config }: Pick<Site, 'symbols' | 'summaries' | 'config'>,
  { types }: Page,
): TypesView | undefined {
  if (!types) return undefined;
  const entries = types.entries.map((entry) => {
    const place = entry.symbol === undefined ? undefined : symbols.get(entry.symbol);
    if (!place) return entry;
    const docs = summaries.get(toHref(place, '')) ?? entry.docs;
    return { ...entry, docs, href: toHref(place, config.basePath) };
  });
  return { ...types, entries };
}
