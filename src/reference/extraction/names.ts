import type { DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import { ReflectionKind } from 'typedoc';

/** Returns the full name of a reflection, `World` or `World.step`; undefined if the library doesn't export it. */
export type FindName = (reflection: Reflection | undefined) => string | undefined;

/** Names every exported symbol and its members. An inherited member has the name of its origin. */
export function nameReflections(root: ProjectReflection): FindName {
  const names = new Map<Reflection, string>();
  for (const symbol of root.children ?? []) {
    if (symbol.isReference() || symbol.kindOf(ReflectionKind.SomeModule)) continue;
    names.set(symbol, symbol.name);
    for (const member of symbol.children ?? []) names.set(member, `${symbol.name}.${member.name}`);
  }
  return (reflection) => {
    const declared = findDeclaration(reflection);
    return declared && names.get(findOrigin(declared, names));
  };
}

/** Returns the declaration that an inherited member comes from, or the nearest override that the library exports. */
function findOrigin(
  member: DeclarationReflection,
  exported: Map<Reflection, string>,
): DeclarationReflection {
  const parent = findDeclaration(inheritedFrom(member)?.reflection);
  return parent && parent !== member && exported.has(parent)
    ? findOrigin(parent, exported)
    : member;
}

function inheritedFrom(member: DeclarationReflection) {
  const { signatures, getSignature, setSignature } = member;
  const signature = signatures?.[0] ?? getSignature ?? setSignature;
  return member.inheritedFrom ?? signature?.inheritedFrom;
}

function findDeclaration(reflection: Reflection | undefined): DeclarationReflection | undefined {
  if (reflection?.isReference()) return findDeclaration(reflection.tryGetTargetReflectionDeep());
  if (reflection?.isSignature()) return reflection.parent;
  return reflection?.isDeclaration() ? reflection : undefined;
}
