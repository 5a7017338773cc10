import { compareText } from '../address/naturalOrder.ts';

/** A mistake that a writer can fix: its location, its description, and how to fix it. */
export interface Problem {
  /** Path relative to the folder that the command runs in. */
  file: string;
  /** 1-based line; undefined if it can't be determined. */
  line?: number;
  message: string;
  fix: string;
  /** Stack frames, if the site engine itself is at fault. */
  stack?: string;
  /** Whether it follows from another problem, as that of a block follows from that of its scene. */
  isConsequence?: boolean;
}

/** Prints a problem as `docs/pages/world.md:12 message — fix`, followed by the stack, if any. */
export function formatProblem(problem: Problem): string {
  const { message, fix, stack } = problem;
  const text = `${formatLocation(problem)} ${message} — ${fix}${stack === undefined ? '' : `\n${stack}`}`;
  return text.replace(UNPRINTABLE, escaped);
}

/** Matches characters that clear or reorder a terminal's text. Names and code can contain them. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function formatLocation({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Maximum number of locations for which a repeated mistake is printed in full. */
const MAX_REPEATED = 3;
/** Maximum number of further locations that are listed, without message and fix. */
const MAX_LOCATIONS = 5;

/**
 * Returns the lines for a list of problems, sorted. A mistake that was made in many locations is printed once, with
 * their number and the first of them.
 */
export function formatProblems(problems: Problem[]): string[] {
  const sorted = sortProblems(problems);
  const byMistake = new Map<string, Problem[]>();
  for (const problem of sorted) {
    const locations = byMistake.get(mistakeKey(problem));
    if (locations) locations.push(problem);
    else byMistake.set(mistakeKey(problem), [problem]);
  }
  return sorted.flatMap((problem) => {
    const locations = byMistake.get(mistakeKey(problem)) ?? [];
    if (locations.length <= MAX_REPEATED) return [formatProblem(problem)];
    return problem === locations[0]
      ? [formatProblem(problem), furtherLocations(locations.slice(1))]
      : [];
  });
}

function mistakeKey({ message, fix }: Problem): string {
  return JSON.stringify([message, fix]);
}

function furtherLocations(locations: Problem[]): string {
  const listed = locations.slice(0, MAX_LOCATIONS).map(formatLocation).join(', ');
  const others = locations.length > MAX_LOCATIONS ? ', …' : '';
  return `  The same in ${locations.length} other places: ${listed}${others}`;
}

/** Returns the frames of an error's stack, without its message. */
export function stackFrames({ stack }: Error): string | undefined {
  // The site's code can set the property to any value.
  const frames = String(stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

/** Removes duplicates, such as a mistake in content that several pages show. */
export function uniqueProblems(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Sorts problems by file, then by line, and removes duplicates. */
export function sortProblems(problems: Problem[]): Problem[] {
  return uniqueProblems(problems).sort(
    (a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Removes problems that follow from others, unless only these are left. */
export function withoutConsequences(problems: Problem[]): Problem[] {
  const causes = problems.filter(({ isConsequence }) => !isConsequence);
  return causes.length > 0 ? causes : problems;
}

/** Thrown when the build can't continue. Carries all problems, not only the first. */
export class ProblemsError extends Error {
  override name = 'ProblemsError';
  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems).join('\n'));
  }
}
