/** A mistake that a writer can fix: where it is, what it is, and how to fix it. */
export interface Problem {
  /** Path relative to the folder that the command runs in. */
  file: string;
  /** 1-based line, if known. */
  line?: number;
  message: string;
  fix: string;
  /** Stack frames, if our own code is at fault. */
  stack?: string;
}

/** `docs/pages/world.md:12 message — fix`, followed by the stack, if any. */
export function formatProblem({ file, line, message, fix, stack }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place} ${message} — ${fix}${stack === undefined ? '' : `\n${stack}`}`;
}

/** The frames of an error's stack, without its message. */
export function framesOf({ stack = '' }: Error): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

/** Sorts problems by file, then by line, and removes duplicates. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Thrown when the build can't continue; carries all problems, not only the first. */
export class ProblemsError extends Error {
  override name = 'ProblemsError';
  constructor(readonly problems: Problem[]) {
    super(sortProblems(problems).map(formatProblem).join('\n'));
  }
}
