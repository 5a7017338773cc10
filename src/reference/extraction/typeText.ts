import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  SomeType,
  TypeContext,
  TypeVisitor,
} from 'typedoc';
import { joined, parameterText, typeParametersText } from '../declaration.ts';
import type { TypeText } from '../model.ts';
import type { FindName } from './names.ts';

/** Returns a type as TypeScript source, with the names of the library's symbols as links. */
export function typeText(type: SomeType | undefined, findName: FindName): TypeText {
  return mergeStrings(typeWriter(findName)(type, 'none'));
}

/** Merges adjacent plain texts. */
function mergeStrings(pieces: TypeText): TypeText {
  const merged: TypeText = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') merged.splice(-1, 1, last + piece);
    else merged.push(piece);
  }
  return merged;
}

type Write = (type: SomeType | undefined, where: TypeContext) => TypeText;

function typeWriter(findName: FindName): Write {
  const write: Write = (type, where) => {
    // The source omits the type, and it could not be inferred either.
    if (!type) return ['any'];
    const visit = visitor[type.type] as ((type: SomeType) => TypeText) | undefined;
    // Other types, such as mapped and conditional ones, have no links.
    const text = visit ? visit(type) : [String(type)];
    return type.needsParenthesis(where) ? ['(', ...text, ')'] : text;
  };

  const visitor: Partial<TypeVisitor<TypeText>> = {
    array: ({ elementType }) => [...write(elementType, 'arrayElement'), '[]'],
    intersection: ({ types }) => writeAll(types, 'intersectionElement', ' & '),
    query: ({ queryType }) => ['typeof ', ...write(queryType, 'queryTypeTarget')],
    reference: ({ name, reflection, typeArguments = [] }) => {
      const symbol = findName(reflection);
      // Enumerators are written with the name of their enumeration, and default exports with their own name.
      const isOwn = name !== 'default' && !symbol?.endsWith(`.${name}`);
      const text = isOwn ? name : (symbol ?? name);
      const list = writeAll(typeArguments, 'referenceTypeArgument', ', ');
      return [
        symbol === undefined ? text : { text, symbol },
        ...(list.length > 0 ? ['<', ...list, '>'] : []),
      ];
    },
    reflection: ({ declaration }) => writeLiteral(declaration, write),
    tuple: ({ elements }) => ['[', ...writeAll(elements, 'tupleElement', ', '), ']'],
    union: ({ types }) => writeAll(types, 'unionElement', ' | '),
  };

  const writeAll = (types: SomeType[], where: TypeContext, separator: string) =>
    joined(
      types.map((type) => write(type, where)),
      separator,
    );
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
  return lines.length > 0 ? ['{ ', ...joined(lines, '; '), ' }'] : ['{}'];
}

/** Writes an index signature: `[key: string]: number`. */
function writeIndex({ flags, parameters = [], type }: SignatureReflection, write: Write): TypeText {
  const readonly = flags.isReadonly ? 'readonly ' : '';
  const keys = parameters.flatMap((key) => writeParameter(key, write));
  return [`${readonly}[`, ...keys, ']: ', ...write(type, 'none')];
}

function writeChild(child: DeclarationReflection, write: Write): TypeText[] {
  const { name, flags, signatures, getSignature, setSignature } = child;
  const key = /^[\w$]+$|^\[/.test(name) ? name : JSON.stringify(name);
  const optional = flags.isOptional ? '?' : '';
  if (signatures) {
    const start = name === 'constructor' ? 'new ' : `${key}${optional}`;
    return signatures.map((it) => [start, ...writeSignature(it, ': ', write)]);
  }
  const type = child.type ?? getSignature?.type ?? setSignature?.parameters?.[0]?.type;
  const isReadonly = flags.isReadonly || (getSignature && !setSignature);
  return [[`${isReadonly ? 'readonly ' : ''}${key}${optional}: `, ...write(type, 'none')]];
}

function writeSignature(signature: SignatureReflection, arrow: string, write: Write): TypeText {
  const { typeParameters = [], parameters = [], type } = signature;
  const parameterTexts = parameters.map((it) => writeParameter(it, write));
  return [
    ...typeParametersText(
      typeParameters.map((it) => ({
        name: it.name,
        constraint: it.type && write(it.type, 'none'),
        default: it.default && write(it.default, 'none'),
      })),
    ),
    ...['(', ...joined(parameterTexts, ', '), `)${arrow}`],
    ...write(type, 'none'),
  ];
}

function writeParameter(parameter: ParameterReflection, write: Write): TypeText {
  const { name, flags, type, defaultValue } = parameter;
  return parameterText({
    name,
    type: write(type, 'none'),
    isOptional: flags.isOptional || defaultValue !== undefined,
    isRest: flags.isRest,
  });
}
