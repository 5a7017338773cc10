import type { Api } from './readApi.ts';

/** How the API of a version differs from the version before. Names are full, as in `Api`. */
export interface VersionChanges {
  version: string;
  added: string[];
  removed: string[];
  changed: Change[];
  /** Declarations that became deprecated. */
  deprecated: string[];
}

export interface Change {
  name: string;
  /** TypeScript in one line. */
  before: string;
  after: string;
}

/** Compares the API of a version with the one before. Members of added and removed symbols are not listed. */
export function changesBetween(before: Api, after: Api): Omit<VersionChanges, 'version'> {
  const missing = (from: Api, to: Api) =>
    [...from.keys()].filter((name) => !to.has(name) && isAlone(name, to)).sort();
  const common = [...after].flatMap(([name, now]) => {
    const then = before.get(name);
    return then ? [{ name, then, now }] : [];
  });
  return {
    added: missing(after, before),
    removed: missing(before, after),
    changed: common
      .filter(({ then, now }) => then.text && now.text && then.text !== now.text)
      .map(({ name, then, now }) => ({ name, before: then.text, after: now.text })),
    deprecated: common
      .filter(({ then, now }) => now.isDeprecated && !then.isDeprecated)
      .map(({ name }) => name),
  };
}

/** Returns whether a name is that of a symbol, or of a member of a symbol that exists. */
function isAlone(name: string, api: Api): boolean {
  const symbol = symbolName(name);
  return symbol === name || api.has(symbol);
}

/** `Vec2` for `static Vec2.add`. */
function symbolName(name: string): string {
  return name.replace(/^static /, '').replace(/\..*/, '');
}

/** Returns the version that added each name, except those that the first version has. */
export function sinceVersions(changes: VersionChanges[]): Map<string, string> {
  return new Map(changes.flatMap(({ version, added }) => added.map((name) => [name, version])));
}
