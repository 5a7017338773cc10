import { slug } from 'github-slugger';
import { symbolPath } from '../address/address.ts';
import type { SymbolPlace } from '../content/symbolLinks.ts';
import { type Library, type LibrarySymbol, type Member, SYMBOL_KINDS } from './model.ts';

/** Returns the path of a symbol's page: `/api/classes/World`. */
export function pathOfSymbol({ kind, name }: LibrarySymbol, root: string): string {
  return symbolPath(root, SYMBOL_KINDS[kind].folder, name);
}

/** Ids of sections that the page of a symbol can have, and that could also be names of members. */
const SECTION_IDS = ['inherited', 'internal'];

/**
 * Returns the anchors of a symbol's members, in their order: lowercase names, like anchors in guides, with a number if
 * two members share one (`clone`, and the static `clone-1`), or if a section has it.
 */
export function listAnchors(members: Member[]): string[] {
  const taken = new Map(SECTION_IDS.map((id) => [id, 1]));
  return members.map(({ name, kind }) => {
    const anchor = kind === 'constructor' ? 'constructor' : slug(name);
    const count = taken.get(anchor) ?? 0;
    taken.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** The ids of a member on a page. */
export interface MemberIds {
  anchor: string;
  /** The name with the letter case of code, if that is a different anchor. */
  canonicalCase?: string;
}

/** Returns the name of a member as a second anchor, unless it equals the first one or that of another member. */
export function canonicalCaseId(name: string, anchor: string): string | undefined {
  return anchor !== name && /^\w+$/.test(name) && !anchor.includes('-') ? name : undefined;
}

/**
 * Returns the anchors of inherited members, by name. Own members take precedence: an inherited name that collides with
 * one of them has no entry.
 */
export function inheritedIds({ members, inherited }: LibrarySymbol): Map<string, MemberIds> {
  const taken = new Set([...SECTION_IDS, ...listAnchors(members)]);
  const found = new Map<string, MemberIds>();
  for (const name of inherited.flatMap(({ names }) => names)) {
    const anchor = slug(name);
    if (taken.has(anchor)) continue;
    taken.add(anchor);
    found.set(name, { anchor, canonicalCase: canonicalCaseId(name, anchor) });
  }
  return found;
}

/**
 * Returns the place of every symbol and member, by each of its names: `World`, `World.step`. Aliases of a symbol count
 * like its name, and inherited members lead to the symbol that declares them.
 */
export function findPlaces({ symbols }: Library, root: string): Map<string, SymbolPlace> {
  const own = new Map(symbols.map((symbol) => [symbol.name, ownPlaces(symbol, root)]));
  return new Map(
    symbols.flatMap((symbol) => {
      const inherited = symbol.inherited.flatMap(({ from, names }) =>
        [...(own.get(from) ?? [])].filter(([member]) => names.includes(member)),
      );
      const members = new Map([...inherited, ...(own.get(symbol.name) ?? [])]);
      const place = { path: pathOfSymbol(symbol, root), hash: '' };
      return [symbol.name, ...symbol.aliases].flatMap((name): [string, SymbolPlace][] => [
        [name, place],
        ...[...members].map(([member, at]): [string, SymbolPlace] => [`${name}.${member}`, at]),
      ]);
    }),
  );
}

/** Returns the places of the members that a symbol declares itself; of two members with the same name, the first. */
function ownPlaces(symbol: LibrarySymbol, root: string): Map<string, SymbolPlace> {
  const path = pathOfSymbol(symbol, root);
  const anchors = listAnchors(symbol.members);
  const places = new Map<string, SymbolPlace>();
  for (const [index, { name, kind }] of symbol.members.entries()) {
    if (places.has(name)) continue;
    const isMethod = kind === 'constructor' || kind === 'method';
    places.set(name, { path, hash: anchors[index] ?? '', ...(isMethod && { isMethod }) });
  }
  return places;
}
