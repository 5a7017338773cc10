/** A program and its parts that text can show. */
export interface Program {
  /** Its lines, without the comments that mark its regions. */
  lines: string[];
  /** Regions by name: indexes of the first line and of the one after the last. */
  regions: Record<string, [from: number, to: number]>;
}

const REGION = /^\s*\/\/ #region ([\w-]+)$/;
const END = /^\s*\/\/ #endregion$/;

/**
 * Reads a program whose regions are marked by the comments `// #region name` and `// #endregion`.
 * @param file named in errors
 * @throws with a line if regions are not closed, overlap, or have the same name
 */
export function readRegions(file: string, text: string): Program {
  const lines: string[] = [];
  const regions: Program['regions'] = {};
  let open: { name: string; from: number } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const fail = (reason: string) => {
      throw new Error(`${file}:${index + 1} ${reason}`);
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
  if (open) throw new Error(`${file} the region "${open.name}" is never closed`);
  return { lines, regions };
}
