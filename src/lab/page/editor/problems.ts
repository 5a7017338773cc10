import { type Diagnostic, forEachDiagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { MAX_PROBLEMS } from '../../typescript/limits.ts';

/** Who found a problem. Each replaces only what it has found before. */
export type ProblemSource = 'Compiler' | 'TypeScript' | 'Last run';

/** A problem of the code at a position, which is counted from 1. */
export interface CodeProblem {
  source: ProblemSource;
  message: string;
  isError: boolean;
  line: number;
  column: number;
}

/** A position in code, counted from 1. */
export interface Position {
  line: number;
  column?: number;
}

/** Returns the offset of a position; of one outside of the code, the nearest. */
export function toOffset(doc: Text, { line, column = 1 }: Position): number {
  const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  return Math.max(from, Math.min(from + column - 1, to));
}

/** Marks what a source has found, instead of what it found before: the first problems, and whether there are more. */
export function markProblems(view: EditorView, source: ProblemSource, found: Diagnostic[]): void {
  const others = diagnosticsIn(view.state).filter((one) => one.source !== source);
  const own = firstProblems(found).map((one) => ({ ...one, source }));
  if (others.length === 0 && own.length === 0 && diagnosticsIn(view.state).length === 0) return;
  view.dispatch(setDiagnostics(view.state, [...others, ...own]));
}

/** An editor and a list with tens of thousands of problems would freeze the page. */
function firstProblems(found: Diagnostic[]): Diagnostic[] {
  const next = found[MAX_PROBLEMS];
  if (!next) return found;
  const message = `There are more problems from here on. Fix the first ${MAX_PROBLEMS} to see them.`;
  return [...found.slice(0, MAX_PROBLEMS), { ...next, message, severity: 'info' }];
}

/** Returns the problems of the code as it is now, in its order. What two sources have found is listed once. */
export function problemsIn(state: EditorState): CodeProblem[] {
  const problems = new Map<string, CodeProblem>();
  for (const { from, message, severity, source } of diagnosticsIn(state)) {
    const { number: line, from: start } = state.doc.lineAt(from);
    const key = `${line}: ${message}`;
    if (problems.has(key)) continue;
    problems.set(key, {
      source: source as ProblemSource,
      message,
      isError: severity === 'error',
      ...{ line, column: from - start + 1 },
    });
  }
  return [...problems.values()];
}

/** The diagnostics, at the places to which edits have moved them. */
function diagnosticsIn(state: EditorState): Diagnostic[] {
  const found: Diagnostic[] = [];
  forEachDiagnostic(state, (one, from, to) => found.push({ ...one, from, to }));
  return found.sort((a, b) => a.from - b.from);
}
