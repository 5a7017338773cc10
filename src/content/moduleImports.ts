import type { Element, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Maximum length of an import on one line, in characters, as in the formatter of the scenes' code. */
const MAX_LINE = 100;

/**
 * Adds imports before the first part of each file that a page shows in parts (`module`): the file's imports
 * (`data-imports`) that the visible parts use.
 */
export function addImports(tree: Root): void {
  const files = new Map<string, Element[]>();
  visit(tree, 'element', (code) => {
    const { dataImports, dataMeta } = code.properties;
    if (code.tagName !== 'code' || dataImports === undefined) return;
    files.set(String(dataMeta), [...(files.get(String(dataMeta)) ?? []), code]);
  });
  for (const parts of files.values()) {
    const [first] = parts;
    if (!first) continue;
    const imports = usedImports(String(first.properties.dataImports), parts.map(textOf).join('\n'));
    for (const part of parts) delete part.properties.dataImports;
    const text: Text = {
      type: 'text',
      value: [imports, textOf(first)].filter(Boolean).join('\n\n'),
    };
    first.children = [text];
  }
}

/** Returns import statements with only the names that code uses, one statement for each module. */
function usedImports(statements: string, code: string): string {
  const byModule = new Map<string, Set<string>>();
  for (const [, isType, names = '', module = ''] of statements.matchAll(IMPORT)) {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && isUsed(name, code))
      .map((name) => (isType ? `type ${name}` : name));
    byModule.set(module, new Set([...(byModule.get(module) ?? []), ...used]));
  }
  return [...byModule]
    .filter(([, names]) => names.size > 0)
    .map(([module, names]) => printImport([...names], module))
    .join('\n');
}

const IMPORT = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+'([^']+)';/g;

/** Whether code uses an import; `AABB.testOverlap` doesn't use `testOverlap`. */
function isUsed(specifier: string, code: string): boolean {
  const local = specifier.replace(/^type /, '').replace(/^.* as /, '');
  return new RegExp(`(?<![^.]\\.)\\b${local}\\b`).test(code);
}

function printImport(names: string[], module: string): string {
  const sorted = names.sort((a, b) => (localName(a) < localName(b) ? -1 : 1));
  const isType = sorted.every((name) => name.startsWith('type '));
  const list = isType ? sorted.map(localName) : sorted;
  const keyword = isType ? 'import type' : 'import';
  const line = `${keyword} { ${list.join(', ')} } from '${module}';`;
  if (line.length <= MAX_LINE) return line;
  return `${keyword} {\n${list.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

function localName(specifier: string): string {
  return specifier.replace(/^type /, '');
}
