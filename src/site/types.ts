import { hrefOf } from '../address/address.ts';
import type { Page } from '../content/page.ts';
import type { TypeEntry, TypeTable } from '../content/typeTable.ts';
import type { Site } from './site.ts';

/** What the browser gets to explain a page's code. */
export interface TypesView extends Omit<TypeTable, 'entries'> {
  entries: (TypeEntry & {
    /** Address of the symbol's page in the reference, where it has one. */
    href?: string;
  })[];
}

/** A page's types with links to the reference; undefined when no code of it was checked. */
export function typesOf(
  { symbols, config }: Pick<Site, 'symbols' | 'config'>,
  { types }: Page,
): TypesView | undefined {
  if (!types) return undefined;
  const entries = types.entries.map((entry) => {
    const place = entry.symbol === undefined ? undefined : symbols.get(entry.symbol);
    return place ? { ...entry, href: hrefOf(place, config.basePath) } : entry;
  });
  return { ...types, entries };
}
