import { didYouMean } from '../config/nearest.ts';
import type { Problem } from '../config/problem.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { UNCLOSED_FENCE, UnclosedFenceError } from '../content/unclosedFence.ts';
import type { Signature } from './model.ts';
import { keysOfNote, type Note, noteNames } from './notes.ts';
import type { Reference } from './reference.ts';

/** A problem in notes, whose line is determined when their files are searched. */
export interface NoteProblem extends Problem {
  /** Path to the mistake: names of the symbol, of keys, and of the faulty part. */
  at: string[];
}

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
  const subjects = [...notes.entries()].filter(([name]) => existing.has(name));
  return [
    ...topics.flatMap((topic) =>
      unknown(`the topic "${topic.title}" names`, topic.symbols, symbols, (name) => [
        'topics',
        name,
      ]),
    ),
    ...unknown('the scenes name', Object.keys(scenes), symbols, (name) => ['scenes', name]),
    ...unknown('the notes name', [...notes.keys()].filter(isBelowExisting), existing, keysOfNote),
    ...unknown(
      'the notes list as internal',
      [...internals].filter(isBelowExisting),
      existing,
      (name) => {
        const [symbol = '', member = ''] = name.split('.');
        return [symbol, 'internal', member === symbol ? 'new' : member];
      },
    ),
    ...subjects.flatMap(([name, { see = [], atRuntime = [] }]) => [
      ...unknown(
        `"see" of "${name}" names`,
        see.filter((text) => !/\]\(/.test(text)),
        places,
        (text) => [...keysOfNote(name), 'see', text],
      ),
      ...unknown(`"atRuntime" of "${name}" names`, atRuntime, places, (text) => [
        ...keysOfNote(name),
        'atRuntime',
        text,
      ]),
    ]),
    ...subjects.flatMap(([name, note]) => unclosedFences(name, note, file)),
    ...subjects
      .filter(([, { example }]) => example && !example.setup && !/^import\b/m.test(example.code))
      .map(([name]) => ({
        file,
        message: `the example of "${name}" has no import and no setup`,
        fix: 'import what it uses, or name a file of samples/ in "setup"',
        at: [...keysOfNote(name), 'example'],
      })),
  ];
}

/** Finds texts with an unclosed code block. */
function unclosedFences(name: string, note: Note, file: string): NoteProblem[] {
  return (['summary', 'remarks', 'returns'] as const).flatMap((key) => {
    const text = note[key] ?? '';
    if (!/```|~~~/.test(text)) return [];
    try {
      renderMarkdown(text, { forbidsUnclosedFence: true });
      return [];
    } catch (error) {
      if (!(error instanceof UnclosedFenceError)) throw error;
      return [{ file, ...UNCLOSED_FENCE, at: [...keysOfNote(name), key] }];
    }
  });
}

type At = (name: string) => string[];

/** Returns the full names of a symbol or member and of its parameters: `World.step`, `World.step.timeStep`. */
function parameterNames(name: string, signatures: Signature[]): string[] {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  return [name, ...parameters.map((parameter) => `${name}.${parameter.name}`)];
}
