import type { Api } from './readApi.ts';

/** Differences between the API of a version and the version before. Names are full, as in `Api`. */
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
  /** TypeScript on one line. */
  before: string;
  after: string;
}

/** Compares the API of a version with the one before. Omits the members of added and removed symbols. */
export function changesBetween(before: Api, after: Api): Omit<VersionChanges, 'version'> {
  const missing = (from: Api, to: Api) =>
    [...from.keys()].filter((name) => !to.has(name) && belongsToExistingSymbol(name, to)).sort();
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
function belongsToExistingSymbol(name: string, api: Api): boolean {
  const symbol = name.replace(/^static /, '').replace(/\..*/, '');
  return symbol === name || api.has(symbol);
}

/** Returns the version that added each name, except for names in the first version. */
export function sinceVersions(changes: VersionChanges[]): Map<string, string> {
  return new Map(changes.flatMap(({ version, added }) => added.map((name) => [name, version])));
}
