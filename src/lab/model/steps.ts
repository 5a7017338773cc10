import { diffArrays } from 'diff';
import { type Program, readRegions } from './regions.ts';

/** A step of a tutorial: the program of the step before, with changes. */
export interface Step extends Program {
  /** Tutorial and file: `brick-breaker/02-paddle`. */
  id: string;
  /** Id of the step before; undefined in the first step of a tutorial. */
  previous?: string;
  /** Indexes of the lines that the step before doesn't have; none in the first step of a tutorial. */
  added: number[];
  /** Lines that only the step before has, with the index of the line in this step that they came before. */
  removed: { before: number; lines: string[] }[];
}

/**
 * Reads the steps of tutorials from their files, which are sorted by id.
 * @throws RegionError if the regions of a file are not closed, overlap, or have the same name
 */
export function readSteps(files: { id: string; text: string }[]): Step[] {
  let before: Step | undefined;
  return files.map(({ id, text }) => {
    const { lines, regions } = readRegions(`learn/${id}.ts`, text);
    const tutorial = tutorialId(id);
    const previous = before && tutorial && tutorialId(before.id) === tutorial ? before : undefined;
    const changes = diffSteps(previous?.lines ?? lines, lines);
    before = { id, previous: previous?.id, lines, regions, ...changes };
    return before;
  });
}

/** Compares a step with the one before, by Myers' diff (https://doi.org/10.1007/BF01840446). */
function diffSteps(previous: string[], lines: string[]): Pick<Step, 'added' | 'removed'> {
  const added: number[] = [];
  const removed: Step['removed'] = [];
  let at = 0;
  for (const change of diffArrays(previous, lines)) {
    if (change.removed) {
      removed.push({ before: at, lines: change.value });
      continue;
    }
    if (change.added) added.push(...change.value.map((_, index) => at + index));
    at += change.value.length;
  }
  return { added, removed };
}

/** Returns the tutorial of a step: `brick-breaker`; an empty string for a file that all tutorials share. */
function tutorialId(id: string): string {
  return id.slice(0, Math.max(0, id.indexOf('/')));
}
