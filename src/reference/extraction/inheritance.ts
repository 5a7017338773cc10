import { type DeclarationReflection, ReferenceType, ReflectionKind, type SomeType } from 'typedoc';
import { compareText } from '../../address/naturalOrder.ts';
import { type InheritedMembers, LISTENING_METHOD } from '../model.ts';
import { eventNames } from './events.ts';
import type { Extraction } from './extraction.ts';
import { isOwn } from './members.ts';
import { isExternal } from './source.ts';

/** Returns the inherited members of a symbol, by the symbol that declares them. */
export function readInherited(
  symbol: DeclarationReflection,
  extraction: Extraction,
): InheritedMembers[] {
  const { findName, project } = extraction;
  const byOrigin = new Map<string, Set<string>>();
  for (const child of symbol.children ?? []) {
    const name = findName(child);
    if (
      !name ||
      child.kindOf(ReflectionKind.Constructor) ||
      isExternal(child, project) ||
      isOwn(child, symbol, extraction)
    )
      continue;
    const from = name.slice(0, name.indexOf('.'));
    const names = byOrigin.get(from) ?? new Set();
    for (const own of memberNames(child)) names.add(own);
    byOrigin.set(from, names);
  }
  const order = listAncestors(symbol, extraction);
  const distance = (from: string) => order.indexOf(from) + 1 || order.length + 1;
  return [...byOrigin]
    .map(([from, names]) => ({ from, names: [...names].sort(compareText) }))
    .sort((a, b) => distance(a.from) - distance(b.from) || compareText(a.from, b.from));
}

/** Returns the names of the library's symbols that a symbol extends or implements. */
export function listParents(symbol: DeclarationReflection, { findName }: Extraction): string[] {
  const { extendedTypes = [], implementedTypes = [] } = symbol;
  return [...extendedTypes, ...implementedTypes].flatMap(
    (type) => findName(findTarget(type)) ?? [],
  );
}

/** Returns the names of all symbols that a symbol extends, nearest first. In a cycle, a symbol extends itself. */
function listAncestors(symbol: DeclarationReflection, { findName }: Extraction): string[] {
  // The loop also visits the ancestors that it adds, each once.
  const ancestors = new Set(findDeclarations(symbol.extendedTypes));
  for (const ancestor of ancestors) {
    for (const parent of findDeclarations(ancestor.extendedTypes)) ancestors.add(parent);
  }
  return [...new Set([...ancestors].flatMap((ancestor) => findName(ancestor) ?? []))];
}

function findDeclarations(types: SomeType[] = []): DeclarationReflection[] {
  return types
    .map(findTarget)
    .filter((target) => target?.isDeclaration() ?? false) as DeclarationReflection[];
}

function findTarget(type: SomeType) {
  return type instanceof ReferenceType ? type.reflection : undefined;
}

/** Returns the name of a member, or for `on`, the names of its events. */
function memberNames({ name, signatures = [] }: DeclarationReflection): string[] {
  return name === LISTENING_METHOD ? [name, ...signatures.flatMap(eventNames)] : [name];
}
