/** A declaration of a shared file that scenes can import. */
interface Shared {
  name: string;
  /** Text of the declaration with its comment, without `export`. */
  text: string;
}

const IMPORT_SHARED = /^import (?:type )?\{([^}]*)\} from '(?:\.\.?\/)+shared\/([\w-]+)\.ts';$/m;
const IMPORT = /^import (type )?\{([^}]*)\} from '([^']+)';$/gm;

/**
 * Appends the code that a scene imports from `scenes/shared/`, because readers see and copy one file. Each declaration
 * becomes a region with its name, which pages can show. Lines before it keep their numbers.
 * @param files the texts of the shared files, by name
 * @returns the unchanged text if it imports nothing shared, or a missing name, which TypeScript reports
 */
export function inlineShared(text: string, files: ReadonlyMap<string, string>): string {
  const found = IMPORT_SHARED.exec(text);
  const shared = files.get(found?.[2] ?? '');
  if (!found || shared === undefined) return text;
  const declarations = readDeclarations(shared);
  const used = neededBy(namesIn(found[1] ?? ''), declarations);
  const code = used.map(({ text }) => text).join('\n\n');
  const own = text.replace(IMPORT_SHARED, toComment);
  const imports = missingImports(shared, code, own);
  const regions = used.map(({ name, text }) => `// #region ${name}\n${text}\n// #endregion`);
  return `${[own.trimEnd(), ...imports, ...regions].join('\n\n')}\n`;
}

/** Replaces an import with a comment of the same number of lines that says where to find the imported code. */
function toComment(statement: string): string {
  const [first = '', ...lines] = statement.split('\n');
  if (lines.length === 0)
    return `// At the end of this file: ${namesIn(first.replace(/.*\{|\}.*/g, '')).join(', ')}`;
  const names = lines.slice(0, -1).map((line) => `//  ${line.replace(/,$/, '')}`);
  return ['// At the end of this file:', ...names, ''].join('\n');
}

/** Reads the exported declarations of a file; blank lines separate them. */
function readDeclarations(text: string): Shared[] {
  return text.split(/\n\n(?=\/\*\*|export )/).flatMap((part) => {
    const [, name] = /^export (?:function|const|class|interface|type) (\w+)/m.exec(part) ?? [];
    return name === undefined ? [] : [{ name, text: part.trimEnd().replace(/^export /m, '') }];
  });
}

/** Returns declarations by name, and those that they use, in the order of the file. */
function neededBy(names: string[], declarations: Shared[]): Shared[] {
  const needed = new Set(names);
  for (const name of needed) {
    const text = declarations.find((one) => one.name === name)?.text ?? '';
    for (const { name } of declarations) if (uses(text, name)) needed.add(name);
  }
  return declarations.filter(({ name }) => needed.has(name));
}

/** Returns the imports that shared code uses and that the scene lacks. */
function missingImports(shared: string, code: string, own: string): string[] {
  const imported = new Set([...own.matchAll(IMPORT)].flatMap(([, , names = '']) => namesIn(names)));
  return [...shared.matchAll(IMPORT)].flatMap(([, type = '', names = '', module]) => {
    const missing = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && uses(code, localName(name)) && !imported.has(localName(name)));
    return missing.length > 0 ? [`import ${type}{ ${missing.join(', ')} } from '${module}';`] : [];
  });
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => localName(name.trim()))
    .filter(Boolean);
}

function localName(specifier: string): string {
  return specifier.replace(/^type /, '');
}

/** Whether code uses a name; `AABB.testOverlap` doesn't use `testOverlap`. */
function uses(text: string, name: string): boolean {
  return new RegExp(`(?<![^.]\\.)\\b${name}\\b`).test(text);
}
