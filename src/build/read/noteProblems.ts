import { type Problem, uniqueProblems } from '../../config/problem.ts';
import { pathOfSymbol } from '../../reference/anchors.ts';
import type { NoteProblem } from '../../reference/noteSchema.ts';
import { keysOfNote } from '../../reference/notes.ts';
import type { Reference } from '../../reference/reference.ts';
import {
  locateNames,
  locateNotes,
  locateText,
  type NoteLocation,
  offsetLine,
} from './noteLocations.ts';
import type { ReadNotes } from './notes.ts';

/**
 * Moves problems of notes to their lines: both those of the notes themselves, and those of pages that show them. If
 * several pages show a note, its problem is reported once. A problem in the library's own comments stays a problem of
 * its source.
 */
export async function locateNoteProblems(
  problems: (Problem | NoteProblem)[],
  reference: Reference,
  files: ReadNotes['files'],
): Promise<Problem[]> {
  if (!problems.some((problem) => isOfNotes(problem, reference))) return problems;
  const locations = await locateNotes(files);
  const located = problems.map((problem) => {
    if (!isOfNotes(problem, reference)) return problem;
    const { file, line, message, fix } = problem;
    const location = findLocation(problem, reference, locations);
    return { file: location?.file ?? file, line: location?.line ?? line, message, fix };
  });
  return uniqueProblems(located);
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

function findLocation(
  problem: Problem | NoteProblem,
  reference: Reference,
  locations: NoteLocation[],
): { file: string; line?: number } | undefined {
  if ('at' in problem) return locateNames(locations, problem.at);
  const { file, line, message } = problem;
  const [, ofExample] = EXAMPLE.exec(file) ?? [];
  if (ofExample) {
    const keys = [...keysOfNote(ofExample), 'example'];
    const key = locateNames(locations, keys);
    const text = locations[locations.indexOf(key as NoteLocation) + 1];
    return text && line !== undefined ? offsetLine(text, line - 1) : key;
  }
  const symbols = findSymbols(problem, reference);
  for (const part of quotedParts(message)) {
    const found = locateText(locations, symbols, part);
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
