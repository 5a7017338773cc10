import type { CompileOptions } from '@mdx-js/mdx';

/** A position in compiled code, and the line of the page that it comes from. Only columns are 0-based. */
interface Mapping {
  line: number;
  column: number;
  pageLine: number;
}

/**
 * Replaces the generator of the package "source-map", which MDX informs about each position. A page's code is used only
 * in this process, so the positions need no encoding.
 */
class PositionRecorder {
  private mappings: Mapping[] = [];

  addMapping({
    generated: { line, column },
    original,
  }: {
    generated: Omit<Mapping, 'pageLine'>;
    original: { line: number };
  }): void {
    // Copy the values, because the caller changes its objects.
    this.mappings.push({ line, column, pageLine: original.line });
  }

  toJSON(): Mapping[] {
    return this.mappings;
  }
}

/** Option that makes MDX return a compiled page with the `map` that `lineOfError` needs. */
export const SourceMapGenerator = PositionRecorder as unknown as NonNullable<
  CompileOptions['SourceMapGenerator']
>;

/** Number of lines that JavaScript adds before the body of a new function. */
const FUNCTION_LINES = 2;

/**
 * Returns the line of a page whose code threw an error, if the error's stack contains one.
 * @param positions the `map` of the compiled page
 */
export function lineOfError({ stack }: Error, positions: unknown): number | undefined {
  if (!Array.isArray(positions)) return undefined;
  for (const [, line, column] of String(stack).matchAll(/<anonymous>:(\d+):(\d+)/g)) {
    const at = { line: Number(line) - FUNCTION_LINES, column: Number(column) - 1 };
    const mapping = (positions as Mapping[]).findLast(
      (one) => one.line === at.line && one.column <= at.column,
    );
    // A position without a mapping is in a function that MDX adds.
    if (mapping) return mapping.pageLine;
  }
  return undefined;
}
