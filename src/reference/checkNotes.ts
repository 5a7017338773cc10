import { didYouMean } from '../config/nearest.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { UNCLOSED_FENCE, UnclosedFenceError } from '../content/unclosedFence.ts';
import type { Signature } from './model.ts';
import type { NoteProblem } from './noteSchema.ts';
import { keysOfNote, type Note, noteNames } from './notes.ts';
import type { Reference } from './reference.ts';

/**
 * Finds notes on symbols, members, and parameters that the library doesn't have, and examples that can't run. Keys
 * below an unknown name are not reported again.
 * @param file of the notes, as messages display it
 */
export function checkNotes(reference: Reference, file: string): NoteProblem[] {
  const { library, notes, topics, scenes, internals } = reference;
  const symbols = new Set(library.symbols.map(({ name }) => name));
  const places = new Set(reference.places.keys());
  const existing = new Set(
    library.symbols.flatMap(({ name, signatures, members }) => [
      ...parameterNames(name, signatures),
      ...members.flatMap((member) =>
        noteNames(name, member).flatMap((one) => parameterNames(one, member.signatures)),
      ),
    ]),
  );
  const unknown = (where: string, names: Iterable<string>, valid: Set<string>, at: At) =>
    [...names]
      .filter((name) => !valid.has(name))
      .map((name): NoteProblem => {
        const message = `${where} "${name}", which the library does not have`;
        return { file, message, fix: didYouMean(name, valid, 'remove it'), at: at(name) };
      });
  const isBelowExisting = (name: string) => {
    const parent = name.replace(/^static /, '').replace(/\.?[^.]*$/, '');
    return parent === '' || existing.has(parent);
  };
  const noted = [...notes.keys()].filter(isBelowExisting);
  const listed = [...internals].filter(isBelowExisting);
  return [
    ...topics.flatMap(({ title, symbols: names }) =>
      unknown(`the topic "${title}" names`, names, symbols, below('topics')),
    ),
    ...unknown('the scenes name', Object.keys(scenes), symbols, below('scenes')),
    ...unknown('the notes name', noted, existing, keysOfNote),
    ...unknown('the notes list as internal', listed, existing, (name) => {
      const [symbol = '', member = ''] = keysOfNote(name);
      return [symbol, 'internal', member];
    }),
    ...[...notes.entries()].flatMap(([name, note]) => {
      if (!existing.has(name)) return [];
      const { see = [], atRuntime = [] } = note;
      const keys = keysOfNote(name);
      const related = see.filter((text) => !/\]\(/.test(text));
      return [
        ...unknown(`"see" of "${name}" names`, related, places, below(...keys, 'see')),
        ...unknown(
          `"atRuntime" of "${name}" names`,
          atRuntime,
          places,
          below(...keys, 'atRuntime'),
        ),
        ...unclosedFences(note, keys, file),
        ...incompleteExamples(name, note, keys, file),
      ];
    }),
  ];
}

/** Finds texts with an unclosed code block. */
function unclosedFences(note: Note, keys: string[], file: string): NoteProblem[] {
  return (['summary', 'remarks', 'returns'] as const).flatMap((key) => {
    const text = note[key] ?? '';
    if (!/```|~~~/.test(text)) return [];
    try {
      renderMarkdown(text, { forbidsUnclosedFence: true });
      return [];
    } catch (error) {
      if (!(error instanceof UnclosedFenceError)) throw error;
      return [{ file, ...UNCLOSED_FENCE, at: [...keys, key] }];
    }
  });
}

function incompleteExamples(
  name: string,
  { example }: Note,
  keys: string[],
  file: string,
): NoteProblem[] {
  if (!example || /^import\b/m.test(example)) return [];
  const message = `the example of "${name}" has no import`;
  const fix = 'import what it uses, so that readers can copy a complete program';
  return [{ file, message, fix, at: [...keys, 'example'] }];
}

type At = (name: string) => string[];

function below(...keys: string[]): At {
  return (name) => [...keys, name];
}

/** Returns the full names of a symbol or member and of its parameters: `World.step`, `World.step.timeStep`. */
function parameterNames(name: string, signatures: Signature[]): string[] {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  return [name, ...parameters.map((parameter) => `${name}.${parameter.name}`)];
}
