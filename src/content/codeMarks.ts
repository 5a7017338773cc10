import { didYouMean } from '../config/nearest.ts';
import { readSampleNotes } from './samples.ts';

/** Kind of mark on a line of code. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus' | 'error' | 'warning';

export interface MarkedCode {
  lines: string[];
  /** For each line, its index in the source. */
  from: number[];
  /** For each line, its marks. */
  marks: LineMark[][];
  /** Mistakes in notations. Lines are 0-based, in the source. */
  mistakes: { line: number; message: string; fix: string }[];
}

const MARKS: Record<string, LineMark> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

const NOTATION = /\[!code[ \t]+(?<what>\S+?)(?::(?<count>\d+))?[ \t]*\][ \t]*/g;
/** Matches a comment that consists of notations, in the comment syntax of any language. */
const COMMENT = new RegExp(
  `[ \\t]*(?://|#|--|;|%|/\\*|<!--|\\{/\\*)[ \\t]*(?:${NOTATION.source.replace(/\?<\w+>/g, '?:')})+(?:\\*/\\}|\\*/|-->)?[ \\t]*$`,
);

/**
 * Separates code from its notations: `[!code ++]`, `[!code focus:3]`. A notation at the end of a line applies from this
 * line on, for as many lines as its number says. A notation on a separate line applies to the lines below, and its line
 * is removed.
 * @param isSample whether the code can have hidden lines
 */
export function readMarks(code: string, isSample: boolean): MarkedCode {
  const hidden = isSample ? readSampleNotes(code).hidden : new Set<number>();
  const lines: string[] = [];
  const from: number[] = [];
  const pending: { at: number; mark: LineMark; count: number }[] = [];
  const mistakes: MarkedCode['mistakes'] = [];
  for (const [index, text] of code.split('\n').entries()) {
    if (hidden.has(index)) continue;
    const match = COMMENT.exec(text);
    const rest = match ? text.slice(0, match.index) : text;
    const isOwnLine = match !== null && rest.trim() === '';
    for (const { groups } of match?.[0].matchAll(NOTATION) ?? []) {
      const { what = '', count } = groups ?? {};
      const mark = Object.hasOwn(MARKS, what) ? MARKS[what] : undefined;
      if (mark) pending.push({ at: lines.length, mark, count: Number(count ?? 1) });
      else mistakes.push({ line: index, ...mistakeIn(what) });
    }
    if (isOwnLine) continue;
    lines.push(rest);
    from.push(index);
  }
  const marks = lines.map((): LineMark[] => []);
  for (const { at, mark, count } of pending)
    for (const line of marks.slice(at, at + count)) line.push(mark);
  return { lines, from, marks, mistakes };
}

/** Returns code without interpreting notations. */
export function unmarked(code: string): MarkedCode {
  const lines = code.split('\n');
  return {
    lines,
    from: lines.map((_, index) => index),
    marks: lines.map(() => []),
    mistakes: [],
  };
}

function mistakeIn(what: string) {
  const names = Object.keys(MARKS);
  return {
    message: `unknown notation [!code ${what}]`,
    fix: didYouMean(what, names, `notations are ${names.join(', ')}`),
  };
}
