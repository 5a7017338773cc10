import { type DeclarationReflection, ReferenceType, ReflectionKind, type SomeType } from 'typedoc';
import { type InheritedMembers, LISTENING_METHOD } from '../model.ts';
import { eventNames } from './events.ts';
import type { Extraction } from './extraction.ts';
import { isOwn } from './members.ts';
import { compareText } from './order.ts';
import { isForeign } from './source.ts';

/** The inherited members of a symbol, by the symbol that declares them. */
export function readInherited(
  symbol: DeclarationReflection,
  extraction: Extraction,
): InheritedMembers[] {
  const { nameOf, project } = extraction;
  const byOrigin = new Map<string, Set<string>>();
  for (const child of symbol.children ?? []) {
    const name = nameOf(child);
    if (
      !name ||
      child.kindOf(ReflectionKind.Constructor) ||
      isForeign(child, project) ||
      isOwn(child, symbol, extraction)
    )
      continue;
    const from = name.slice(0, name.indexOf('.'));
    const names = byOrigin.get(from) ?? new Set();
    for (const own of namesOf(child)) names.add(own);
    byOrigin.set(from, names);
  }
  const order = ancestorsOf(symbol, extraction);
  const distance = (from: string) => order.indexOf(from) + 1 || order.length + 1;
  return [...byOrigin]
    .map(([from, names]) => ({ from, names: [...names].sort(compareText) }))
    .sort((a, b) => distance(a.from) - distance(b.from) || compareText(a.from, b.from));
}

/** Names of the library's symbols that a symbol extends or implements. */
export function parentsOf(symbol: DeclarationReflection, { nameOf }: Extraction): string[] {
  const { extendedTypes = [], implementedTypes = [] } = symbol;
  return [...extendedTypes, ...implementedTypes].flatMap((type) => nameOf(targetOf(type)) ?? []);
}

/** Names of all symbols that a symbol extends, nearest first. In a cycle, it extends itself. */
function ancestorsOf(symbol: DeclarationReflection, { nameOf }: Extraction): string[] {
  // The loop also visits what it adds; each ancestor once.
  const ancestors = new Set(declarationsOf(symbol.extendedTypes));
  for (const ancestor of ancestors) {
    for (const parent of declarationsOf(ancestor.extendedTypes)) ancestors.add(parent);
  }
  return [...new Set([...ancestors].flatMap((ancestor) => nameOf(ancestor) ?? []))];
}

function declarationsOf(types: SomeType[] = []): DeclarationReflection[] {
  return types
    .map(targetOf)
    .filter((target) => target?.isDeclaration() ?? false) as DeclarationReflection[];
}

function targetOf(type: SomeType) {
  return type instanceof ReferenceType ? type.reflection : undefined;
}

/** The name of a member, and for `on` the names of its events. */
function namesOf({ name, signatures = [] }: DeclarationReflection): string[] {
  return name === LISTENING_METHOD ? [name, ...signatures.flatMap(eventNames)] : [name];
}
