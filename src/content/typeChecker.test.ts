import { describe, expect, it } from 'vitest';
import { createTypeChecker } from './typeChecker.ts';

const checker = createTypeChecker(process.cwd());

describe('createTypeChecker', () => {
  it('returns the types of a correct program with their positions', async () => {
    const code = [
      "import { World } from 'planck';",
      '',
      'const world = new World();',
      '  world.step(1 / 60);',
      'export {};',
    ].join('\n');
    const { hovers, errors } = await checker.check({ language: 'ts', code });
    expect(errors).toEqual([]);
    expect(hovers.map(({ line, column, length }) => [line, column, length])).toEqual([
      [0, 9, 5],
      [2, 6, 5],
      [2, 18, 5],
      [3, 2, 5],
      [3, 8, 4],
    ]);
    expect(hovers[3]).toEqual({
      ...{ line: 3, column: 2, length: 5, text: 'const world: World', docs: '' },
    });
    expect(hovers[4]?.text).toBe(
      '(method) World.step(timeStep: number, velocityIterations?: number, positionIterations?: number): void',
    );
    expect(hovers[4]?.docs).toContain('Take a time step.');
  });

  it("uses the library's own name for a class", async () => {
    const code = "import { World } from 'planck';\nnew World().createBody().isAwake();\nexport {};";
    const { hovers } = await checker.check({ language: 'ts', code });
    expect(hovers.at(-1)?.text).toBe('(method) Body.isAwake(): boolean');
  });

  it('keeps the digits of amounts in literals', async () => {
    const code = "const a = 'US$10';\nconst b = `A$5`;\nconst c: 'it\\'s US$10' = 'US$20';";
    const { hovers, errors } = await checker.check({ language: 'ts', code });
    expect(hovers.map(({ text }) => text)).toEqual([
      'const a: "US$10"',
      'const b: "A$5"',
      'const c: "it\'s US$10"',
    ]);
    expect(errors.map(({ message }) => message)).toEqual([
      `Type '"US$20"' is not assignable to type '"it's US$10"'.`,
    ]);
  });

  it('omits a hidden function with the name of a class', async () => {
    const code = "import { World } from 'planck';\nnew World();\nWorld({});\nexport {};";
    const { hovers } = await checker.check({ language: 'ts', code });
    expect(hovers[0]).toMatchObject({ text: 'import World', docs: '' });
    expect(hovers[1]?.text).toContain('(alias) new World(');
  });

  it('returns a doc comment without its tags, and its links as code', async () => {
    const code =
      '/**\n * Adds to {@link World.step | a step}.\n * @returns the sum\n */\nfunction add() {}\nexport {};';
    const { hovers } = await checker.check({ language: 'ts', code });
    expect(hovers[0]?.docs).toBe('Adds to `World.step`.');
  });

  it('returns every error with its line and number', async () => {
    const code =
      "import { World } from 'planck';\nnew World().stepp(1);\nlet a: number = 'b';\nexport {};\n";
    expect((await checker.check({ language: 'ts', code })).errors).toEqual([
      {
        ...{ line: 1, column: 12, length: 5, code: 2551 },
        message: "Property 'stepp' does not exist on type 'World'. Did you mean 'step'?",
      },
      {
        ...{ line: 2, column: 4, length: 1, code: 2322 },
        message: "Type 'string' is not assignable to type 'number'.",
      },
    ]);
  });

  it.each([
    ['a missing package', "import 'gone-gone';\nexport {};", 2882],
    ['a name that a package lacks', "import { Wrold } from 'planck';\nexport {};", 2724],
    ['incomplete code', 'if (true) {\n', 1005],
    ['a parameter without a type', 'const f = (a) => a;\nexport {};', 7006],
    ['a possibly undefined value', 'const a = [1].find(Boolean);\na.toFixed();\nexport {};', 18048],
  ])('reports %s', async (_name, code, number) => {
    const { errors } = await checker.check({ language: 'ts', code });
    expect(errors.map((error) => error.code)).toEqual([number]);
  });

  it('supports the DOM and modern JavaScript', async () => {
    const code =
      "document.querySelectorAll('a').forEach((a) => a.remove());\n[1].at(-1);\nexport {};";
    expect((await checker.check({ language: 'ts', code })).errors).toEqual([]);
  });

  it('checks JavaScript', async () => {
    const code = "import { World } from 'planck';\nnew World().stepp(1);\nexport {};\n";
    const { hovers, errors } = await checker.check({ language: 'js', code });
    expect(errors.map(({ line, code }) => [line, code])).toEqual([[1, 2551]]);
    expect(hovers[0]).toMatchObject({ line: 0, column: 9, length: 5 });
    const untyped = { language: 'ts' as const, code: 'let a: number;\na = 1;\nexport {};' };
    expect((await checker.check(untyped)).errors).toEqual([]);
    const { errors: notJs } = await checker.check({ ...untyped, language: 'js' });
    expect(notJs.map(({ line, code }) => [line, code])).toEqual([[0, 8010]]);
  });

  it('isolates programs from each other', async () => {
    const language = 'ts';
    await checker.check({ language, code: 'const secret = 1;\nexport {};\n' });
    const { errors } = await checker.check({ language, code: 'secret;\nexport {};\n' });
    expect(errors.map(({ message }) => message)).toEqual(["Cannot find name 'secret'."]);
    // The same name is not a redeclaration, either.
    const again = await checker.check({ language, code: 'let secret = 2;\nexport {};\n' });
    expect(again.errors).toEqual([]);
  });
});
