import { describe, expect, it } from 'vitest';
import {
  formatSignature,
  formatType,
  symbolNamed,
  teahouse,
} from '../../../tests/unit/teahouse.ts';
import { NO_DOCS } from './docs.ts';

describe('readLibraryModel', () => {
  it('reads every visible export, by kind and name', () => {
    const { symbols, ...rest } = teahouse.library;
    expect(rest).toEqual({ package: 'teahouse', version: '1.2.3' });
    expect(symbols.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'class Cup',
      'class Pot',
      'class Vessel',
      'enumeration Strength',
      'function brew',
      'function steep',
      'function taste',
      'interface Leaf',
      'interface Scented',
      'interface Taster',
      'type-alias Content',
      // Only the package's declarations export it.
      'type-alias Grade',
      'type-alias Kind',
      'type-alias Label',
      'type-alias Order',
      'type-alias Part',
      'type-alias Place',
      'type-alias Pots',
      'type-alias ServeListener',
      'type-alias Shelf',
    ]);
  });

  it('is JSON', () => {
    expect(JSON.parse(JSON.stringify(teahouse.library))).toEqual(teahouse.library);
  });

  it('reads aliases, supertypes, and subtypes', () => {
    expect(symbolNamed('Pot').aliases).toEqual(['Teapot']);
    expect(symbolNamed('Cup').extends.map(formatType)).toEqual(['«Pot»']);
    expect(symbolNamed('Leaf').extends.map(formatType)).toEqual(['«Scented»']);
    const subtypes = teahouse.library.symbols.filter((symbol) => symbol.subtypes.length > 0);
    expect(subtypes.map(({ name, subtypes }) => [name, ...subtypes])).toEqual([
      ['Pot', 'Cup'],
      ['Vessel', 'Pot'],
      ['Scented', 'Leaf'],
    ]);
  });

  it('reads type parameters and docs of a class', () => {
    const { isAbstract, typeParameters, docs } = symbolNamed('Vessel');
    expect(isAbstract).toBe(true);
    expect(typeParameters).toEqual([
      {
        name: 'Content',
        constraint: ['object'],
        default: [{ text: 'Leaf', symbol: 'Leaf' }],
        text: 'What is inside.',
      },
    ]);
    expect(docs).toEqual({
      ...NO_DOCS,
      summary: 'Holds something warm.',
      remarks:
        'See [how to pour](symbol:Pot.pour), [Pot](symbol:Pot) and [Leaf.name](symbol:Leaf.name); ' +
        '`Unheard` is\nnowhere, nor is what is kept.',
    });
  });

  it('finds a class that shares its name with functions', () => {
    const { source, docs, signatures } = symbolNamed('Pot');
    expect(source).toEqual({ file: 'src/vessels.ts', line: 64 });
    expect(docs.summary).toBe('A vessel to pour from.');
    expect(signatures).toEqual([]);
  });

  it.each([
    ['Content', 'T extends { content: infer C } ? C | null : never'],
    ['Grade', '"fine" | "broken"'],
    ['Kind', '"green" | "black"'],
    ['Label', '`\u0024{Kind}-\u0024{number}`'],
    ['Order', '[«Kind», number?, ...(string | number)[]]'],
    ['Part', 'Readonly<Leaf>["name"] | keyof Place | typeof «brew»'],
    ['Place', '{ shelf: number; box?: string }'],
    ['Pots', 'Map<string, «Pot»>'],
    ['ServeListener', '(cup: «Cup», at?: Date) => boolean'],
    ['Shelf', '{ readonly [K in Kind]?: T }'],
  ])('reads the aliased type of %s', (name, type) => {
    expect(formatType(symbolNamed(name).type)).toBe(type);
  });

  it('reads comments on the members of a union', () => {
    const { docs } = symbolNamed('Kind');
    expect(docs.remarks).toBe('- `"green"`: Not rolled.\n- `"black"`: Rolled and left.');
  });

  it('reads signatures of aliases and interfaces', () => {
    const { docs, signatures } = symbolNamed('ServeListener');
    expect(signatures.map(formatSignature)).toEqual(['(cup: «Cup», at?: Date): boolean']);
    expect(signatures[0]?.parameters.map(({ text }) => text)).toEqual([
      'The cup, from [Pot](symbol:Pot).',
      'When.',
    ]);
    expect(docs).toEqual({
      ...NO_DOCS,
      summary: 'Called when a cup is served.',
      returns: 'Whether it was taken.',
    });
    expect(symbolNamed('Taster').signatures.map(formatSignature)).toEqual([
      '(cup: «Cup»): «Strength»',
    ]);
  });

  it('reads the members of an aliased object type', () => {
    const members = symbolNamed('Place').members.map(({ name, type }) => [name, formatType(type)]);
    expect(members).toEqual([
      ['box', 'string'],
      ['shelf', 'number'],
    ]);
  });
});
