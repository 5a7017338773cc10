import { describe, expect, it } from 'vitest';
import { toModule } from './module.ts';

const KNOWN = ['planck', '#scene'];

/** The code without the spaces that types leave. */
function codeOf(source: string): string {
  const { code, mistakes } = toModule(source, KNOWN);
  expect(mistakes).toEqual([]);
  return code.replace(/ +/g, ' ').replace(/ (?=[;,)\n]|$)/g, '');
}

describe('toModule', () => {
  it('takes out types, and leaves everything on its line', () => {
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
  ])('asks for %s', (source, code) => {
    expect(codeOf(source)).toBe(code);
  });

  it('keeps the lines of an import', () => {
    expect(codeOf("import {\n  Box,\n  World,\n} from 'planck';\nnew Box();")).toBe(
      'const { Box, World } = modules["planck"];\n\n\n\nnew Box();',
    );
  });

  it('names each module that is not there, and the ones that are', () => {
    expect(toModule("\nimport { x } from './x.ts';", KNOWN).mistakes).toEqual([
      { message: 'there is no module "./x.ts" here: planck and #scene are', line: 2, column: 1 },
    ]);
  });

  it('tells where the code is none, or can only be compiled', () => {
    expect(toModule('let a = ;', KNOWN).mistakes).toEqual([
      { message: 'Expression expected.', line: 1, column: 9 },
    ]);
    expect(toModule('1;\n  enum Kind { A }', KNOWN).mistakes).toEqual([
      {
        message: 'this TypeScript makes code of its own: write it as JavaScript',
        line: 2,
        column: 3,
      },
    ]);
  });
});
