import { expect, it } from 'vitest';
import { sourceColumn, wrapperLength } from './compiledCode.ts';
import { IMPORTABLE } from './importable.ts';
import { compileModule } from './module.ts';

it.each([
  'here();',
  'let a: number = 1; here();',
  "import { World } from 'planck'; here();",
  "import planck, { type Body, Box } from 'planck';here(new Box(1, 1));",
  "import { type Body } from 'planck'; here();",
  "const { World } = require('planck'); here();",
  "here(); import('planck').then(() => 1);",
  "import('planck').then((all: unknown) => here(all as Body));",
  'module.exports = here();',
  'export const a: number = here(1 as const);',
  'const a = await here();',
  "const a: number = here(); const { World } = require('planck-js');",
])('finds the column of the source: %s', (line) => {
  for (const source of [line, `// first\n${line}`, `${line}\nexport default {};`]) {
    const { code, errors } = compileModule(source, Object.keys(IMPORTABLE));
    expect(errors).toEqual([]);
    const index = source.startsWith('//') ? 1 : 0;
    const compiled = code.slice(wrapperLength(code)).split('\n')[index] ?? '';
    const columnOf = (column: number) => sourceColumn(source, code, { line: index + 1, column });
    expect(columnOf(compiled.indexOf('here') + 1)).toBe(line.indexOf('here') + 1);
    expect(columnOf(compiled.length)).toBe(line.length);
  }
});

it('leads from inside of a replaced part to its start', () => {
  const source = "a(); import { B } from 'planck'; c();";
  const code = 'a(); const { B } = x; c();';
  expect(sourceColumn(source, code, { line: 1, column: code.indexOf('x') + 1 })).toBe(6);
});
