import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import { groupedName, placedMembers } from './memberGroups.ts';
import type { LibrarySymbol } from './model.ts';
import type { Reference } from './reference.ts';

/**
 * Finds groups of members that don't fit the library: unknown names, members in no group, such as those
 * that a new version of the library adds, and members in several.
 * @param file of the notes, as messages show it
 */
export function checkGroups(reference: Reference, file: string): Problem[] {
  const { groups, symbols } = reference;
  return Object.entries(groups).flatMap(([name, ofSymbol = []]): Problem[] => {
    const symbol = symbols.get(name);
    if (!symbol) {
      const message = `groups of "${name}", which the library does not have`;
      return [{ file, message, fix: didYouMean(name, symbols.keys(), 'remove them') }];
    }
    const own = placedMembers(symbol, reference).public.map(({ member }) => groupedName(member));
    const known = new Set([...own, ...inheritedNames(symbol, reference)]);
    const listed = ofSymbol.flatMap(({ title, members }) =>
      members.map((member) => ({ title, member })),
    );
    const names = listed.map(({ member }) => member);
    return [
      ...listed
        .filter(({ member }) => !known.has(member))
        .map(({ title, member }) => ({
          file,
          message: `the group "${title}" of "${name}" has "${member}", which is no public member of it`,
          fix: didYouMean(member, known, 'remove it'),
        })),
      ...listed
        .filter(({ member }, index) => names.indexOf(member) < index)
        .map(({ title, member }) => ({
          file,
          message: `the group "${title}" of "${name}" has "${member}", which an earlier group has`,
          fix: 'remove it from one of them',
        })),
      ...[...known]
        .filter((member) => !names.includes(member))
        .map((member) => ({
          file,
          message: `no group of "${name}" has its member "${member}"`,
          fix: `add it to the group for its task, or list it as internal in the notes on "${name}"`,
        })),
    ];
  });
}

function inheritedNames({ inherited }: LibrarySymbol, { internals }: Reference): string[] {
  return inherited.flatMap(({ from, names }) =>
    names.filter((name) => !internals.has(`${from}.${name}`)),
  );
}
