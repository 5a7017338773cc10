import { describe, expect, it, vi } from 'vitest';
import { compileModule, removeExports } from './module.ts';

/** Returns the code without the spaces that types leave. */
function compileCode(source: string): string {
  const { code, errors } = compileModule(source);
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
    expect(compileCode(source)).toBe('\n\n\nlet a;\nexport default a;');
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
    expect(compileCode(source + scene)).toBe(code + scene);
  });

  it.each([
    ["import { Testbed, type World } from 'planck';", 'const { Testbed } = modules["planck"];'],
    ["import planck from 'planck';", 'const { "default": planck } = modules["planck"];'],
    ["import * as planck from 'planck';", 'const planck = modules["planck"];'],
    [
      "import planck, * as p from 'planck';",
      'const p = modules["planck"], { "default": planck } = modules["planck"];',
    ],
    ["const planck = require('planck');", 'const planck = modules["planck"];'],
    ['const { World } = require(`planck-js`);', 'const { World } = modules["planck"];'],
    [
      "import('planck').then(({ World }) => new World());",
      'Promise.resolve(modules["planck"]).then(({ World }) => new World());',
    ],
    ['const world = new planck.World();', 'const world = new planck.World();'],
    ['export const world = planck.World();', ' const world = planck.World();'],
    ['export interface Ball {}\nexport { type Ball };', '\n'],
    ['let a = 1;\nexport { a };', 'let a = 1;\n'],
    ["export * from 'planck';", ''],
    ['module.exports = world;', 'void world;'],
    ['exports.world = world;', 'void world;'],
  ])('compiles a program to a function of the library: %s', (source, code) => {
    expect(compileCode(`${source}\nlet b: number;`)).toBe(
      `export default function (planck, modules) {{${code}\nlet b;\n}}\n`,
    );
  });

  it('says what to do with HTML', () => {
    const source = '\n<!doctype html>\n<script>new planck.World();</script>';
    expect(compileModule(source).errors).toEqual([
      { message: expect.stringContaining('between <script>'), line: 1, column: 1 },
    ]);
  });

  it.each([
    'const App = () => <Canvas>{<p title="a" />}</Canvas>;',
    'function App() {\n  return <><World /></>;\n}',
  ])('says what to do with JSX: %s', (source) => {
    expect(compileModule(source).errors).toEqual([
      { message: expect.stringContaining('this is JSX'), line: 1, column: 1 },
    ]);
  });

  it.each(['const f = <T,>(a: T) => a;', 'const a = <Body>b;', 'let a = 1 < 2 >;'])(
    'takes code that only resembles JSX as TypeScript: %s',
    (source) => {
      expect(JSON.stringify(compileModule(source).errors)).not.toContain('JSX');
    },
  );

  it('runs a program that declares the names of the library', () => {
    const { code } = compileModule("const planck = require('planck'); planck.start();");
    const program = new Function(`return ${code.replace('export default ', '')}`)();
    const start = vi.fn();
    program({}, { planck: { start } });
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([
    ['await load();', true],
    ["const { World } = await import('planck');", true],
    ['for await (const step of steps) step();', true],
    ['if (a) { await load(); }', true],
    ['const later = async () => { await load(); };', false],
    ['class A { async b() { await c(); } } // await', false],
  ])('makes a program asynchronous if it waits for something: %s', (source, isAsync) => {
    expect(compileCode(source).startsWith('export default async function')).toBe(isAsync);
  });

  it.each([
    'export default {};',
    'export { scene as default };',
    'export default class Game {}',
    'export default () => 1;',
  ])('leaves a default export to the module: %s', (source) => {
    expect(compileCode(source)).toBe(source);
  });

  it('keeps the lines of an import', () => {
    expect(compileCode("import {\n  Box,\n  World,\n} from 'planck';\nexport default Box;")).toBe(
      'const { Box, World } = modules["planck"];\n\n\n\nexport default Box;',
    );
    expect(compileCode("const p =\n  require(\n'planck'\n);\nexport default p;")).toBe(
      'const p =\n modules["planck"]\n\n;\nexport default p;',
    );
  });

  it('reports each unknown module, and lists the available ones', () => {
    expect(compileModule("\nimport { x } from './x.ts';").errors).toEqual([
      {
        message:
          'unknown module "./x.ts": available modules are planck, planck/with-testbed, #scene',
        line: 2,
        column: 1,
      },
    ]);
  });

  it.each([
    ["const lit = require('lit');", 'lit', 21],
    ["const load = () => import('three');", 'three', 27],
    ["export * from 'matter-js';", 'matter-js', 1],
  ])('reports an unknown module in %s', (source, name, column) => {
    expect(compileModule(source).errors).toEqual([
      { message: expect.stringContaining(`unknown module "${name}"`), line: 1, column },
    ]);
  });

  it('reports syntax errors, and syntax that is not erasable', () => {
    expect(compileModule('let a = ;').errors).toEqual([
      { message: 'Expression expected.', line: 1, column: 9 },
    ]);
    expect(compileModule('1;\n  enum Kind { A }').errors).toEqual([
      {
        message: 'this TypeScript syntax is not erasable (such as an enum): write it in JavaScript',
        line: 2,
        column: 3,
      },
    ]);
  });
});

describe('removeExports', () => {
  it.each([
    ['export default make();\nlet b;', '0, make();\nlet b;'],
    ['export const a = 1, b = 2;', ' const a = 1, b = 2;'],
    ['export function f() {}', ' function f() {}'],
    ['export default function f() {}\nf();', ' function f() {}\nf();'],
    ['export default class {}', '0, class {}'],
    ['export default () => 1;', '0, () => 1;'],
    ["export { a as b };\nexport * from 'x';\na();", '\n\na();'],
    ["const text = 'export default';", "const text = 'export default';"],
  ])('makes %s part of a function', (code, expected) => {
    const changed = removeExports(code);
    expect(changed).toBe(expected);
    expect(() => new Function(changed)).not.toThrow();
  });
});
