import ts from 'typescript';
import { findNearest } from '../../config/nearest.ts';

/** Maximum number of names in a message. */
const MAX_NAMES = 8;

const ALL = new Intl.ListFormat('en', { type: 'conjunction' });
const ANY = new Intl.ListFormat('en', { type: 'disjunction' });

export function quote(name: string): string {
  return `'${name}'`;
}

/** Says that an object has a property that its type doesn't have. */
export function unknownName(name: string, type: ts.Type, checker: ts.TypeChecker): string {
  const known = checker.getPropertiesOfType(type).map((property) => property.name);
  const guess = findNearest(name, known);
  if (guess !== undefined) return `${quote(name)} is unknown; did you mean ${quote(guess)}?`;
  const names = known.slice(0, MAX_NAMES).map(quote);
  const more = known.length > MAX_NAMES ? ['others'] : [];
  return `${quote(name)} is unknown; the names are ${ALL.format([...names, ...more])}.`;
}

/** Says that an object lacks properties. */
export function missingNames(missing: string[], object: string): string {
  const are = missing.length === 1 ? 'is' : 'are';
  return `${ALL.format(missing.slice(0, MAX_NAMES).map(quote))} ${are} missing in ${object}.`;
}

/**
 * Says that a value has the wrong type.
 * @param subject what has the value: "'density'"
 */
export function wrongType(
  subject: string,
  given: ts.Type,
  expected: ts.Type,
  checker: ts.TypeChecker,
): string {
  const options = literalTexts(expected);
  const [text] = literalTexts(given);
  const guess = text === undefined ? undefined : findNearest(text, options);
  if (guess !== undefined)
    return `${subject} can't be ${quote(text ?? '')}; did you mean ${quote(guess)}?`;
  const isOption = options.length > 0 && text !== undefined;
  const base = isOption ? given : checker.getBaseTypeOfLiteralType(given);
  const [must, not] = [expected, base].map((type) => describeType(type, checker));
  if (must !== not) return `${subject} must be ${must}, not ${not}.`;
  const [type, other] = [expected, base].map((one) => checker.typeToString(one));
  return `${subject} must have the type ${type}, not ${other}.`;
}

/** Describes a type in words: "a number", "a Vec2Value", "'static' or 'dynamic'". */
export function describeType(type: ts.Type, checker: ts.TypeChecker): string {
  const parts = type.isUnion() ? type.types.filter((part) => !isEmpty(part)) : [type];
  return ANY.format(new Set(parts.map((part) => describePart(part, checker))));
}

function describePart(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.isStringLiteral()) return quote(type.value);
  if (type.flags & ts.TypeFlags.BooleanLike) return 'a boolean';
  if (isEmpty(type)) return checker.typeToString(type);
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'an array';
  if (type.getConstructSignatures().length > 0) return 'a class';
  if (type.getCallSignatures().length > 0) return 'a function';
  // TypeScript's own names of types without a name begin with underscores.
  if (type.flags & ts.TypeFlags.Object && type.symbol?.name.startsWith('__')) return 'an object';
  const name = checker.typeToString(type);
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** Returns the texts that a type of strings allows. */
function literalTexts(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

function isEmpty({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
}
