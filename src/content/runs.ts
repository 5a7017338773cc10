import { createHash } from 'node:crypto';
import type { MarkedCode } from './codeMarks.ts';
import { type CodeSource, joinPrograms } from './samples.ts';

/** The samples of a page that readers can run. Served as a file next to the page and fetched with the first run. */
export interface SampleRuns {
  /** Hash of all other fields, because a page and its samples must be from the same build. */
  version: string;
  /** Title of the page. */
  page: string;
  /** Samples in the order of their buttons on the page. */
  samples: SampleRun[];
}

/** A sample with all of its code, including the parts that readers don't see. */
export interface SampleRun extends RunnableCode {
  /** Hash of its code, which identifies it in links. */
  id: string;
  /** Its own title, or that of its section. */
  title: string;
  /** For each visible line, its 1-based number in `source` and `code`. */
  lines: number[];
}

export interface RunnableCode {
  /** The whole program, as a reader would write it. */
  source: string;
  /** The program, compiled to a module for the runner. */
  code: string;
}

/**
 * Compiles a program of samples for running the last one.
 * @param program TypeScript, JavaScript, or HTML with scripts
 * @param starts first line of each sample in the program, 0-based
 * @returns undefined if it can't run in readers' browsers, or if the sample does nothing; for HTML, with the 1-based
 * number in the code of each of its lines
 */
export type CompileRun = (
  program: string,
  starts: readonly number[],
) => Promise<(RunnableCode & { lines?: number[] }) | undefined>;

/** A sample that might be runnable. */
interface Runnable {
  /** Index of its block. */
  block: number;
  /** Program that ends with the sample. */
  program: string;
  /** First line of each sample in the program, 0-based. */
  starts: number[];
}

/** Compiles the runnable samples of a page, by the index of their block. */
export async function compileRuns(
  blocks: (CodeSource & { visible: MarkedCode })[],
  compile: CompileRun,
): Promise<Map<number, Omit<SampleRun, 'title'>>> {
  const runs = new Map<number, Omit<SampleRun, 'title'>>();
  for (const { block, program, starts } of [...runnables(blocks), ...pagesIn(blocks)]) {
    const compiled = await compile(program, starts);
    if (!compiled) continue;
    const from = blocks[block]?.visible.from ?? [];
    const start = starts.at(-1) ?? 0;
    const lines = from.map((index) => compiled.lines?.[index] ?? start + index + 1);
    runs.set(block, { id: hashText(compiled.code), ...compiled, lines });
  }
  return runs;
}

export function sampleRuns(page: string, samples: SampleRun[]): SampleRuns {
  return { version: hashText(JSON.stringify(samples)), page, samples };
}

/** Returns each sample with the samples that precede it in its program. */
function runnables(blocks: CodeSource[]): Runnable[] {
  const candidates = [...blocks.entries()].filter(([, { fence }]) => fence.run);
  const sources = candidates.map(([, block]) => block);
  return joinPrograms(sources).flatMap(({ code, parts }) => {
    // Drop the line that closes the scopes, and the two that make it a module.
    const lines = code.split('\n').slice(0, -3);
    return parts.map(({ block }, index) => {
      // A part begins after the line that opens its scope.
      const end = parts[index + 1]?.line;
      const own = lines.slice(0, end === undefined ? undefined : end - 1);
      return {
        block: candidates[block]?.[0] ?? block,
        program: [...own, '}'.repeat(index)].join('\n'),
        starts: parts.slice(0, index + 1).map(({ line }) => line),
      };
    });
  });
}

/** Returns the samples that are pages: HTML, whose scripts can run. */
function pagesIn(blocks: CodeSource[]): Runnable[] {
  return [...blocks.entries()].flatMap(([block, { code, language, fence }]) =>
    language === 'html' && fence.run && !fence.verbatim
      ? [{ block, program: code, starts: [0] }]
      : [],
  );
}

/** Returns a short hash of a text, which identifies it in links and versions. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
