import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import type { Library, LibrarySymbol, Signature } from './model.ts';
import type { ReferenceNotes } from './notes.ts';

/**
 * Every name in the notes that the library doesn't have: renamed, removed, or mistyped. And every
 * text of the wrong kind, which no page would show.
 */
export function checkNotes(notes: ReferenceNotes, { symbols }: Library, file: string): Problem[] {
  const { topics, defaults, values, units, summaries, remarks, returns, parameters, examples } =
    notes;
  const symbolNames = new Set(symbols.map(({ name }) => name));
  const described = new Set(symbols.flatMap(describedNames));
  const given = new Set(symbols.flatMap(parameterNames));
  const unknown = (where: string, names: string[], known: Set<string>): Problem[] =>
    names
      .filter((name) => !known.has(name))
      .map((name) => {
        const said = `${where} names "${name}", which`;
        if (known === described && given.has(name)) {
          return { file, message: `${said} is a parameter`, fix: 'say it in "parameters"' };
        }
        if (known === given && described.has(name)) {
          return { file, message: `${said} is no parameter`, fix: 'say it in "summaries"' };
        }
        return {
          file,
          message: `${said} the library does not have`,
          fix: didYouMean(name, known, 'remove it'),
        };
      });
  const standards = Object.entries(defaults).flatMap(([owner, values]) =>
    Object.keys(values).map((name) => `${owner}.${name}`),
  );
  const all = new Set([...described, ...given]);
  return [
    ...topics.flatMap((topic) => unknown(`the topic "${topic.title}"`, topic.symbols, symbolNames)),
    ...unknown('"defaults"', standards, all),
    ...unknown('"values"', Object.keys(values), described),
    ...unknown('"units"', Object.keys(units), all),
    ...unknown('"summaries"', Object.keys(summaries), described),
    ...unknown('"remarks"', Object.keys(remarks), described),
    ...unknown('"returns"', Object.keys(returns), described),
    ...unknown('"parameters"', Object.keys(parameters), given),
    ...unknown('"examples"', Object.keys(examples), described),
    ...Object.entries(examples)
      .filter(([, { code, setup }]) => setup === undefined && !/^import\b/m.test(code))
      .map(([name]) => ({
        file,
        message: `the example of "${name}" has no import and no setup`,
        fix: 'import what it uses, or name a file of samples/ in "setup"',
      })),
  ];
}

/** `World`, `World.step`: what has a place of its own on a page. */
function describedNames({ name, members }: LibrarySymbol): string[] {
  return [name, ...members.map((member) => `${name}.${member.name}`)];
}

/** `World.step.timeStep`, `mixFriction.friction1`. */
function parameterNames({ name, members, signatures }: LibrarySymbol): string[] {
  return [
    ...namesOf(name, signatures),
    ...members.flatMap((member) => namesOf(`${name}.${member.name}`, member.signatures)),
  ];
}

function namesOf(owner: string, signatures: Signature[]): string[] {
  return signatures.flatMap(({ parameters }) => parameters.map(({ name }) => `${owner}.${name}`));
}
