/** A mistake that a writer can mend: where it is, what it is, and how to mend it. */
export interface Problem {
  /** Path as the writer knows it, relative to the folder the command runs in. */
  file: string;
  /** 1-based line, where there is one to name. */
  line?: number;
  message: string;
  fix: string;
  /** Where in our own code it was thrown, if the fault is ours: the lines of a stack. */
  stack?: string;
}

/** `docs/pages/world.md:12 message — how to mend it`, and the stack where there is one. */
export function formatProblem({ file, line, message, fix, stack }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place} ${message} — ${fix}${stack === undefined ? '' : `\n${stack}`}`;
}

/** The frames of an error's stack, without its message. */
export function framesOf({ stack = '' }: Error): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

/** Problems in the order a person reads files: by file, then by line; said once each. */
export function sortProblems(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...seen.values()].sort(
    (a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Thrown when the work can't go on; carries everything that was found, not only the first. */
export class ProblemsError extends Error {
  override name = 'ProblemsError';
  constructor(readonly problems: Problem[]) {
    super(sortProblems(problems).map(formatProblem).join('\n'));
  }
}
