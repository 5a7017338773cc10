import { didYouMean } from '../config/nearest.ts';
import { readSampleNotes } from './samples.ts';

/** What a line of code may be marked as. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus' | 'error' | 'warning';

export interface MarkedCode {
  lines: string[];
  /** Index in the source of each line. */
  from: number[];
  /** Marks of each line. */
  marks: LineMark[][];
  /** Texts that are marked in a line. */
  words: string[][];
  /** Lines are those of the source, 0-based. */
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
/** A comment that holds nothing but notations, in whatever way the language writes comments. */
const COMMENT = new RegExp(
  `[ \\t]*(?://|#|--|;|%|/\\*|<!--|\\{/\\*)[ \\t]*(?:${NOTATION.source.replace(/\?<\w+>/g, '?:')})+(?:\\*/\\}|\\*/|-->)?[ \\t]*$`,
);

/**
 * Takes the notations out of code and tells what they say: `[!code ++]`, `[!code focus:3]`,
 * `[!code word:step]`. One at the end of a line is about this line and those after it, as many as
 * it counts; one on a line of its own is about the lines below and leaves no line behind.
 * @param isSample whether it holds Twoslash's notations, too, and lines that nobody sees
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
    // A word without a count is marked from here on.
    for (let line = at; line < at + (count ?? (word ? lines.length : 1)); line++) {
      if (word) words[line]?.push(word);
      else marks[line]?.push(MARKS[what] as LineMark);
    }
  }
  return { lines, from, marks, words, mistakes };
}

/** Code that is shown to the letter. */
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
