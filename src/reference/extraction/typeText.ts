import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  SomeType,
  TypeContext,
  TypeParameterReflection,
  TypeVisitor,
} from 'typedoc';
import type { TypeText } from '../model.ts';
import type { NameOf } from './names.ts';

export interface TypeTextOptions {
  nameOf: NameOf;
  /** Called for each type that can't be written, with TypeDoc's text of it. */
  onUnknown: (text: string) => void;
}

type Piece = TypeText[number];

/** A type as TypeScript source, with the names of the library's symbols as links. */
export function typeText(type: SomeType | undefined, options: TypeTextOptions): TypeText {
  return typeWriter(options)(type, 'none');
}

/** The object or function type that a declaration describes: `{ a: A }`, `(a: A) => B`. */
export function literalText(
  declaration: DeclarationReflection,
  options: TypeTextOptions,
): TypeText {
  return writeLiteral(declaration, typeWriter(options));
}

/** Concatenates pieces; adjacent plain texts become one. */
export function join(...pieces: (Piece | TypeText)[]): TypeText {
  const joined: TypeText = [];
  for (const piece of pieces.flat()) {
    const last = joined.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') joined.splice(-1, 1, last + piece);
    else joined.push(piece);
  }
  return joined;
}

type Write = (type: SomeType | undefined, where: TypeContext) => TypeText;

function typeWriter({ nameOf, onUnknown }: TypeTextOptions): Write {
  const write: Write = (type, where) => {
    // Omitted in the source, and not inferred either.
    if (!type) return ['any'];
    const visit = visitor[type.type] as ((type: SomeType) => TypeText) | undefined;
    if (!visit) {
      onUnknown(String(type));
      return [String(type)];
    }
    const text = visit(type);
    return type.needsParenthesis(where) ? join('(', text, ')') : text;
  };

  const visitor: TypeVisitor<TypeText> = {
    array: ({ elementType }) => join(write(elementType, 'arrayElement'), '[]'),
    conditional: ({ checkType, extendsType, trueType, falseType }) =>
      join(
        ...[write(checkType, 'conditionalCheck'), ' extends '],
        ...[write(extendsType, 'conditionalExtends'), ' ? '],
        ...[write(trueType, 'conditionalTrue'), ' : '],
        write(falseType, 'conditionalFalse'),
      ),
    indexedAccess: ({ objectType, indexType }) =>
      join(write(objectType, 'indexedObject'), '[', write(indexType, 'indexedIndex'), ']'),
    inferred: ({ name, constraint }) =>
      constraint
        ? join(`infer ${name} extends `, write(constraint, 'inferredConstraint'))
        : [`infer ${name}`],
    intersection: ({ types }) => separated(' & ', writeAll(types, 'intersectionElement')),
    intrinsic: ({ name }) => [name],
    literal: ({ value }) => [
      typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value)),
    ],
    mapped: (type) => {
      const { parameter, parameterType, nameType, templateType } = type;
      const readonly = modifier(type.readonlyModifier, 'readonly ');
      const optional = modifier(type.optionalModifier, '?');
      const name: TypeText = nameType ? join(' as ', write(nameType, 'mappedName')) : [];
      const keys = write(parameterType, 'mappedParameter');
      const value = write(templateType, 'mappedTemplate');
      return join('{ ', readonly, `[${parameter} in `, keys, name, `]${optional}: `, value, ' }');
    },
    namedTupleMember: ({ name, isOptional, element }) =>
      join(`${name}${isOptional ? '?' : ''}: `, write(element, 'tupleElement')),
    optional: ({ elementType }) => join(write(elementType, 'optionalElement'), '?'),
    predicate: ({ asserts, name, targetType }) =>
      join(
        `${asserts ? 'asserts ' : ''}${name}`,
        ...(targetType ? [' is ', write(targetType, 'predicateTarget')] : []),
      ),
    query: ({ queryType }) => join('typeof ', write(queryType, 'queryTypeTarget')),
    reference: ({ name, reflection, typeArguments }) => {
      const symbol = nameOf(reflection);
      // Enumerators are written with the name of their enumeration, and default exports with their own.
      const isOwn = name !== 'default' && !symbol?.endsWith(`.${name}`);
      const text = isOwn ? name : (symbol ?? name);
      const list = writeAll(typeArguments ?? [], 'referenceTypeArgument');
      const given: TypeText = list.length > 0 ? join('<', separated(', ', list), '>') : [];
      return join(symbol === undefined ? text : { text, symbol }, given);
    },
    reflection: ({ declaration }) => writeLiteral(declaration, write),
    rest: ({ elementType }) => join('...', write(elementType, 'restElement')),
    templateLiteral: ({ head, tail }) =>
      join(
        `\`${head}`,
        ...tail.map(([type, text]) =>
          join('${', write(type, 'templateLiteralElement'), `}${text}`),
        ),
        '`',
      ),
    tuple: ({ elements }) => join('[', separated(', ', writeAll(elements, 'tupleElement')), ']'),
    typeOperator: ({ operator, target }) =>
      join(`${operator} `, write(target, 'typeOperatorTarget')),
    union: ({ types }) => separated(' | ', writeAll(types, 'unionElement')),
    unknown: ({ name }) => {
      onUnknown(name);
      return [name];
    },
  };

  const writeAll = (types: SomeType[], where: TypeContext) =>
    types.map((type) => write(type, where));
  return write;
}

/** `(a: A) => B` for a single signature, otherwise `{ a: A; (b: B): C }`. */
function writeLiteral(declaration: DeclarationReflection, write: Write): TypeText {
  const { signatures = [], indexSignatures = [], children = [] } = declaration;
  const [only] = signatures;
  const isFunction = children.length === 0 && indexSignatures.length === 0;
  if (only && signatures.length === 1 && isFunction) return writeSignature(only, ' => ', write);
  const lines = [
    ...indexSignatures.map((signature) => writeIndex(signature, write)),
    ...signatures.map((signature) => writeSignature(signature, ': ', write)),
    ...children.flatMap((child) => writeChild(child, write)),
  ];
  return lines.length > 0 ? join('{ ', separated('; ', lines), ' }') : ['{}'];
}

/** `[key: string]: number`. */
function writeIndex(signature: SignatureReflection, write: Write): TypeText {
  const readonly = signature.flags.isReadonly ? 'readonly ' : '';
  const [key] = signature.parameters ?? [];
  const keys = write(key?.type, 'none');
  return join(`${readonly}[${key?.name}: `, keys, ']: ', write(signature.type, 'none'));
}

function writeChild(child: DeclarationReflection, write: Write): TypeText[] {
  const { name, flags, signatures, getSignature, setSignature } = child;
  const key = /^[\w$]+$|^\[/.test(name) ? name : JSON.stringify(name);
  const optional = flags.isOptional ? '?' : '';
  if (signatures && name === 'constructor')
    return signatures.map((it) => writeNew(it, ': ', write));
  if (signatures) {
    return signatures.map((it) => join(`${key}${optional}`, writeSignature(it, ': ', write)));
  }
  const type = child.type ?? getSignature?.type ?? setSignature?.parameters?.[0]?.type;
  const isReadonly = flags.isReadonly || (getSignature && !setSignature);
  return [join(`${isReadonly ? 'readonly ' : ''}${key}${optional}: `, write(type, 'none'))];
}

function writeNew(signature: SignatureReflection, arrow: string, write: Write): TypeText {
  return join('new ', writeSignature(signature, arrow, write));
}

function writeSignature(signature: SignatureReflection, arrow: string, write: Write): TypeText {
  const parameters = (signature.parameters ?? []).map((it) => writeParameter(it, write));
  return join(
    writeTypeParameters(signature.typeParameters, write),
    ...['(', separated(', ', parameters), `)${arrow}`],
    write(signature.type, 'none'),
  );
}

function writeParameter(parameter: ParameterReflection, write: Write): TypeText {
  const { name, flags, type, defaultValue } = parameter;
  const optional = flags.isOptional || defaultValue !== undefined ? '?' : '';
  return join(`${flags.isRest ? '...' : ''}${name}${optional}: `, write(type, 'none'));
}

function writeTypeParameters(
  parameters: TypeParameterReflection[] | undefined,
  write: Write,
): TypeText {
  if (!parameters?.length) return [];
  const list = parameters.map(({ name, type, default: otherwise }) =>
    join(
      name,
      ...(type ? [' extends ', write(type, 'none')] : []),
      ...(otherwise ? [' = ', write(otherwise, 'none')] : []),
    ),
  );
  return join('<', separated(', ', list), '>');
}

function separated(separator: string, texts: TypeText[]): TypeText {
  return join(...texts.flatMap((text, index) => (index === 0 ? [text] : [separator, text])));
}

function modifier(sign: '+' | '-' | undefined, word: string): string {
  if (!sign) return '';
  return sign === '-' ? `-${word}` : word;
}
