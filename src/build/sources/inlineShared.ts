import { localName, readImports, splitNames, usesName } from '../../content/importStatements.ts';

/** A declaration of a shared file that scenes can import. */
interface Shared {
  name: string;
  /** Text of the declaration with its comment, without `export`. */
  text: string;
}

const IMPORT_SHARED = /^import (?:type )?\{([^}]*)\} from '(?:\.\.?\/)+shared\/([\w-]+)\.ts';$/m;

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
  const used = neededBy(splitNames(found[1] ?? '').map(localName), declarations);
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
    return `// At the end of this file: ${splitNames(first.replace(/.*\{|\}.*/g, '')).join(', ')}`;
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
    for (const { name } of declarations) if (usesName(text, name)) needed.add(name);
  }
  return declarations.filter(({ name }) => needed.has(name));
}

/** Returns an import of the names that shared code uses and that the scene lacks, for each module. */
function missingImports(shared: string, code: string, own: string): string[] {
  const existing = readImports(own).map(({ local }) => local);
  const missing = readImports(shared).filter(
    ({ local }) => usesName(code, local) && !existing.includes(local),
  );
  return [...new Set(missing.map(({ module }) => module))].map((module) => {
    const names = missing.filter((name) => name.module === module);
    return `import { ${names.map(({ specifier }) => specifier).join(', ')} } from '${module}';`;
  });
}
