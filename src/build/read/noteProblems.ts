import { type Problem, uniqueProblems } from '../../config/problem.ts';
import type { NoteProblem } from '../../reference/checkNotes.ts';
import { keysOfNote } from '../../reference/notes.ts';
import { pathOfSymbol } from '../../reference/places.ts';
import type { Reference } from '../../reference/reference.ts';
import { inLine, type NotePlace, notePlaces, placeOfNames, placeOfText } from './notePlaces.ts';
import type { ReadNotes } from './notes.ts';

/**
 * Moves problems of notes to their lines: both those of the notes themselves, and those of pages that show them. If
 * several pages show a note, its problem is reported once. A problem in the library's own comments stays a problem of
 * its source.
 */
export async function placeNoteProblems(
  problems: (Problem | NoteProblem)[],
  reference: Reference,
  files: ReadNotes['files'],
): Promise<Problem[]> {
  if (!problems.some((problem) => isOfNotes(problem, reference))) return problems;
  const places = await notePlaces(files);
  const placed = problems.map((problem) => {
    if (!isOfNotes(problem, reference)) return problem;
    const { file, line, message, fix } = problem;
    const place = findPlace(problem, reference, places);
    return { file: place?.file ?? file, line: place?.line ?? line, message, fix };
  });
  return uniqueProblems(placed);
}

/** Matches problems in the text of a note: the kind of mistake, followed by the faulty part. */
const IN_TEXT = /^(?:dead link|dead anchor|image not found:) (\S+)/;

function isOfNotes(problem: Problem | NoteProblem, reference: Reference): boolean {
  return (
    'at' in problem ||
    EXAMPLE.test(problem.file) ||
    findSymbols(problem, reference).length > 0 ||
    // A handwritten page can also show notes, such as the overview. Its own mistakes have lines.
    (problem.line === undefined && IN_TEXT.test(problem.message))
  );
}

function findPlace(
  problem: Problem | NoteProblem,
  reference: Reference,
  places: NotePlace[],
): { file: string; line?: number } | undefined {
  if ('at' in problem) return placeOfNames(places, problem.at);
  const { file, line, message } = problem;
  const [, ofExample] = EXAMPLE.exec(file) ?? [];
  if (ofExample) {
    const keys = [...keysOfNote(ofExample), 'example'];
    const key = placeOfNames(places, [...keys, 'code']);
    const text = places[places.indexOf(key as NotePlace) + 1];
    return text && line !== undefined ? inLine(text, line - 1) : placeOfNames(places, keys);
  }
  const symbols = findSymbols(problem, reference);
  for (const part of quotedParts(message)) {
    const found = placeOfText(places, symbols, part);
    if (found) return found;
  }
  return symbols.length > 0 ? { file } : undefined;
}

/** Matches `the example of World.step`. */
const EXAMPLE = /^the example of (.+)$/;

/** Returns the symbols whose pages have a problem: their own path, or that of their source. */
function findSymbols({ file }: Problem, { library, root }: Reference): string[] {
  return library.symbols
    .filter(
      (symbol) =>
        file === pathOfSymbol(symbol, root) || file === `${library.package}/${symbol.source.file}`,
    )
    .map(({ name }) => name);
}

/** Returns the parts of a text that a message can quote: the longest first, without single words. */
function quotedParts(message: string): string[] {
  const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
  const codes = message.match(/\[!code .+?\]/g) ?? [];
  const others = message.split(' ').filter((word) => /[^\w'"“”().,:;-]/.test(word));
  return [...quoted, ...codes, ...others].sort((a, b) => b.length - a.length);
}
