import type { Fence } from './fence.ts';

/** A fence of code as a page holds it. */
export interface CodeSource {
  code: string;
  language: string;
  fence: Fence;
  /** Where it was written, for messages, when that is not the page: its lines count from its start. */
  origin?: string;
}

/** What the notations of a sample say; lines are 0-based. */
export interface SampleNotes {
  /** The lines as TypeScript gets them: as many as there were, without notations. */
  source: string[];
  /** Lines that readers don't see. */
  hidden: Set<number>;
  /** Codes of the errors that the sample is there to show. */
  expected: number[];
  /** Places whose type is shown below them. */
  queries: { line: number; column: number }[];
}

const CUT = /^\s*\/\/ ---cut(?:-(before|after|start|end))?---\s*$/;
const EXPECTED = /^\s*\/\/ @errors:\s*([\d\s,]+)$/;
const QUERY = /^\s*\/\/\s*\^\?\s*$/;
const REMOVED = /^(?<before>.*)\[!code\s+--(?::(?<count>\d+))?\s*\]/;
const COMMENT_START = /^\s*(?:\/\/|\/\*)\s*$/;

/** Reads Twoslash's notations: `// ---cut---`, `// @errors: 2339` and `//  ^?`. */
export function readSampleNotes(code: string): SampleNotes {
  const lines = code.split('\n');
  const hidden = new Set<number>();
  const expected: number[] = [];
  const queries: SampleNotes['queries'] = [];
  let hiddenSince: number | undefined;
  /** The last line that is code. */
  let above = -1;
  let removedUntil = 0;
  const hide = (from: number, to: number) => {
    for (let line = from; line < to; line++) hidden.add(line);
  };
  const source = lines.map((text, index) => {
    const cut = CUT.exec(text);
    const errors = EXPECTED.exec(text)?.[1];
    const isQuery = QUERY.test(text);
    const removed = REMOVED.exec(text)?.groups;
    if (removed) {
      const first = COMMENT_START.test(removed.before ?? '') ? index + 1 : index;
      removedUntil = Math.max(removedUntil, first + Number(removed.count ?? 1));
    }
    if (cut) {
      const [, place = 'before'] = cut;
      if (place === 'before') hide(0, index);
      else if (place === 'after') hide(index, lines.length);
      else if (place === 'start') hiddenSince = index;
      else {
        hide(hiddenSince ?? index, index);
        hiddenSince = undefined;
      }
    }
    if (errors) expected.push(...(errors.match(/\d+/g) ?? []).map(Number));
    if (isQuery) queries.push({ line: above, column: text.indexOf('^') });
    const isNote = cut !== null || errors !== undefined || isQuery;
    if (isNote) hidden.add(index);
    else above = index;
    // What a diff takes away is no longer part of the program.
    return isNote || index < removedUntil ? '' : text;
  });
  if (hiddenSince !== undefined) hide(hiddenSince, lines.length);
  return { source, hidden, expected, queries };
}

/** Samples of a page that are one program for TypeScript. */
export interface Program {
  language: 'ts' | 'js';
  code: string;
  /** Where each sample lies in it: the index of its block, and its first line, 0-based. */
  parts: { block: number; line: number }[];
  /** Its setup, which is at the very front. */
  setup?: string;
}

const LANGUAGES: Record<string, Program['language']> = {
  ts: 'ts',
  typescript: 'ts',
  js: 'js',
  javascript: 'js',
};

/** Whether code is a sample of the site's library: TypeScript or JavaScript that says nothing else. */
export function isSample({ language, fence }: CodeSource): boolean {
  return Object.hasOwn(LANGUAGES, language) && fence.check && !fence.verbatim;
}

/**
 * The programs of a page. A sample that imports something, or names a setup, starts a new one; one
 * that does neither goes on from the one before, in a scope of its own, so that it may use what is
 * there and name things anew.
 * @param setups the text of each setup, by name
 */
export function programsOf(blocks: CodeSource[], setups: ReadonlyMap<string, string>): Program[] {
  const programs: (Omit<Program, 'code'> & { lines: string[]; scopes: number })[] = [];
  for (const [block, sample] of blocks.entries()) {
    if (!isSample(sample)) continue;
    const { code, fence } = sample;
    const kind = LANGUAGES[sample.language] as Program['language'];
    const { source } = readSampleNotes(code);
    const last = programs.at(-1);
    const goesOn = fence.setup === undefined && !/^import\b/m.test(code);
    if (last && last.language === kind && goesOn) {
      last.lines.push('{');
      last.scopes++;
      last.parts.push({ block, line: last.lines.length });
    } else {
      const setup = fence.setup === undefined ? undefined : setups.get(fence.setup);
      const lines = setup === undefined ? [] : setup.replace(/\n$/, '').split('\n');
      const parts = [{ block, line: lines.length }];
      programs.push({
        language: kind,
        lines,
        parts,
        setup: fence.setup,
        scopes: 0,
      });
    }
    programs.at(-1)?.lines.push(...source);
  }
  return programs.map(({ lines, scopes, ...program }) => ({
    ...program,
    // Whatever it imports, it is a module: its names are its own.
    code: [...lines, '}'.repeat(scopes), 'export {};', ''].join('\n'),
  }));
}
