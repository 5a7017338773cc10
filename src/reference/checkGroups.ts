import { didYouMean, findNearest } from '../config/nearest.ts';
import { anchoredMembers, groupedName } from './memberGroups.ts';
import type { LibrarySymbol } from './model.ts';
import type { NoteProblem } from './noteSchema.ts';
import type { Reference } from './reference.ts';

/**
 * Finds groups of members that don't fit the library: unknown names, members in no group, such as those that a new
 * version of the library adds, and members in several groups.
 * @param file of the notes, as messages display it
 */
export function checkGroups(reference: Reference, file: string): NoteProblem[] {
  const { groups, symbols } = reference;
  return Object.entries(groups).flatMap(([name, ofSymbol = []]) => {
    const at = ['groups', name];
    const symbol = symbols.get(name);
    if (!symbol) {
      const message = `groups of "${name}", which the library does not have`;
      return [{ file, message, fix: didYouMean(name, symbols.keys(), 'remove them'), at }];
    }
    const own = anchoredMembers(symbol, reference).public.map(({ member }) => groupedName(member));
    const existing = new Set([...own, ...inheritedNames(symbol, reference)]);
    const problems: NoteProblem[] = [];
    const grouped = new Set<string>();
    for (const { title, members } of ofSymbol) {
      for (const member of members) {
        const what = `the group "${title}" of "${name}" has "${member}", which`;
        const report = (message: string, fix: string) =>
          problems.push({ file, message: `${what} ${message}`, fix, at: [...at, member] });
        if (!existing.has(member))
          report('is no public member of it', didYouMean(member, existing, 'remove it'));
        if (grouped.has(member)) report('an earlier group has', 'remove it from one of them');
        grouped.add(member);
      }
    }
    // A misspelled name is already a problem, so it stands for the nearest member.
    const meant = [...grouped, ...unknownInternals(symbol, reference)].map((one) =>
      existing.has(one) ? one : findNearest(one, existing),
    );
    const missing = [...existing].filter((member) => !meant.includes(member));
    return [
      ...problems,
      ...missing.map((member) => ({
        file,
        message: `no group of "${name}" has its member "${member}"`,
        fix: `add it to the group for its task, or list it as internal in the notes on "${name}"`,
        at,
      })),
    ];
  });
}

function unknownInternals({ name, members }: LibrarySymbol, { internals }: Reference): string[] {
  const existing = new Set(members.map((member) => `${name}.${member.name}`));
  const unknown = [...internals].filter((one) => one.startsWith(`${name}.`) && !existing.has(one));
  return unknown.map((one) => one.slice(name.length + 1));
}

function inheritedNames({ inherited }: LibrarySymbol, { internals }: Reference): string[] {
  return inherited.flatMap(({ from, names }) =>
    names.filter((name) => !internals.has(`${from}.${name}`)),
  );
}
