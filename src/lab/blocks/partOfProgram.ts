import { didYouMean } from '../../config/nearest.ts';
import { BlockError } from '../../content/block.ts';
import type { Program } from '../model/regions.ts';

/**
 * Returns the lines of a program's region, or all of them, without their common indent; the index of the first,
 * and the width of that indent.
 * @param file names the program in errors
 * @throws BlockError if there is no such region
 */
export function partOfProgram(
  { lines, regions }: Program,
  file: string,
  region: string | undefined,
): { from: number; indent: number; lines: string[] } {
  const [from, to] = region === undefined ? [0, lines.length] : (regions[region] ?? []);
  if (from === undefined || to === undefined) {
    const otherwise = `mark it there with "// #region ${region}", or name one that is marked`;
    throw new BlockError(
      `shows the unknown region "${region}" of ${file}`,
      didYouMean(String(region), Object.keys(regions), otherwise),
    );
  }
  const shown = lines.slice(from, to);
  const indent = Math.min(...shown.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return { from, indent, lines: shown.map((line) => line.slice(indent)) };
}
