import ts from 'typescript';
import { describeType, missingNames, quote, unknownName, wrongType } from './mismatchTexts.ts';

/** Something in a call that doesn't match a signature. */
export interface Mismatch {
  node: ts.Node;
  /** What a reader can do. */
  text: string;
  /** How much of the call doesn't match. */
  weight: number;
}

export type Call = ts.CallExpression | ts.NewExpression;

/** Where a value is, and what to call it in a message. */
interface Place {
  node: ts.Node;
  name: string;
  isArgument: boolean;
}

/** An argument of the wrong type counts for more than a property in it. */
const ARGUMENT_WEIGHT = 10;
/** Maximum number of properties that a class can lack before it counts as another one. */
const MAX_MISSING = 2;

/** Compares a call with the signature that it most likely means; undefined if that can't be found out. */
export function findMismatches(
  call: Call,
  checker: ts.TypeChecker,
): { signature: ts.Signature; mismatches: Mismatch[] } | undefined {
  if (call.arguments?.some(ts.isSpreadElement)) return undefined;
  const type = checker.getTypeAtLocation(call.expression);
  const signatures = ts.isNewExpression(call)
    ? type.getConstructSignatures()
    : type.getCallSignatures();
  const [best] = signatures
    .filter(({ typeParameters }) => !typeParameters)
    .map((signature) => ({ signature, mismatches: compareCall(call, signature, checker) }))
    .sort((a, b) => totalWeight(a.mismatches) - totalWeight(b.mismatches));
  return best;
}

function totalWeight(mismatches: Mismatch[]): number {
  return mismatches.reduce((sum, { weight }) => sum + weight, 0);
}

function compareCall(call: Call, signature: ts.Signature, checker: ts.TypeChecker): Mismatch[] {
  const given = call.arguments ?? [];
  const found: Mismatch[] = [];
  for (const [index, parameter] of signature.parameters.entries()) {
    const declaration = parameter.valueDeclaration;
    if (!declaration || !ts.isParameter(declaration) || declaration.dotDotDotToken) return found;
    const value = given[index];
    const type = checker.getTypeOfSymbolAtLocation(parameter, call);
    const { name } = parameter;
    if (value)
      found.push(...compareValue({ node: value, name, isArgument: true }, value, type, checker));
    else if (!checker.isOptionalParameter(declaration)) {
      const text = `The argument ${quote(name)} is missing: it must be ${describeType(type, checker)}.`;
      found.push({ node: call, text, weight: ARGUMENT_WEIGHT });
    }
  }
  const extra = given[signature.parameters.length];
  if (extra)
    found.push({ node: extra, text: 'There are too many arguments.', weight: ARGUMENT_WEIGHT });
  return found;
}

function compareValue(
  place: Place,
  value: ts.Expression,
  type: ts.Type,
  checker: ts.TypeChecker,
): Mismatch[] {
  if (ts.isParenthesizedExpression(value))
    return compareValue(place, value.expression, type, checker);
  const expected = checker.getNonNullableType(type);
  const parts = expected.isUnion() ? expected.types : [expected];
  if (ts.isObjectLiteralExpression(value)) {
    const objects = parts.filter((part) => isObject(part) && !part.isClass());
    const found = objects.map((object) => compareObject(place, value, object, checker));
    const [best] = found.sort((a, b) => totalWeight(a) - totalWeight(b));
    if (best) return best;
  }
  const element = ts.isArrayLiteralExpression(value) && expected.getNumberIndexType();
  if (element) {
    return value.elements.flatMap((one, index) =>
      compareValue(
        { node: one, name: `${place.name}[${index}]`, isArgument: false },
        one,
        element,
        checker,
      ),
    );
  }
  // TypeScript derives the types of its parameters from the signature.
  const isFunction = ts.isArrowFunction(value) || ts.isFunctionExpression(value);
  if (isFunction && parts.some((part) => part.getCallSignatures().length > 0)) return [];
  const given = checker.getTypeAtLocation(value);
  if (checker.isTypeAssignableTo(given, type)) return [];
  return [explainValue(place, given, expected, checker)];
}

function explainValue(
  { node, name, isArgument }: Place,
  given: ts.Type,
  expected: ts.Type,
  checker: ts.TypeChecker,
): Mismatch {
  const areAlike = isObject(given) === isObject(expected);
  const weight = (isArgument ? ARGUMENT_WEIGHT : 1) + (areAlike ? 0 : 1);
  const missing = requiredNames(expected, checker).filter((one) => !given.getProperty(one));
  if (isObject(given) && missing.length > 0 && missing.length <= MAX_MISSING)
    return { node, text: missingNames(missing, quote(name)), weight };
  const subject = isArgument ? `The argument ${quote(name)}` : quote(name);
  return { node, text: wrongType(subject, given, expected, checker), weight };
}

function compareObject(
  { node, name }: Place,
  object: ts.ObjectLiteralExpression,
  type: ts.Type,
  checker: ts.TypeChecker,
): Mismatch[] {
  const found: Mismatch[] = [];
  const given = new Set<string>();
  for (const property of object.properties) {
    // A spread or a computed name can be any property.
    if (!property.name || !isPlainName(property.name)) return [];
    const key = property.name.text;
    given.add(key);
    const symbol = checker.getPropertyOfType(type, key);
    if (symbol) {
      const place = { node: property.name, name: key, isArgument: false };
      const value = findValue(property);
      const expected = checker.getTypeOfSymbolAtLocation(symbol, object);
      if (value) found.push(...compareValue(place, value, expected, checker));
    } else if (checker.getIndexInfosOfType(type).length === 0)
      found.push({ node: property.name, text: unknownName(key, type, checker), weight: 1 });
  }
  const missing = requiredNames(type, checker).filter((one) => !given.has(one));
  if (missing.length > 0)
    found.push({ node, text: missingNames(missing, quote(name)), weight: missing.length });
  return found;
}

/** Returns the value of a property; undefined for methods and accessors. */
function findValue(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/** Returns the names of required properties. TypeScript's own names of symbols begin with underscores. */
function requiredNames(type: ts.Type, checker: ts.TypeChecker): string[] {
  return checker
    .getPropertiesOfType(type)
    .filter(({ name, flags }) => !name.startsWith('__') && !(flags & ts.SymbolFlags.Optional))
    .map(({ name }) => name);
}

function isObject({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Object) !== 0;
}

function isPlainName(name: ts.PropertyName): name is ts.Identifier | ts.StringLiteral {
  return ts.isIdentifier(name) || ts.isStringLiteral(name);
}
