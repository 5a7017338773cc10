import { didYouMean } from '../config/nearest.ts';
import { readSampleNotes } from './samples.ts';

/** How a line of code can be marked. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus' | 'error' | 'warning';

export interface MarkedCode {
  lines: string[];
  /** For each line its index in the source. */
  from: number[];
  /** Marks of each line. */
  marks: LineMark[][];
  /** Words that are highlighted in each line. */
  words: string[][];
  /** Lines are 0-based, in the source. */
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

const NOTATION =
  /\[!code[ \t]+(?<what>word:(?:\\.|[^\]:\\])+|\S+?)(?::(?<count>\d+))?[ \t]*\][ \t]*/g;
/** A comment that consists of notations, in the comment syntax of any language. */
const COMMENT = new RegExp(
  `[ \\t]*(?://|#|--|;|%|/\\*|<!--|\\{/\\*)[ \\t]*(?:${NOTATION.source.replace(/\?<\w+>/g, '?:')})+(?:\\*/\\}|\\*/|-->)?[ \\t]*$`,
);

/**
 * Separates code from its notations: `[!code ++]`, `[!code focus:3]`, `[!code word:step]`. At the end
 * of a line, a notation applies from this line on, for as many lines as it counts. On a
 * separate line, it applies to the lines below, and that line is removed.
 * @param isSample whether the code can contain Twoslash's notations, too, and hidden lines
 */
export function readMarks(code: string, isSample: boolean): MarkedCode {
  const hidden = isSample ? readSampleNotes(code).hidden : new Set<number>();
  const lines: string[] = [];
  const from: number[] = [];
  const pending: { at: number; what: string; count?: number }[] = [];
  const mistakes: MarkedCode['mistakes'] = [];
  for (const [index, text] of code.split('\n').entries()) {
    if (hidden.has(index)) continue;
    const match = COMMENT.exec(text);
    const rest = match ? text.slice(0, match.index) : text;
    const isOwnLine = match !== null && rest.trim() === '';
    for (const { groups } of match?.[0].matchAll(NOTATION) ?? []) {
      const { what = '', count } = groups ?? {};
      if (Object.hasOwn(MARKS, what) || /^word:./.test(what)) {
        pending.push({ at: lines.length, what, count: count ? Number(count) : undefined });
      } else {
        mistakes.push({ line: index, ...mistakeIn(what) });
      }
    }
    if (isOwnLine) continue;
    lines.push(rest);
    from.push(index);
  }
  const marks = lines.map((): LineMark[] => []);
  const words = lines.map((): string[] => []);
  for (const { at, what, count } of pending) {
    const word = what.startsWith('word:') ? what.slice('word:'.length).replace(/\\(.)/g, '$1') : '';
    // A word without a count is highlighted in all lines that follow.
    for (let line = at; line < at + (count ?? (word ? lines.length : 1)); line++) {
      if (word) words[line]?.push(word);
      else marks[line]?.push(MARKS[what] as LineMark);
    }
  }
  return { lines, from, marks, words, mistakes };
}

/** Code that is shown literally. */
export function unmarked(code: string): MarkedCode {
  const lines = code.split('\n');
  return {
    lines,
    from: lines.map((_, index) => index),
    marks: lines.map(() => []),
    words: lines.map(() => []),
    mistakes: [],
  };
}

function mistakeIn(what: string) {
  const names = [...Object.keys(MARKS), 'word:…'];
  return {
    message: `unknown notation [!code ${what}]`,
    fix: didYouMean(what, names, `notations are ${names.join(', ')}`),
  };
}
