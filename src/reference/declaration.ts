import {
  type Library,
  type LibrarySymbol,
  type Member,
  type Parameter,
  plainText,
  type Signature,
  type TypeParameter,
  type TypeText,
} from './model.ts';

/**
 * Maximum length of a signature on one line; a longer one has a line for each parameter. About what fits on a small
 * phone.
 */
const MAX_LINE_LENGTH = 72;

/**
 * Returns the declaration of a symbol. For a class or interface, only the head, because its page shows the members
 * below.
 */
export function printDeclaration(symbol: LibrarySymbol): TypeText {
  const { kind, name, members, type = [] } = symbol;
  const head: TypeText = [name, ...typeParametersText(symbol.typeParameters)];
  switch (kind) {
    case 'class':
      return [symbol.isAbstract ? 'abstract class ' : 'class ', ...head, ...heritage(symbol)];
    case 'interface':
      return ['interface ', ...head, ...heritage(symbol)];
    case 'enumeration':
      return [`enum ${name} {\n`, ...members.map(enumeratorText), '}'];
    case 'type-alias':
      return ['type ', ...head, ' =', ...aliasedText(type, members)];
    case 'function':
      // Its page shows the signatures instead.
      return [];
  }
}

/** Returns the line that imports a symbol, and an empty line. Interfaces and type aliases exist only as types. */
export function printImport(
  { name, kind }: LibrarySymbol,
  { package: from }: Pick<Library, 'package'>,
): string {
  const word = kind === 'interface' || kind === 'type-alias' ? 'import type' : 'import';
  return `${word} { ${name} } from '${from}';\n\n`;
}

/** Maximum number of union members on one line, even if more would fit. */
const MAX_UNION_MEMBERS = 4;
/** Maximum length of a union or object type on one line; a longer one has a line for each member or field. */
const MAX_ALIAS_LENGTH = 80;

function aliasedText(type: TypeText, fields: Member[]): TypeText {
  const text = plainText(type);
  const isLong = text.length > MAX_ALIAS_LENGTH;
  const members = unionMembers(type);
  if (members.length > 1 && (isLong || members.length > MAX_UNION_MEMBERS)) {
    return members.flatMap((member): TypeText => ['\n  | ', ...member]);
  }
  const isObject = fields.length > 0 && /^\{.*\}$/.test(text);
  return isLong && isObject ? [' ', ...printFields(fields)] : [' ', ...type];
}

/** Matches tokens that decide which `|` separate members. The `>` of `=>` closes nothing. */
const UNION_TOKEN = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>| \| |[([{<]|[)\]}>]/g;

/** Returns the members of a union, or the whole type. A union after an arrow belongs to the result. */
function unionMembers(type: TypeText): TypeText[] {
  const members: TypeText[] = [[]];
  let depth = 0;
  for (const part of type) {
    if (typeof part !== 'string') {
      members.at(-1)?.push(part);
      continue;
    }
    let start = 0;
    const take = (end: number) => {
      if (end > start) members.at(-1)?.push(part.slice(start, end));
    };
    for (const { 0: token, index } of part.matchAll(UNION_TOKEN)) {
      if (token === '=>' && depth === 0) return [type];
      if (token.length === 1) depth += '([{<'.includes(token) ? 1 : -1;
      if (token !== ' | ' || depth > 0) continue;
      take(index);
      start = index + token.length;
      members.push([]);
    }
    take(part.length);
  }
  return members;
}

function heritage({ extends: parents, implements: contracts }: LibrarySymbol): TypeText {
  const list = (word: string, types: TypeText[]): TypeText =>
    types.length === 0 ? [] : [` ${word} `, ...joined(types, ', ')];
  return [...list('extends', parents), ...list('implements', contracts)];
}

function printFields(members: Member[]): TypeText {
  const lines = members.flatMap(
    (member): TypeText =>
      member.signatures.length > 0
        ? member.signatures.flatMap((one) => ['  ', ...signatureText(member.name, one), ';\n'])
        : ['  ', ...propertyText(member), ';\n'],
  );
  return ['{\n', ...lines, '}'];
}

function enumeratorText({ name, value }: Member): string {
  return value === undefined ? `  ${name},\n` : `  ${name} = ${value},\n`;
}

/**
 * Returns the declaration of a property: `readonly x?: number`.
 * @param value in the running library: `static x: number = 1`
 */
export function propertyText(
  { name, type, isOptional, isReadonly, isStatic }: Member,
  value?: string,
): TypeText {
  const words = [isStatic && 'static ', isReadonly && 'readonly '].filter(Boolean).join('');
  const end = value === undefined ? [] : [` = ${value}`];
  return [`${words}${name}${isOptional ? '?' : ''}: `, ...(type ?? ['unknown']), ...end];
}

/**
 * Returns one overload. A long one has a line for each parameter.
 * @param name with keywords: `static add`
 */
export function signatureText(name: string, signature: Signature): TypeText {
  const { typeParameters, parameters, returns } = signature;
  const head: TypeText = [name, ...typeParametersText(typeParameters), '('];
  const tail: TypeText = returns ? ['): ', ...returns] : [')'];
  const parts = parameters.map(parameterText);
  const line: TypeText = [...head, ...joined(parts, ', '), ...tail];
  if (plainText(line).length <= MAX_LINE_LENGTH || parts.length === 0) return line;
  return [...head, ...parts.flatMap((part): TypeText => ['\n  ', ...part, ',']), '\n', ...tail];
}

/** Returns a parameter as written in a signature: `wake: boolean = true`. */
export function parameterText(parameter: Omit<Parameter, 'text'>): TypeText {
  const { name, type, isOptional, isRest, default: value } = parameter;
  return [
    `${isRest ? '...' : ''}${name}${isOptional && value === undefined ? '?' : ''}: `,
    ...type,
    ...(value === undefined ? [] : [` = ${value}`]),
  ];
}

/** Returns type parameters in angle brackets; nothing if there are none. */
export function typeParametersText(parameters: Omit<TypeParameter, 'text'>[]): TypeText {
  if (parameters.length === 0) return [];
  const parts = parameters.map(
    ({ name, constraint, default: value }): TypeText => [
      name,
      ...(constraint ? [' extends ', ...constraint] : []),
      ...(value ? [' = ', ...value] : []),
    ],
  );
  return ['<', ...joined(parts, ', '), '>'];
}

/** Concatenates texts, with a separator between them. */
export function joined(parts: TypeText[], separator: string): TypeText {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}
