import type {
  LibrarySymbol,
  Member,
  Parameter,
  Signature,
  TypeParameter,
  TypeText,
} from './model.ts';

/** Longer than this, a signature has a line for each parameter: what fits a small phone nearly. */
const LINE_LENGTH = 72;

/** How a symbol would be declared, without what stands below it on its page. */
export function declarationOf(symbol: LibrarySymbol): TypeText {
  const { kind, name, members, signatures, type = [] } = symbol;
  const head: TypeText = [name, ...typeParametersText(symbol.typeParameters)];
  switch (kind) {
    case 'class':
      return [symbol.isAbstract ? 'abstract class ' : 'class ', ...head, ...heritage(symbol)];
    case 'interface':
      return ['interface ', ...head, ...heritage(symbol), ' ', ...fieldsOf(members)];
    case 'enumeration':
      return [`enum ${name} {\n`, ...members.map(enumeratorText), '}'];
    case 'type-alias':
      return ['type ', ...head, ' = ', ...type];
    case 'function':
      return joined(
        signatures.map((signature) => ['function ', ...signatureText(name, signature)]),
        '\n',
      );
  }
}

function heritage({ extends: parents, implements: contracts }: LibrarySymbol): TypeText {
  const list = (word: string, types: TypeText[]): TypeText =>
    types.length === 0 ? [] : [` ${word} `, ...joined(types, ', ')];
  return [...list('extends', parents), ...list('implements', contracts)];
}

function fieldsOf(members: Member[]): TypeText {
  if (members.length === 0) return ['{}'];
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

/** A property as one declares it: `readonly x?: number`. */
export function propertyText({ name, type, isOptional, isReadonly, isStatic }: Member): TypeText {
  const words = [isStatic && 'static ', isReadonly && 'readonly '].filter(Boolean).join('');
  return [`${words}${name}${isOptional ? '?' : ''}: `, ...(type ?? ['unknown'])];
}

/** One overload; a long one with a line for each parameter. */
export function signatureText(name: string, signature: Signature, words = ''): TypeText {
  const { typeParameters, parameters, returns } = signature;
  const head: TypeText = [`${words}${name}`, ...typeParametersText(typeParameters), '('];
  const tail: TypeText = returns ? ['): ', ...returns] : [')'];
  const parts = parameters.map(parameterText);
  const line: TypeText = [...head, ...joined(parts, ', '), ...tail];
  if (plainText(line).length <= LINE_LENGTH || parts.length === 0) return line;
  return [...head, ...parts.flatMap((part): TypeText => ['\n  ', ...part, ',']), '\n', ...tail];
}

function parameterText(parameter: Parameter): TypeText {
  const { name, type, isRest, default: value } = parameter;
  const isOptional = parameter.isOptional && value === undefined;
  return [
    `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: `,
    ...type,
    ...(value === undefined ? [] : [` = ${value}`]),
  ];
}

function typeParametersText(parameters: TypeParameter[]): TypeText {
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

function joined(parts: TypeText[], separator: string): TypeText {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** The same without links. */
export function plainText(type: TypeText): string {
  return type.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
