import { describe, expect, it } from 'vitest';
import { createTypeTable, type OffsetHover } from './typeTable.ts';

describe('createTypeTable', () => {
  it('shares the entries of equal hovers across blocks', async () => {
    const highlighted: string[] = [];
    const { version, ...content } = await createTypeTable(
      [
        [
          hover(0, 'class World', 'It *steps*.'),
          hover(8, 'let a: World'),
          hover(14, 'let a: World'),
        ],
        [],
        [hover(2, 'class World', 'It *steps*.'), hover(9, 'class World', 'Otherwise.')],
      ],
      async (codes) => {
        highlighted.push(...codes);
        return codes.map((code) => `<b>${code}</b>`);
      },
    );
    expect(highlighted).toEqual(['class World', 'let a: World', 'class World']);
    expect(content).toEqual({
      entries: [
        {
          ...{ signature: '<b>class World</b>', docs: '<p>It <em>steps</em>.</p>' },
          symbol: 'World',
        },
        { signature: '<b>let a: World</b>', docs: '', symbol: undefined },
        { signature: '<b>class World</b>', docs: '<p>Otherwise.</p>', symbol: 'World' },
      ],
      blocks: [
        [
          [0, 5, 0],
          [8, 5, 1],
          [14, 5, 1],
        ],
        [],
        [
          [2, 5, 0],
          [9, 5, 2],
        ],
      ],
    });
    expect(version).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([
    ['(method) World.step(timeStep: number): void', 'World.step'],
    ['(property) Vec2.x: number', 'Vec2.x'],
    ['(property) WorldDef.gravity?: Vec2Value | undefined', 'WorldDef.gravity'],
    ['(accessor) World.size: number', 'World.size'],
    ['(getter) World.size: number', 'World.size'],
    ['(setter) World.size: number', 'World.size'],
    ['(enum member) Kind.Box = 0', 'Kind.Box'],
    ['class World', 'World'],
    ['class World\nfunction World(def: WorldDef): World (+2 overloads)', 'World'],
    ['abstract class Shape', 'Shape'],
    ['class List<T>', 'List'],
    ['interface BodyDef', 'BodyDef'],
    ['type Kind = "a" | "b"', 'Kind'],
    ['enum Kind', 'Kind'],
    ['function add(a: number): number', 'add'],
    ['namespace planck', 'planck'],
    ['constructor World(def?: WorldDef): World', 'World'],
    ['new World(def?: WorldDef): World', 'World'],
    ['(alias) class World\nimport World', 'World'],
    ['(alias) new World(def?: WorldDef): World\nimport World', 'World'],
    ['(alias) function Vec2(x: number): Vec2 (+2 overloads)\nimport Vec2', 'Vec2'],
    ['(alias) Vec2(x: number): Vec2\nimport Vec2', 'Vec2'],
    ['(method) List<number>.add(item: number): void', 'List.add'],
    ['(method) Map<string, Set<number>>.get(key: string): Set<number>', 'Map.get'],
    ['const world: World', undefined],
    ['let world: World', undefined],
    ['var Map: MapConstructor', undefined],
    ['(parameter) a: number', undefined],
    ['(local var) a: number', undefined],
    ['(local function) add(): void', undefined],
    ['(type parameter) T in class List<T>', undefined],
    ['(alias) const math: Math\nimport math', undefined],
    ['import planck', 'planck'],
    ['module "planck"', undefined],
  ])('reads the symbol of %j: %s', async (text, symbol) => {
    const { entries } = await createTypeTable([[hover(0, text)]], async (codes) => codes);
    expect(entries.map((entry) => entry.symbol)).toEqual([symbol]);
  });

  it('omits identifiers of type any', async () => {
    const hovers = [hover(0, 'any'), hover(4, 'let a: 1')];
    const { entries, blocks } = await createTypeTable([hovers], async (codes) => codes);
    expect(entries.map(({ signature }) => signature)).toEqual(['let a: 1']);
    expect(blocks).toEqual([[[4, expect.any(Number), 0]]]);
  });

  it.each([
    ['(alias) class World\nimport World', '(alias) class World'],
    ['(alias) Box(): Box\nexport Box', '(alias) Box(): Box'],
    ['type A = {\n  b: 1;\n}', 'type A = {\n  b: 1;\n}'],
  ])('shows only the declaration of %j', async (text, signature) => {
    const { entries } = await createTypeTable([[hover(0, text)]], async (codes) => codes);
    expect(entries.map((entry) => entry.signature)).toEqual([signature]);
  });

  it.each<[string, OffsetHover]>([
    ['a text', hover(0, 'let a: 2', 'b')],
    ['a comment', hover(0, 'let a: 1', 'c')],
    ['an offset', hover(1, 'let a: 1', 'b')],
  ])('has a different version for %s', async (_name, other) => {
    const computeVersion = async (entry: OffsetHover) =>
      (await createTypeTable([[entry]], async (codes) => codes)).version;
    const version = await computeVersion(hover(0, 'let a: 1', 'b'));
    expect(await computeVersion(hover(0, 'let a: 1', 'b'))).toBe(version);
    expect(await computeVersion(other)).not.toBe(version);
  });
});

function hover(offset: number, text: string, docs = ''): OffsetHover {
  return { offset, length: 5, text, docs };
}
