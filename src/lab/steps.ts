import { diffArrays } from 'diff';

/** A step of a tutorial: the program of the step before, with changes. */
export interface Step {
  /** Tutorial and file: `brick-breaker/02-paddle`. */
  id: string;
  /** Lines of the program, without the comments that mark its regions. */
  lines: string[];
  /** Parts of the program that text can show, by name: indexes of the first line and of the one after the last. */
  regions: Record<string, [from: number, to: number]>;
  /** Indexes of the lines that the step before doesn't have; none in the first step of a tutorial. */
  added: number[];
}

/** The file of a step. */
interface StepFile {
  id: string;
  text: string;
}

const REGION = /^\s*\/\/ #region ([\w-]+)$/;
const END = /^\s*\/\/ #endregion$/;

/**
 * Reads the steps of tutorials from their files, which are sorted by id.
 * @throws with a line if the regions of a file are not closed, overlap, or have the same name
 */
export function readSteps(files: StepFile[]): Step[] {
  let before: Step | undefined;
  return files.map(({ id, text }) => {
    const { lines, regions } = readRegions(id, text);
    const previous = before && tutorialOf(before) === tutorialOf({ id }) ? before.lines : lines;
    before = { id, lines, regions, added: addedLines(previous, lines) };
    return before;
  });
}

/** Indexes of the lines that are not in the text before, by Myers' diff (https://doi.org/10.1007/BF01840446). */
function addedLines(before: string[], lines: string[]): number[] {
  let at = 0;
  return diffArrays(before, lines).flatMap(({ added, removed, count = 0 }) => {
    if (removed) return [];
    const first = at;
    at += count;
    return added ? Array.from({ length: count }, (_, index) => first + index) : [];
  });
}

function readRegions(id: string, text: string): Pick<Step, 'lines' | 'regions'> {
  const lines: string[] = [];
  const regions: Step['regions'] = {};
  let open: { name: string; from: number } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const fail = (reason: string) => {
      throw new Error(`learn/${id}.ts:${index + 1} ${reason}`);
    };
    const name = REGION.exec(line)?.[1];
    if (name !== undefined) {
      if (open) fail(`the region "${open.name}" is still open`);
      if (regions[name]) fail(`the region "${name}" exists already`);
      open = { name, from: lines.length };
    } else if (END.test(line)) {
      if (open) regions[open.name] = [open.from, lines.length];
      else fail('no region is open');
      open = undefined;
    } else lines.push(line);
  }
  if (open) throw new Error(`learn/${id}.ts the region "${open.name}" is never closed`);
  return { lines, regions };
}

/** `brick-breaker` */
function tutorialOf({ id }: Pick<Step, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}
