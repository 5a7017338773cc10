/** A name that code imports. */
export interface ImportedName {
  /** As written, with its kind: `type Body`, `Box as Crate`. */
  specifier: string;
  /** The name in the code that imports it. */
  local: string;
  /** Module that exports it: `planck`. */
  module: string;
}

const IMPORT = /^import\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)';/gm;

/** Returns what the import statements of formatted code import by name. */
export function readImports(code: string): ImportedName[] {
  return [...code.matchAll(IMPORT)].flatMap(([, isType, names = '', module = '']) =>
    splitNames(names).map((name) => {
      const specifier = isType ? `type ${name}` : name;
      return { specifier, local: localName(specifier), module };
    }),
  );
}

/** Splits the names between the braces of an import. */
export function splitNames(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Returns the name that a specifier declares: `type Box as Crate` -> `Crate`. */
export function localName(specifier: string): string {
  return specifier.replace(/^type /, '').replace(/^.* as /, '');
}

/** Returns whether code uses a name; `AABB.testOverlap` doesn't use `testOverlap`. */
export function usesName(code: string, name: string): boolean {
  return new RegExp(`(?<![^.]\\.)\\b${name}\\b`).test(code);
}
