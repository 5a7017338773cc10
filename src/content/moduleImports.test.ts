import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { addImports } from './moduleImports.ts';

const IMPORTS = [
  "import { type Body, Box as Crate, World, WorldManifold } from 'planck';",
  "import type {\n  Fixture,\n  Shape,\n} from 'planck';",
  "import { clamp } from './math.ts';",
].join('\n');

/** Returns the texts of the parts of files after imports were added. */
function withImports(...parts: [file: string, text: string][]): string[] {
  const codes = parts.map(
    ([file, value]): Element => ({
      type: 'element',
      tagName: 'code',
      properties: { dataMeta: `title="${file}" module`, dataImports: IMPORTS },
      children: [{ type: 'text', value }],
    }),
  );
  addImports({ type: 'root', children: codes });
  expect(codes.map((code) => toHtml(code)).join('')).not.toContain('data-imports');
  return codes.map(({ children: [text] }) => (text?.type === 'text' ? text.value : ''));
}

it('puts the imports that all parts use before the first part', () => {
  const [first, second] = withImports(
    ['a.ts', 'function drop(body: Body) {}'],
    ['a.ts', 'new World(); new Crate(clamp(1), 1);'],
  );
  expect(first).toBe(
    "import { type Body, Box as Crate, World } from 'planck';\nimport { clamp } from './math.ts';\n\nfunction drop(body: Body) {}",
  );
  expect(second).toBe('new World(); new Crate(clamp(1), 1);');
});

it('keeps the files of a page apart', () => {
  expect(withImports(['a.ts', 'World'], ['b.ts', 'WorldManifold'])).toEqual([
    "import { World } from 'planck';\n\nWorld",
    "import { WorldManifold } from 'planck';\n\nWorldManifold",
  ]);
});

it('imports types as types, and nothing that is not used', () => {
  expect(withImports(['a.ts', 'let a: Body, b: Fixture;'], ['b.ts', 'Worldly'])).toEqual([
    "import type { Body, Fixture } from 'planck';\n\nlet a: Body, b: Fixture;",
    'Worldly',
  ]);
});
