import { slug } from 'github-slugger';
import type { Library, LibrarySymbol, Member, SymbolKind } from './model.ts';

const FOLDERS: Record<SymbolKind, string> = {
  class: 'classes',
  enumeration: 'enumerations',
  function: 'functions',
  interface: 'interfaces',
  'type-alias': 'type-aliases',
};

/** The page of a symbol: `/api/classes/World`. */
export function pathOfSymbol({ kind, name }: LibrarySymbol, root: string): string {
  return `${root}/${FOLDERS[kind]}/${name}`;
}

/**
 * The anchors of a symbol's members, in their order: names in small letters, as anchors of guides
 * are, and counted where two members share one (`clone`, and the static `clone-1`).
 */
export function anchorsOf(members: Member[]): string[] {
  const taken = new Map<string, number>();
  return members.map(({ name, kind }) => {
    const anchor = kind === 'constructor' ? 'constructor' : slug(name);
    const count = taken.get(anchor) ?? 0;
    taken.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** Where every symbol and member is described, by name: `World`, `World.step`, inherited ones too. */
export function placesOf({ symbols }: Library, root: string): Map<string, string> {
  const own = new Map<string, string>();
  const inherited = new Map<string, string>();
  for (const symbol of symbols) {
    const path = pathOfSymbol(symbol, root);
    own.set(symbol.name, path);
    const anchors = anchorsOf(symbol.members);
    for (const [index, { name }] of symbol.members.entries()) {
      const key = `${symbol.name}.${name}`;
      if (!own.has(key)) own.set(key, `${path}#${anchors[index]}`);
    }
  }
  for (const { name, inherited: groups } of symbols) {
    for (const { from, names } of groups) {
      for (const member of names) {
        const place = own.get(`${from}.${member}`);
        if (place !== undefined) inherited.set(`${name}.${member}`, place);
      }
    }
  }
  return new Map([...inherited, ...own]);
}
