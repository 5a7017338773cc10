import {
  ArrayType,
  ConditionalType,
  DeclarationReflection,
  FileRegistry,
  IndexedAccessType,
  InferredType,
  IntersectionType,
  IntrinsicType,
  LiteralType,
  MappedType,
  NamedTupleMember,
  OptionalType,
  PredicateType,
  ProjectReflection,
  QueryType,
  ReferenceType,
  ReflectionKind,
  RestType,
  type SomeType,
  TemplateLiteralType,
  TupleType,
  TypeOperatorType,
  UnionType,
} from 'typedoc';
import { describe, expect, it } from 'vitest';
import { formatType } from '../../../tests/unit/teahouse.ts';
import { plainText } from '../model.ts';
import { typeText } from './typeText.ts';

const PROJECT = new ProjectReflection('', new FileRegistry());
const POT = new DeclarationReflection('Pot', ReflectionKind.Class, PROJECT);
const WEAK = new DeclarationReflection('Weak', ReflectionKind.EnumMember, PROJECT);
// References look up their targets in the project.
for (const reflection of [POT, WEAK]) PROJECT.registerReflection(reflection, undefined, undefined);
const NAMES = new Map([
  [POT, 'Pot'],
  [WEAK, 'Strength.Weak'],
]);

const text = new IntrinsicType('string');
const count = new IntrinsicType('number');
const nothing = new LiteralType(null);
const pot = reference('Pot', POT);
const either = new UnionType([text, count]);

describe('typeText', () => {
  it.each<[string, SomeType, string]>([
    ['an intrinsic type', text, 'string'],
    ['a text', new LiteralType('a "b"'), '"a \\"b\\""'],
    ['a number', new LiteralType(-1), '-1'],
    ['a large number', new LiteralType(5n), '5n'],
    ['null', nothing, 'null'],
    ['a symbol of the library', pot, '«Pot»'],
    ['a symbol under another name', reference('Teapot', POT), '«Teapot=Pot»'],
    ['a value of an enumeration', reference('Weak', WEAK), '«Strength.Weak»'],
    ['a type from elsewhere', reference('Map', text, pot), 'Map<string, «Pot»>'],
    ['a type with type arguments', reference('Pot', POT, text), '«Pot»<string>'],
    ['an array', new ArrayType(pot), '«Pot»[]'],
    ['an array of one or the other', new ArrayType(either), '(string | number)[]'],
    ['a union', new UnionType([pot, nothing]), '«Pot» | null'],
    ['an intersection', new IntersectionType([pot, either]), '«Pot» & (string | number)'],
    ['a part of a type', new IndexedAccessType(pot, new LiteralType('a')), 'Pot["a"]'],
    ['the type of a value', new QueryType(pot), 'typeof «Pot»'],
    ['keys', new TypeOperatorType(pot, 'keyof'), 'keyof Pot'],
    [
      'a conditional type',
      new ConditionalType(pot, new InferredType('T', text), new InferredType('U'), nothing),
      'Pot extends infer T extends string ? infer U : null',
    ],
    ['a mapped type', new MappedType('K', text, pot), '{ [K in string]: Pot }'],
    [
      'a mapped type with all modifiers',
      new MappedType('K', text, pot, '+', '-', count),
      '{ readonly [K in string as number]-?: Pot }',
    ],
    [
      'a tuple',
      new TupleType([text, new OptionalType(count), new RestType(new ArrayType(either))]),
      '[string, number?, ...(string | number)[]]',
    ],
    [
      'a tuple with names',
      new TupleType([new NamedTupleMember('a', false, text), new NamedTupleMember('b', true, pot)]),
      '[a: string, b?: Pot]',
    ],
    ['a predicate', new PredicateType('it', false, pot), 'it is Pot'],
    ['an assertion', new PredicateType('it', true), 'asserts it'],
    ['a template', new TemplateLiteralType('a-', [[count, '-b']]), '`a-\u0024{number}-b`'],
  ])('writes %s', (_name, type, written) => {
    expect(formatType(typeText(type, getName))).toBe(written);
  });

  it('merges adjacent plain texts', () => {
    const link = { text: 'Pot', symbol: 'Pot' };
    expect(typeText(reference('Map', text, pot), getName)).toEqual(['Map<string, ', link, '>']);
  });
});

describe('plainText', () => {
  it('drops links', () => {
    expect(plainText(['a ', { text: 'B', symbol: 'B' }])).toBe('a B');
  });
});

function reference(
  name: string,
  target: DeclarationReflection | SomeType,
  ...types: SomeType[]
): ReferenceType {
  const isOwn = target instanceof DeclarationReflection;
  const type = isOwn
    ? ReferenceType.createResolvedReference(name, target, PROJECT)
    : ReferenceType.createBrokenReference(name, PROJECT, undefined);
  const given = isOwn ? types : [target, ...types];
  if (given.length > 0) type.typeArguments = given;
  return type;
}

function getName(reflection: unknown): string | undefined {
  return NAMES.get(reflection as DeclarationReflection);
}
