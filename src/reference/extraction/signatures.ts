import {
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  ReflectionType,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import type { Docs, Parameter, Signature, TypeParameter } from '../model.ts';
import { mergeDocs, NO_DOCS } from './docs.ts';
import type { Extraction } from './extraction.ts';
import { findInitializer, parameterName } from './source.ts';

export interface Documented {
  docs: Docs;
  signatures: Signature[];
}

/**
 * Returns the signatures of a function or method, and their common docs. Docs are common if there is only one
 * signature, or if all overloads repeat them.
 */
export function readSignatures(
  declaration: DeclarationReflection,
  signatures: SignatureReflection[],
  extraction: Extraction,
): Documented {
  const docs = extraction.docs(declaration.comment);
  const read = signatures.map((signature) => readSignature(signature, extraction));
  const [first, ...others] = read.map((signature) => JSON.stringify(signature.docs));
  // Authors often repeat a comment verbatim for each overload.
  const isRepeated = first !== undefined && others.every((other) => other === first);
  if (!isRepeated || !read[0]) return { docs, signatures: read };
  return {
    docs: mergeDocs(docs, read[0].docs),
    signatures: read.map((signature) => ({ ...signature, docs: NO_DOCS })),
  };
}

export function readSignature(signature: SignatureReflection, extraction: Extraction): Signature {
  const { parent } = signature;
  const isOfClass =
    signature.kindOf(ReflectionKind.ConstructorSignature) &&
    parent.parent?.kindOf(ReflectionKind.Class);
  return {
    typeParameters: readTypeParameters(signature.typeParameters, extraction),
    parameters: (signature.parameters ?? []).map((it) => readParameter(it, extraction)),
    returns: isOfClass ? undefined : extraction.type(signature.type),
    docs: extraction.docs(signature.comment),
  };
}

export function readTypeParameters(
  parameters: TypeParameterReflection[] | undefined,
  { type: write, text }: Extraction,
): TypeParameter[] {
  return (parameters ?? []).map((parameter) => {
    const { name, type, default: defaultType, comment } = parameter;
    return {
      name,
      constraint: type && write(type),
      default: defaultType && write(defaultType),
      text: text(comment),
    };
  });
}

/** Returns the signatures of a function type or of its alias. Undefined for other types. */
export function signaturesOfType(type: SomeType | undefined): SignatureReflection[] | undefined {
  if (type?.type === 'reference') {
    const alias = type.reflection;
    return alias?.isDeclaration() ? signaturesOfType(alias.type) : undefined;
  }
  if (!(type instanceof ReflectionType)) return undefined;
  const { signatures, children, indexSignatures } = type.declaration;
  return children?.length || indexSignatures?.length ? undefined : signatures;
}

function readParameter(parameter: ParameterReflection, extraction: Extraction): Parameter {
  const { project, type, text } = extraction;
  const { flags, comment } = parameter;
  const value = findInitializer(parameter, project);
  return {
    name: parameterName(parameter, project),
    type: type(parameter.type),
    isOptional: flags.isOptional || value !== undefined,
    isRest: flags.isRest,
    default: value,
    text: text(comment),
  };
}
