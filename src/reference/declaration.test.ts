import { describe, expect, it } from 'vitest';
import {
  createType,
  LIBRARY,
  member,
  parameter,
  signature,
  symbol,
} from '../../tests/unit/sampleLibrary.ts';
import { printDeclaration, propertyText, signatureText } from './declaration.ts';
import { plainText, type TypeText } from './model.ts';

describe('printDeclaration', () => {
  it.each([
    ['Body', 'abstract class Body'],
    ['Car', 'class Car extends Body'],
    ['Gear', 'enum Gear {\n  Neutral = 0,\n  first = "1st",\n}'],
    ['mix', ''],
    ['CarDef', 'interface CarDef'],
    ['Radio', 'interface Radio'],
    ['Listener', 'type Listener = (car: Car) => void'],
  ])('writes the declaration of %s', (name, expected) => {
    const found = LIBRARY.symbols.find((one) => one.name === name);
    expect(found && plainText(printDeclaration(found))).toBe(expected);
  });

  it('links names that have a page', () => {
    const car = symbol('Car', 'class', { extends: [createType('Body')] });
    expect(printDeclaration(car)).toEqual([
      'class ',
      'Car',
      ' extends ',
      { text: 'Body', symbol: 'Body' },
    ]);
  });

  it('includes type parameters and supertypes', () => {
    const list = symbol('List', 'class', {
      typeParameters: [
        { name: 'T', constraint: ['object'], default: ['Body'], text: '' },
        { name: 'U', text: '' },
      ],
      extends: [['Base']],
      implements: [['First'], ['Second']],
    });
    expect(plainText(printDeclaration(list))).toBe(
      'class List<T extends object = Body, U> extends Base implements First, Second',
    );
  });

  describe('of a union', () => {
    const alias = (...type: TypeText) => {
      const text = plainText(printDeclaration(symbol('A', 'type-alias', { type })));
      return text.replace('type A =', '');
    };

    it('has a line per member if there are more than four', () => {
      expect(alias('"a" | "b" | "c" | "d"')).toBe(' "a" | "b" | "c" | "d"');
      expect(alias('"a" | "b" | "c" | "d" | "e"')).toBe(
        '\n  | "a"\n  | "b"\n  | "c"\n  | "d"\n  | "e"',
      );
    });

    it('has a line per member if it is longer than 80 characters', () => {
      const long = 'x'.repeat(80 - ' | number'.length);
      expect(alias(`${long} | number`)).toBe(` ${long} | number`);
      expect(alias(`${long}x | number`)).toBe(`\n  | ${long}x\n  | number`);
    });

    it('links names that have a page', () => {
      const type: TypeText = [
        ...createType('Car'),
        ' | "b" | "c" | ',
        ...createType('Body'),
        '[] | null',
      ];
      expect(printDeclaration(symbol('A', 'type-alias', { type })).slice(2)).toEqual([
        ' =',
        '\n  | ',
        { text: 'Car', symbol: 'Car' },
        '\n  | ',
        '"b"',
        '\n  | ',
        '"c"',
        '\n  | ',
        { text: 'Body', symbol: 'Body' },
        '[]',
        '\n  | ',
        'null',
      ]);
    });

    const many = 'a | b | c | d | e';
    it.each([
      ['in brackets', `(${many})[] | null`],
      ['of type arguments', `Map<${many}, (x: a) => b>`],
      ['of a field', `{ x: ${many} }`],
      ['within a text', '" | " | "a | b | c | d"'],
      ['that a function returns', `(x: a) => ${many}`],
    ])('does not split a union %s', (_where, type) => {
      expect(alias(type)).toBe(` ${type}`);
    });
  });

  it('has a line per field of an object type longer than 80 characters', () => {
    const object = (name: string) => {
      const members = [
        member(name, 'property', { type: createType('Car') }),
        member('b', 'property', { isOptional: true, type: ['number'] }),
      ];
      const type: TypeText = [`{ ${name}: `, ...createType('Car'), '; b?: number }'];
      return plainText(printDeclaration(symbol('A', 'type-alias', { type, members })));
    };
    const long = 'x'.repeat(80 - '{ : Car; b?: number }'.length);
    expect(object(long)).toBe(`type A = { ${long}: Car; b?: number }`);
    expect(object(`${long}x`)).toBe(`type A = {\n  ${long}x: Car;\n  b?: number;\n}`);
  });

  it('writes enumerators without value', () => {
    const gear = symbol('Gear', 'enumeration', { members: [member('up', 'enumerator')] });
    expect(plainText(printDeclaration(gear))).toBe('enum Gear {\n  up,\n}');
  });
});

describe('propertyText', () => {
  it('includes all modifiers', () => {
    const flags = { isStatic: true, isReadonly: true, isOptional: true };
    const property = member('x', 'property', { type: ['number'], ...flags });
    expect(plainText(propertyText(property))).toBe('static readonly x?: number');
  });

  it('ends in the value, if there is one', () => {
    const property = member('x', 'property', { type: ['number'], isStatic: true });
    expect(plainText(propertyText(property, '0.5'))).toBe('static x: number = 0.5');
  });
});

describe('signatureText', () => {
  it('marks optional and rest parameters and defaults', () => {
    const parameters = [
      parameter('a', ['string'], { isOptional: true }),
      parameter('b', ['boolean'], { isOptional: true, default: 'true' }),
      parameter('rest', ['number[]'], { isRest: true }),
    ];
    expect(plainText(signatureText('static add', signature(parameters)))).toBe(
      'static add(a?: string, b: boolean = true, ...rest: number[])',
    );
  });

  it('has a line per parameter if it is longer than 72 characters', () => {
    const of = (name: string) =>
      plainText(
        signatureText(name, signature([parameter('a', ['A']), parameter('b', ['B'])], ['void'])),
      );
    const long = 'x'.repeat(72 - '(a: A, b: B): void'.length);
    expect(of(long)).toBe(`${long}(a: A, b: B): void`);
    expect(of(`${long}x`)).toBe(`${long}x(\n  a: A,\n  b: B,\n): void`);
  });

  it('keeps a signature without parameters on one line', () => {
    const name = 'x'.repeat(100);
    expect(plainText(signatureText(name, signature([], ['void'])))).toBe(`${name}(): void`);
  });
});
