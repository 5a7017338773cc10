import { describe, expect, it } from 'vitest';
import { compileModule } from './module.ts';

const IMPORTABLE = ['planck', '#scene'];

/** Returns the code without the spaces that types leave. */
function codeOf(source: string): string {
  const { code, errors } = compileModule(source, IMPORTABLE);
  expect(errors).toEqual([]);
  return withoutSpaces(code);
}

function withoutSpaces(code: string): string {
  return code.replace(/ +/g, ' ').replace(/ (?=[;,)\n]|$)/g, '');
}

describe('compileModule', () => {
  it('removes types, and leaves everything on its line', () => {
    const source =
      'interface Ball {\n  radius: number;\n}\nlet a: Ball | undefined;\nexport default a!;';
    expect(codeOf(source)).toBe('\n\n\nlet a;\nexport default a;');
  });

  it.each([
    [
      "import { Box, World as Space } from 'planck';",
      'const { Box, "World": Space } = modules["planck"];',
    ],
    ["import * as planck from 'planck';", 'const planck = modules["planck"];'],
    [
      "import planck, { Box } from 'planck';",
      'const { "default": planck, Box } = modules["planck"];',
    ],
    ["import { type Body, Box } from 'planck';", 'const { Box } = modules["planck"];'],
    ["import type { Body } from 'planck';", ''],
    ["import { type Body } from 'planck';", ''],
    ["import 'planck';", ''],
  ])('compiles %s', (source, code) => {
    const scene = '\nexport default {};';
    expect(codeOf(source + scene)).toBe(code + scene);
  });

  it.each([
    ["import { Testbed, type World } from 'planck';", 'const { Testbed } = planck;'],
    ["import planck, { Box as B } from 'planck';", 'const { "Box": B } = planck;'],
    ["import * as planck from 'planck/with-testbed';", ''],
    ["import * as p from 'planck';", 'const p = planck;'],
  ])('compiles a program to a function of the library: %s', (source, code) => {
    expect(
      withoutSpaces(
        compileModule(`${source}\nlet a: number;`, [...IMPORTABLE, 'planck/with-testbed']).code,
      ),
    ).toBe(`export default function (planck) {${code}\nlet a;\n}\n`);
  });

  it('compiles top-level await in a program to an async function', () => {
    expect(codeOf('await load();')).toMatch(/^export default async function \(planck\) \{await/);
  });

  it('keeps the lines of an import', () => {
    expect(codeOf("import {\n  Box,\n  World,\n} from 'planck';\nexport default Box;")).toBe(
      'const { Box, World } = modules["planck"];\n\n\n\nexport default Box;',
    );
  });

  it('reports each unknown module, and lists the available ones', () => {
    expect(compileModule("\nimport { x } from './x.ts';", IMPORTABLE).errors).toEqual([
      {
        message: 'unknown module "./x.ts": available modules are planck, #scene',
        line: 2,
        column: 1,
      },
    ]);
  });

  it('reports syntax errors, and syntax that is not erasable', () => {
    expect(compileModule('let a = ;', IMPORTABLE).errors).toEqual([
      { message: 'Expression expected.', line: 1, column: 9 },
    ]);
    expect(compileModule('1;\n  enum Kind { A }', IMPORTABLE).errors).toEqual([
      {
        message: 'this TypeScript syntax is not erasable (such as an enum): write it in JavaScript',
        line: 2,
        column: 3,
      },
    ]);
  });
});
