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
import type { FindName } from './names.ts';

type Piece = TypeText[number];

/** Returns a type as TypeScript source, with the names of the library's symbols as links. */
export function typeText(type: SomeType | undefined, findName: FindName): TypeText {
  return typeWriter(findName)(type, 'none');
}

/** Returns the object or function type that a declaration describes: `{ a: A }`, `(a: A) => B`. */
export function literalText(declaration: DeclarationReflection, findName: FindName): TypeText {
  return writeLiteral(declaration, typeWriter(findName));
}

/** Concatenates pieces and merges adjacent plain texts. */
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

function typeWriter(findName: FindName): Write {
  const write: Write = (type, where) => {
    // The source omits the type, and it could not be inferred either.
    if (!type) return ['any'];
    const visit = visitor[type.type] as ((type: SomeType) => TypeText) | undefined;
    // Other types, such as mapped and conditional ones, have no links.
    const text = visit ? visit(type) : [String(type)];
    return type.needsParenthesis(where) ? join('(', text, ')') : text;
  };

  const visitor: Partial<TypeVisitor<TypeText>> = {
    array: ({ elementType }) => join(write(elementType, 'arrayElement'), '[]'),
    intersection: ({ types }) => separated(' & ', writeAll(types, 'intersectionElement')),
    query: ({ queryType }) => join('typeof ', write(queryType, 'queryTypeTarget')),
    reference: ({ name, reflection, typeArguments }) => {
      const symbol = findName(reflection);
      // Enumerators are written with the name of their enumeration, and default exports with their own name.
      const isOwn = name !== 'default' && !symbol?.endsWith(`.${name}`);
      const text = isOwn ? name : (symbol ?? name);
      const list = writeAll(typeArguments ?? [], 'referenceTypeArgument');
      const given: TypeText = list.length > 0 ? join('<', separated(', ', list), '>') : [];
      return join(symbol === undefined ? text : { text, symbol }, given);
    },
    reflection: ({ declaration }) => writeLiteral(declaration, write),
    tuple: ({ elements }) => join('[', separated(', ', writeAll(elements, 'tupleElement')), ']'),
    union: ({ types }) => separated(' | ', writeAll(types, 'unionElement')),
  };

  const writeAll = (types: SomeType[], where: TypeContext) =>
    types.map((type) => write(type, where));
  return write;
}

/** Writes `(a: A) => B` for a single signature, otherwise `{ a: A; (b: B): C }`. */
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

/** Writes an index signature: `[key: string]: number`. */
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
