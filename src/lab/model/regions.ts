/** A program, and the parts of it that text can show. */
export interface Program {
  /** Its lines, without the comments that mark its regions. */
  lines: string[];
  /** Regions by name: indexes of the first line and of the one after the last. */
  regions: Record<string, [from: number, to: number]>;
}

const REGION = /^\s*\/\/ #region ([\w-]+)$/;
const END = /^\s*\/\/ #endregion$/;

/** Thrown for regions that are not closed, overlap, or have the same name. */
export class RegionError extends Error {
  constructor(
    file: string,
    /** Line of the file, counted from 1. */
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line} ${reason}`);
  }
}

/**
 * Reads a program whose regions are marked by the comments `// #region name` and `// #endregion`.
 * @param file named in errors
 * @throws RegionError if regions are not closed, overlap, or have the same name
 */
export function readRegions(file: string, text: string): Program {
  const lines: string[] = [];
  const regions: Program['regions'] = {};
  let open: { name: string; from: number; line: number } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const fail = (reason: string) => {
      throw new RegionError(file, index + 1, reason);
    };
    const name = REGION.exec(line)?.[1];
    if (name !== undefined) {
      if (open) fail(`the region "${open.name}" is still open`);
      if (regions[name]) fail(`the region "${name}" exists already`);
      open = { name, from: lines.length, line: index + 1 };
    } else if (END.test(line)) {
      if (open) regions[open.name] = [open.from, lines.length];
      else fail('no region is open');
      open = undefined;
    } else lines.push(line);
  }
  if (open) throw new RegionError(file, open.line, `the region "${open.name}" is never closed`);
  return { lines, regions };
}

/** Returns the line of a file that became a line of its program; both are 1-based. */
export function lineInFile(text: string, line: number): number {
  const kept = text
    .split('\n')
    .flatMap((content, index) => (REGION.test(content) || END.test(content) ? [] : [index + 1]));
  return kept[line - 1] ?? line;
}
