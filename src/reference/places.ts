import { slug } from 'github-slugger';
import { type Library, type LibrarySymbol, type Member, SYMBOL_KINDS } from './model.ts';

/** The page of a symbol: `/api/classes/World`. */
export function pathOfSymbol({ kind, name }: LibrarySymbol, root: string): string {
  return `${root}/${SYMBOL_KINDS[kind].folder}/${name}`;
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

/** What a member is found by on a page. */
export interface MemberIds {
  anchor: string;
  /** The name as the code has it, where that is another anchor. */
  spelled?: string;
}

/** The name of a member as a second anchor; not where it is the first, or that of another member. */
export function spelledId(name: string, anchor: string): string | undefined {
  return anchor !== name && /^\w+$/.test(name) && !anchor.includes('-') ? name : undefined;
}

/**
 * The anchors of what a symbol has from others, by name. Members of its own come first: a name
 * without an entry is one of theirs.
 */
export function inheritedIds({ members, inherited }: LibrarySymbol): Map<string, MemberIds> {
  const taken = new Set(anchorsOf(members));
  const found = new Map<string, MemberIds>();
  for (const name of inherited.flatMap(({ names }) => names)) {
    const anchor = slug(name);
    if (taken.has(anchor)) continue;
    taken.add(anchor);
    found.set(name, { anchor, spelled: spelledId(name, anchor) });
  }
  return found;
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
