import { diffArrays } from 'diff';
import { type Program, readRegions } from './regions.ts';

/** A step of a tutorial: the program of the step before, with changes. */
export interface Step extends Program {
  /** Tutorial and file: `brick-breaker/02-paddle`. */
  id: string;
  /** Indexes of the lines that the step before doesn't have; none in the first step of a tutorial. */
  added: number[];
}

/** The file of a step. */
interface StepFile {
  id: string;
  text: string;
}

/**
 * Reads the steps of tutorials from their files, which are sorted by id.
 * @throws with a line if the regions of a file are not closed, overlap, or have the same name
 */
export function readSteps(files: StepFile[]): Step[] {
  let before: Step | undefined;
  return files.map(({ id, text }) => {
    const { lines, regions } = readRegions(`learn/${id}.ts`, text);
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

/** Ids of the steps of the same tutorial that come before a step, the nearest first. */
export function earlierSteps(steps: Pick<Step, 'id'>[], id: string): string[] {
  return steps
    .slice(
      0,
      steps.findIndex((step) => step.id === id),
    )
    .map((step) => step.id)
    .filter((other) => tutorialOf({ id: other }) === tutorialOf({ id }))
    .reverse();
}

/** `brick-breaker` */
function tutorialOf({ id }: Pick<Step, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}
