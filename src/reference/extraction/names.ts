import type { DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import { ReflectionKind } from 'typedoc';

/**
 * What the library calls a reflection: `World`, `World.step`. Undefined for what it doesn't export,
 * which has no place in the reference.
 */
export type NameOf = (reflection: Reflection | undefined) => string | undefined;

/** Names every symbol that a project exports, and its members. What is inherited is called by its origin. */
export function nameReflections(root: ProjectReflection): NameOf {
  const names = new Map<Reflection, string>();
  for (const symbol of root.children ?? []) {
    if (symbol.isReference() || symbol.kindOf(ReflectionKind.SomeModule)) continue;
    names.set(symbol, symbol.name);
    for (const member of symbol.children ?? []) names.set(member, `${symbol.name}.${member.name}`);
  }
  return (reflection) => {
    const declared = declarationOf(reflection);
    return declared && names.get(originOf(declared, names));
  };
}

/** The member that an inherited one is a copy of, or the nearest to it that the library exports. */
export function originOf(
  member: DeclarationReflection,
  exported: { has: (reflection: Reflection) => boolean },
): DeclarationReflection {
  const parent = declarationOf(inheritedFrom(member)?.reflection);
  return parent && parent !== member && exported.has(parent) ? originOf(parent, exported) : member;
}

function inheritedFrom(member: DeclarationReflection) {
  const { signatures, getSignature, setSignature } = member;
  const signature = signatures?.[0] ?? getSignature ?? setSignature;
  return member.inheritedFrom ?? signature?.inheritedFrom;
}

function declarationOf(reflection: Reflection | undefined): DeclarationReflection | undefined {
  if (reflection?.isReference()) return declarationOf(reflection.tryGetTargetReflectionDeep());
  if (reflection?.isSignature()) return reflection.parent;
  return reflection?.isDeclaration() ? reflection : undefined;
}
