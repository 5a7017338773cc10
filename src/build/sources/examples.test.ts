import { beforeEach, describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { formatProblem } from '../../config/problem.ts';
import { siteSchema } from '../../config/schema.ts';
import { openCache } from '../cache/cache.ts';
import { readExamples } from './examples.ts';

const root = useTemporaryFolder();
const write = (name: string, text: string) => root.put(`node_modules/planck/${name}`, text);

beforeEach(() => write('package.json', '{ "version": "1.0.0" }'));

async function read(examples: string | undefined = 'example', name = 'planck', exampleNotes = {}) {
  const library = { package: name, examples, exampleNotes };
  const config = siteSchema.parse({ title: 'T', library });
  const folder = { root: root.path, config, configFile: 'site.config.ts' };
  const source = await readExamples(folder, { cache: openCache(root.at('cache')), labKey: '' });
  return { ...source, problems: source.problems.map(formatProblem) };
}

describe('readExamples', () => {
  it('returns each example as source and as code', async () => {
    const source = 'import { World } from "planck";\nconst world: World = new World();\r\n';
    write('example/ConveyorBelt.ts', source);
    expect((await read()).problems).toEqual([]);
    expect((await read()).items).toEqual([
      {
        id: 'ConveyorBelt',
        title: 'Conveyor Belt',
        description: 'An example from the library: Conveyor Belt.',
        source: source.replace('\r', ''),
        code: 'export default function (planck, modules) {{const { World } = modules["planck"];\nconst world        = new World();\n\n}}\n',
      },
    ]);
  });

  it('reads only examples, sorted by name', async () => {
    for (const name of ['b.js', 'a10.ts', 'a9.ts', 'list.json', 'types.d.ts', 'inner/c.ts'])
      write(`example/${name}`, '');
    write('example/8-Ball.ts', '');
    const { items: examples } = await read();
    expect(examples.map(({ id }) => id)).toEqual(['8-Ball', 'a9', 'a10', 'b']);
    expect(examples.map(({ title }) => title)).toEqual(['8-Ball', 'A9', 'A10', 'B']);
  });

  it('caches them by the version of the package', async () => {
    write('example/A.ts', 'const a = 1;');
    await read();
    write('example/A.ts', 'const a = 2;');
    expect(await read()).toMatchObject({ items: [{ source: 'const a = 1;' }] });
    write('package.json', '{ "version": "1.0.1" }');
    const next = await read();
    expect(next.items).toMatchObject([{ source: 'const a = 2;' }]);
  });

  it('adds the notes of the site, and reports those on examples that do not exist', async () => {
    write('example/Car.ts', 'const a = 1;');
    const Car = { about: 'A car drives.', topic: 'Joint', poster: 2 };
    const noted = await read('example', 'planck', { Car, Cart: Car });
    expect(noted.items).toMatchObject([
      { id: 'Car', description: 'A car drives.', topic: 'Joint', source: 'const a = 1;' },
    ]);
    expect(noted.problems).toEqual([
      'site.config.ts "library.exampleNotes": the package has no example "Cart" — did you mean "Car"?',
    ]);
  });

  it('reports a folder without examples', async () => {
    write('example/list.json', '[]');
    for (const folder of ['exampel', 'example']) {
      expect((await read(folder)).problems).toEqual([
        `site.config.ts "library.examples": the package "planck" has no examples in "${folder}" — use a folder of the package with .ts or .js files, or remove the key`,
      ]);
    }
  });

  it.each([
    ['is no TypeScript', 'const = 1;', 'line 1: '],
    [
      'is more than types',
      'let a;\nenum B { C }',
      'line 2: this TypeScript syntax is not erasable',
    ],
    ['imports something else', 'import a from "./a";', 'line 1: unknown module "./a"'],
  ])('reports an example that %s', async (_what, text, message) => {
    write('example/A.ts', text);
    write('example/B.ts', '');
    const { items: examples, problems } = await read();
    expect(examples.map(({ id }) => id)).toEqual(['B']);
    expect(problems).toEqual([expect.stringContaining(`planck/example/A.ts the example failed: `)]);
    expect(problems[0]).toContain(message);
  });

  it('has none without a configured folder, or without the package', async () => {
    write('example/A.ts', '');
    const none = { items: [], problems: [], failed: new Map() };
    const config = siteSchema.parse({ title: 'T', library: { package: 'planck' } });
    const cache = openCache(root.at('cache'));
    const folder = { root: root.path, config, configFile: '' };
    expect(await readExamples(folder, { cache, labKey: '' })).toEqual(none);
    expect(await read('example', 'no-such-package')).toEqual(none);
  });
});
