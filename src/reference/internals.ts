import type { Library, LibrarySymbol } from './model.ts';
import type { ReferenceNotes } from './notes.ts';

/**
 * Returns the full names of everything that only the library itself uses, according to the notes: whole symbols with
 * all of their members (`Solver`, `Solver.clear`), and single members (`Body.advance`) with their overrides in
 * subtypes. The source's own tags need no notes, because hidden symbols are not in the library's model.
 */
export function internalNames(
  { symbols }: Library,
  { topics, symbols: notes }: ReferenceNotes,
): Set<string> {
  const byName = new Map(symbols.map((symbol) => [symbol.name, symbol]));
  const whole = topics.filter(({ isInternal }) => isInternal).flatMap((topic) => topic.symbols);
  const names = new Set(
    whole.flatMap((name) => [
      name,
      ...(byName.get(name)?.members ?? []).map((member) => `${name}.${member.name}`),
    ]),
  );
  for (const [name, { internal = [] }] of Object.entries(notes)) {
    const symbol = byName.get(name);
    for (const member of internal) {
      // Constructors have the name of their class, and aren't overridden.
      if (member === 'new') names.add(`${name}.${name}`);
      else names.add(`${name}.${member}`);
      if (symbol) for (const one of findOverrides(symbol, member, byName)) names.add(one);
    }
  }
  return names;
}

/** Returns the full names of the members that override a member, in all subtypes. */
function findOverrides(
  { subtypes }: LibrarySymbol,
  member: string,
  byName: Map<string, LibrarySymbol>,
): string[] {
  // The loop also visits the subtypes that it adds, each once, even in a cycle.
  const all = new Set(subtypes);
  for (const name of all) for (const one of byName.get(name)?.subtypes ?? []) all.add(one);
  return [...all]
    .filter((name) => byName.get(name)?.members.some((one) => one.name === member))
    .map((name) => `${name}.${member}`);
}
