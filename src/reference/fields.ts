import type { LibrarySymbol, Member } from './model.ts';

/**
 * Whether types let nobody leave a field out. Of an interface with methods nothing is demanded: the
 * library makes such objects, and nobody has to give them anything.
 */
export function isDemanded({ kind, members }: LibrarySymbol, member: Member): boolean {
  if (kind !== 'interface' || members.some((one) => one.kind === 'method')) return false;
  return !member.isOptional;
}
