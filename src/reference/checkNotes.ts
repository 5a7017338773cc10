import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import type { Library, LibrarySymbol } from './model.ts';
import type { ReferenceNotes } from './notes.ts';

/** Every name in the notes that the library doesn't have: renamed, removed, or mistyped. */
export function checkNotes(
  { topics, defaults, units, summaries }: ReferenceNotes,
  { symbols }: Library,
  file: string,
): Problem[] {
  const names = new Set(symbols.flatMap(namesOf));
  const symbolNames = new Set(symbols.map(({ name }) => name));
  const unknown = (where: string, given: string[], known: Set<string>) =>
    given
      .filter((name) => !known.has(name))
      .map((name) => ({
        file,
        message: `${where} names "${name}", which the library does not have`,
        fix: didYouMean(name, known, 'remove it'),
      }));
  const fields = Object.entries(defaults).flatMap(([symbol, values]) =>
    Object.keys(values).map((field) => `${symbol}.${field}`),
  );
  return [
    ...topics.flatMap((topic) => unknown(`the topic "${topic.title}"`, topic.symbols, symbolNames)),
    ...unknown('"defaults"', fields, names),
    ...unknown('"units"', Object.keys(units), names),
    ...unknown('"summaries"', Object.keys(summaries), names),
  ];
}

/** `World`, `World.step`, `World.step.timeStep`. */
function namesOf({ name, members, signatures }: LibrarySymbol): string[] {
  return [
    name,
    ...signatures.flatMap(({ parameters }) => parameters.map((one) => `${name}.${one.name}`)),
    ...members.flatMap((member) => [
      `${name}.${member.name}`,
      ...member.signatures.flatMap(({ parameters }) =>
        parameters.map((one) => `${name}.${member.name}.${one.name}`),
      ),
    ]),
  ];
}
