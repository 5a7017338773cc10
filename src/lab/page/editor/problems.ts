import { type Diagnostic, forEachDiagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { MAX_PROBLEMS } from '../../typescript/limits.ts';

/** The source of a problem. Each source replaces only its own earlier problems. */
export type ProblemSource = 'Compiler' | 'TypeScript' | 'Last run';

/** A position in code, counted from 1. */
export interface Position {
  line: number;
  column?: number;
}

/** A problem of the code at a position. */
export interface CodeProblem extends Required<Position> {
  source: ProblemSource;
  message: string;
  isError: boolean;
}

/** Returns the offset of a position; the nearest one if the position is outside the code. */
export function toOffset(doc: Text, { line, column = 1 }: Position): number {
  const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  return Math.max(from, Math.min(from + column - 1, to));
}

/** Marks the first problems that a source has found, and whether there are more, in place of its earlier ones. */
export function markProblems(view: EditorView, source: ProblemSource, found: Diagnostic[]): void {
  const others = listDiagnostics(view.state).filter((one) => one.source !== source);
  const own = limitProblems(found).map((one) => ({ ...one, source }));
  if (others.length === 0 && own.length === 0 && listDiagnostics(view.state).length === 0) return;
  view.dispatch(setDiagnostics(view.state, [...others, ...own]));
}

/** Limits the number of problems: tens of thousands in an editor and a list would freeze the page. */
function limitProblems(found: Diagnostic[]): Diagnostic[] {
  const next = found[MAX_PROBLEMS];
  if (!next) return found;
  const message = `There are more problems from here on. Fix the first ${MAX_PROBLEMS} to see them.`;
  return [...found.slice(0, MAX_PROBLEMS), { ...next, message, severity: 'info' }];
}

/** Returns the problems of the current code, in its order. A problem that two sources have found is listed once. */
export function listProblems(state: EditorState): CodeProblem[] {
  const problems = new Map<string, CodeProblem>();
  for (const { from, message, severity, source } of listDiagnostics(state)) {
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

/** Returns the diagnostics, at the positions to which edits have moved them. */
function listDiagnostics(state: EditorState): Diagnostic[] {
  const found: Diagnostic[] = [];
  forEachDiagnostic(state, (one, from, to) => found.push({ ...one, from, to }));
  return found.sort((a, b) => a.from - b.from);
}
