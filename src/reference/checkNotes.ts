import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import type { Signature } from './model.ts';
import { noteNames } from './notes.ts';
import type { Reference } from './reference.ts';

/**
 * Finds notes on symbols, members, and parameters that the library doesn't have, and examples that
 * can't run.
 * @param file of the notes, as messages show it
 */
export function checkNotes(reference: Reference, file: string): Problem[] {
  const { library, notes, topics, internals, places } = reference;
  const known = library.symbols.flatMap(({ name, signatures, members }) => [
    ...namesOf(name, signatures),
    ...members.flatMap((member) =>
      noteNames(name, member).flatMap((one) => namesOf(one, member.signatures)),
    ),
  ]);
  const unknown = (where: string, names: Iterable<string>, known: string[]): Problem[] => {
    const all = new Set(known);
    return [...names]
      .filter((name) => !all.has(name))
      .map((name) => ({
        file,
        message: `${where} "${name}", which the library does not have`,
        fix: didYouMean(name, all, 'remove it'),
      }));
  };
  const symbols = library.symbols.map(({ name }) => name);
  return [
    ...topics.flatMap((topic) =>
      unknown(`the topic "${topic.title}" names`, topic.symbols, symbols),
    ),
    ...unknown('the notes name', notes.keys(), known),
    ...unknown('the notes list as internal', internals, known),
    ...[...notes.entries()].flatMap(([name, { see = [] }]) =>
      unknown(
        `"see" of "${name}" names`,
        see.filter((text) => !/\]\(/.test(text)),
        [...places.keys()],
      ),
    ),
    ...[...notes.entries()].flatMap(([name, { atRuntime = [] }]) =>
      unknown(`"atRuntime" of "${name}" names`, atRuntime, [...places.keys()]),
    ),
    ...[...notes.entries()]
      .filter(([, { example }]) => example && !example.setup && !/^import\b/m.test(example.code))
      .map(([name]) => ({
        file,
        message: `the example of "${name}" has no import and no setup`,
        fix: 'import what it uses, or name a file of samples/ in "setup"',
      })),
  ];
}

/** The full names of a symbol or member and of its parameters: `World.step`, `World.step.timeStep`. */
function namesOf(name: string, signatures: Signature[]): string[] {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  return [name, ...parameters.map((parameter) => `${name}.${parameter.name}`)];
}
