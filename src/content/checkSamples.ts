import type { Problem } from '../config/problem.ts';
import type { CompileRun } from './runs.ts';
import { type CodeSource, joinPrograms, readSampleNotes } from './samples.ts';
import type { Hover, ProgramTypes, TypeChecker } from './typeChecker.ts';
import type { UsedName } from './usedNames.ts';

export interface SampleContext {
  checker: Pick<TypeChecker, 'check'>;
  /** Compiles samples for readers to run; without it, samples can't be run. */
  compileRun?: CompileRun;
}

/** Results of the type checker for a sample. Lines are 0-based within the fence. */
export interface CheckedSample {
  hovers: Hover[];
  /** Symbols of the library that it uses. */
  names: UsedName[];
}

/**
 * Checks a page's samples against the library's types.
 * @param context undefined on sites without a library
 * @returns the checked samples by the index of their block, and a problem for each unexpected error
 */
export async function checkSamples(
  blocks: CodeSource[],
  file: string,
  context: SampleContext | undefined,
): Promise<{ samples: Map<number, CheckedSample>; problems: Problem[] }> {
  const samples = new Map<number, CheckedSample>();
  if (!context) return { samples, problems: [] };
  const problems: Problem[] = [];
  for (const program of joinPrograms(blocks)) {
    const types = await context.checker.check(program);
    for (const [index, { block, line }] of program.parts.entries()) {
      const end = program.parts[index + 1]?.line ?? Number.POSITIVE_INFINITY;
      const source = blocks[block] as CodeSource;
      const part = checkPart(source, types, line, end);
      const at = { file: source.origin ?? file };
      problems.push(...part.problems.map((problem) => ({ ...at, ...problem })));
      samples.set(block, part.sample);
    }
  }
  return { samples, problems };
}

/**
 * Extracts the results of one sample from those of its program.
 * @param first the sample's first line in the program
 * @param end first line of the next sample
 */
function checkPart(
  { code, fence, line: fenceLine = 0 }: CodeSource,
  types: ProgramTypes,
  first: number,
  end: number,
): { sample: CheckedSample; problems: Omit<Problem, 'file'>[] } {
  const { source } = readSampleNotes(code);
  const inside = within(first, source.length);
  const last = first + source.length - 1;
  const problems = types.errors
    .filter(({ line }) => line < end)
    // TypeScript reports an unclosed bracket after the last line.
    .map((error) => ({ ...error, line: Math.min(error.line, last) }))
    .flatMap(inside)
    .map(({ line, code, message }) => {
      const error = `${message.replace(/\s+/g, ' ')} (TS${code})`;
      if (fence.module)
        return {
          line: fenceLine,
          message: `the code of ${fence.title} does not compile on its own: ${error}`,
          fix: 'show what it needs in another part, pass it as an argument, or mark the part as an excerpt',
        };
      return {
        line: fenceLine + 1 + line,
        message: `the sample does not compile: ${error}`,
        fix: 'fix it; if the error is intended, put "// @ts-expect-error" in the line above, or "nocheck" after the language',
      };
    });
  return {
    sample: { hovers: types.hovers.flatMap(inside), names: types.names.flatMap(inside) },
    problems,
  };
}

/** Returns a function that keeps positions within a range of lines, relative to its start. */
function within(first: number, count: number) {
  return <T extends { line: number }>(position: T): T[] => {
    const line = position.line - first;
    return line >= 0 && line < count ? [{ ...position, line }] : [];
  };
}
