/** Names under which the library may be imported. */
const LIBRARY = /^planck(-js)?(\/.*)?$/;

/**
 * An import at the beginning of a line: what is before `from`, and the module's name. `from` is left
 * out where a module is only run.
 */
const IMPORT =
  /^[ \t]*import\b\s*(?:([\w$*{][\w$*{},\s]*?)\s*\bfrom\s*)?(['"])([^'"\n]+)\2[ \t]*;?/gm;

/**
 * An example's JavaScript as a module that imports nothing: its default export is an `Example`, a
 * function that runs the code with the library it is given. Each call is a new run, which a module by
 * itself would give only once. Lines stay where they are, and so do columns but in the first line.
 *
 * Inside, the whole library is `planck`, as it is for scripts that load it from a CDN.
 * @param code without types and without exports
 * @throws when it imports anything but the library
 */
export function exampleModule(code: string): string {
  const names = new Set<string>();
  const body = code.replace(IMPORT, (statement, what = '', _quote, from) => {
    if (!LIBRARY.test(from)) throw new Error(`only "planck" can be imported here, not "${from}"`);
    for (const name of namesOf(what)) names.add(name);
    return statement.replace(/[^\n]+/g, '');
  });
  const list = [...names].join(', ');
  const given = list && `const { ${list} } = planck;`;
  // One that waits is a function that does; the others shall throw what they throw at once.
  const kind = /\bawait\b/.test(code) ? 'async function' : 'function';
  return `export default ${kind} (planck) {${given}${body}\n}\n`;
}

/** What an import names, as in the pattern of an object: `World`, `Box as B` is `Box: B`. */
function namesOf(what: string): string[] {
  const [, whole = '', list = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(what) ?? [];
  const names = list.split(',').map((name) => name.trim().replace(/\s+as\s+/, ': '));
  const wholes = whole.split(',').map((name) => name.replace(/\*\s*as\b/, '').trim());
  return [
    ...names.filter((name) => name && !name.startsWith('type ')),
    ...wholes.filter((name) => name && name !== 'planck').map((name) => `default: ${name}`),
  ];
}
