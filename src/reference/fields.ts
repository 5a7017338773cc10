import type { LibrarySymbol, Member } from './model.ts';

/**
 * Returns whether the type requires a field. Fields of an interface with methods are never required, because the
 * library creates such objects itself.
 */
export function isRequired({ kind, members }: LibrarySymbol, field: Member): boolean {
  const isOfDefinition = kind === 'interface' && members.every(({ kind }) => kind !== 'method');
  return isOfDefinition && !field.isOptional;
}
