import { describe, expect, it } from 'vitest';
import {
  LIBRARY,
  member,
  parameter,
  signature,
  symbol,
  typeOf,
} from '../../tests/unit/sampleLibrary.ts';
import { declarationOf, plainText, propertyText, signatureText } from './declaration.ts';

describe('declarationOf', () => {
  it.each([
    ['Body', 'abstract class Body'],
    ['Car', 'class Car extends Body'],
    ['Gear', 'enum Gear {\n  Neutral = 0,\n  first = "1st",\n}'],
    ['mix', 'function mix(a: number, b: number): number'],
    [
      'CarDef',
      'interface CarDef {\n  gear?: Gear;\n  listener?: Listener;\n  speed?: number;\n  wheels: number;\n}',
    ],
    ['Listener', 'type Listener = (car: Car) => void'],
  ])('writes %s as one would', (name, expected) => {
    const found = LIBRARY.symbols.find((one) => one.name === name);
    expect(found && plainText(declarationOf(found))).toBe(expected);
  });

  it('keeps the names that have a page', () => {
    const car = symbol('Car', 'class', { extends: [typeOf('Body')] });
    expect(declarationOf(car)).toEqual([
      'class ',
      'Car',
      ' extends ',
      { text: 'Body', symbol: 'Body' },
    ]);
  });

  it('names type parameters, and all that a symbol extends and implements', () => {
    const list = symbol('List', 'class', {
      typeParameters: [
        { name: 'T', constraint: ['object'], default: ['Body'], text: '' },
        { name: 'U', text: '' },
      ],
      extends: [['Base']],
      implements: [['First'], ['Second']],
    });
    expect(plainText(declarationOf(list))).toBe(
      'class List<T extends object = Body, U> extends Base implements First, Second',
    );
  });

  it('has a line for each overload', () => {
    const overloads = [signature([], ['void']), signature([parameter('a', ['string'])], ['void'])];
    const made = symbol('on', 'function', { signatures: overloads });
    const methods = [member('on', 'method', { signatures: overloads })];
    const described = symbol('Emitter', 'interface', { members: methods });
    expect(plainText(declarationOf(made))).toBe(
      'function on(): void\nfunction on(a: string): void',
    );
    expect(plainText(declarationOf(described))).toBe(
      'interface Emitter {\n  on(): void;\n  on(a: string): void;\n}',
    );
  });

  it('has nothing to show of what is empty', () => {
    expect(plainText(declarationOf(symbol('Empty', 'interface')))).toBe('interface Empty {}');
    const gear = symbol('Gear', 'enumeration', { members: [member('up', 'enumerator')] });
    expect(plainText(declarationOf(gear))).toBe('enum Gear {\n  up,\n}');
  });
});

describe('propertyText', () => {
  it('says what may be done with it', () => {
    const flags = { isStatic: true, isReadonly: true, isOptional: true };
    const property = member('x', 'property', { type: ['number'], ...flags });
    expect(plainText(propertyText(property))).toBe('static readonly x?: number');
  });
});

describe('signatureText', () => {
  it('marks what may be left out, given many times, or has a default', () => {
    const parameters = [
      parameter('a', ['string'], { isOptional: true }),
      parameter('b', ['boolean'], { isOptional: true, default: 'true' }),
      parameter('rest', ['number[]'], { isRest: true }),
    ];
    expect(plainText(signatureText('add', signature(parameters), 'static '))).toBe(
      'static add(a?: string, b: boolean = true, ...rest: number[])',
    );
  });

  it('breaks what is longer than 72 characters, by parameters', () => {
    const of = (name: string) =>
      plainText(
        signatureText(name, signature([parameter('a', ['A']), parameter('b', ['B'])], ['void'])),
      );
    const long = 'x'.repeat(72 - '(a: A, b: B): void'.length);
    expect(of(long)).toBe(`${long}(a: A, b: B): void`);
    expect(of(`${long}x`)).toBe(`${long}x(\n  a: A,\n  b: B,\n): void`);
  });

  it('leaves what has no parameters on its line', () => {
    const name = 'x'.repeat(100);
    expect(plainText(signatureText(name, signature([], ['void'])))).toBe(`${name}(): void`);
  });
});
