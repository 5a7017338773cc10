import type { Element, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { findElements } from './elements.ts';
import { type ImportedName, readImports, usesName } from './importStatements.ts';

/** Maximum length of an import on one line, in characters, as in the formatter of the scenes' code. */
const MAX_LINE = 100;

/**
 * Adds imports before the first part of each file that a page shows in parts (`module`): the file's imports
 * (`data-imports`) that the visible parts use.
 */
export function addImports(tree: Root): void {
  const files = new Map<string, Element[]>();
  for (const code of findElements(tree, 'code')) {
    const { dataImports, dataMeta } = code.properties;
    if (dataImports === undefined) continue;
    files.set(String(dataMeta), [...(files.get(String(dataMeta)) ?? []), code]);
  }
  for (const parts of files.values()) {
    const [first] = parts;
    if (!first) continue;
    const imports = usedImports(String(first.properties.dataImports), parts.map(toText).join('\n'));
    for (const part of parts) delete part.properties.dataImports;
    const value = [imports, toText(first)].filter(Boolean).join('\n\n');
    first.children = [{ type: 'text', value }];
  }
}

/** Returns import statements with only the names that code uses, one statement for each module. */
function usedImports(statements: string, code: string): string {
  const used = readImports(statements).filter(({ local }) => usesName(code, local));
  return [...new Set(used.map(({ module }) => module))]
    .map((module) => printImport(module, used))
    .join('\n');
}

/** Prints the import of a module's names, in their alphabetical order. */
function printImport(module: string, names: ImportedName[]): string {
  const own = names.filter((name) => name.module === module);
  const locals = [...new Set(own.map(({ local }) => local))].sort();
  const sorted = locals.map(
    (local) => own.find((name) => name.local === local)?.specifier ?? local,
  );
  const isType = sorted.every((name) => name.startsWith('type '));
  const list = isType ? sorted.map((name) => name.replace(/^type /, '')) : sorted;
  const keyword = isType ? 'import type' : 'import';
  const line = `${keyword} { ${list.join(', ')} } from '${module}';`;
  if (line.length <= MAX_LINE) return line;
  return `${keyword} {\n${list.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}
