import type { Fence } from './fence.ts';
import type { Lookup } from './lookup.ts';

/** A code block as written. */
export interface CodeSource {
  code: string;
  language: string;
  fence: Fence;
  /** Line of its fence. */
  line?: number;
  /** Name of its source in messages, if that isn't the page; its lines count from its start. */
  origin?: string;
}

/** The parts of a sample; lines are 0-based. */
export interface SampleNotes {
  /** The lines for TypeScript: notations and removed lines are empty, so that numbers stay. */
  source: string[];
  /** Lines that readers don't see. */
  hidden: Set<number>;
}

const CUT = /^\s*\/\/ ---cut(?:-(before|after|start|end))?---\s*$/;
const REMOVED = /^(?<before>.*)\[!code\s+--(?::(?<count>\d+))?\s*\]/;
const COMMENT_START = /^\s*(?:\/\/|\/\*)\s*$/;

/** Reads Twoslash's notation for hidden lines, `// ---cut---`. */
export function readSampleNotes(code: string): SampleNotes {
  const lines = code.split('\n');
  const hidden = new Set<number>();
  let hiddenSince: number | undefined;
  let removedUntil = 0;
  const hide = (from: number, to: number) => {
    for (let line = from; line < to; line++) hidden.add(line);
  };
  const source = lines.map((text, index) => {
    const cut = CUT.exec(text);
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
    if (cut) hidden.add(index);
    // Lines that a diff removes aren't part of the program.
    return cut || index < removedUntil ? '' : text;
  });
  if (hiddenSince !== undefined) hide(hiddenSince, lines.length);
  return { source, hidden };
}

/** A program of TypeScript or JavaScript that samples of a page are joined into. */
export interface Program {
  language: 'ts' | 'js';
  code: string;
  /** Its samples: the index of each one's block, and its first line in the program, 0-based. */
  parts: { block: number; line: number }[];
  /** Name of the setup that precedes the samples. */
  setup?: string;
}

const LANGUAGES: Record<string, Program['language']> = {
  ts: 'ts',
  typescript: 'ts',
  js: 'js',
  javascript: 'js',
};

/** Whether code is a sample to check: TypeScript or JavaScript without `nocheck` or `verbatim`. */
export function isSample({ language, fence }: CodeSource): boolean {
  return Object.hasOwn(LANGUAGES, language) && fence.check && !fence.verbatim;
}

/**
 * Joins the samples of a page into programs. A sample with an import or a setup starts a new one;
 * any other continues the previous sample in a nested scope, where it can redeclare names.
 * @param setups the code of each setup, by name
 */
export function joinPrograms(blocks: CodeSource[], setups: Lookup<string>): Program[] {
  const programs: (Omit<Program, 'code'> & { lines: string[]; scopes: number })[] = [];
  for (const [block, sample] of blocks.entries()) {
    if (!isSample(sample)) continue;
    const { code, fence } = sample;
    const language = LANGUAGES[sample.language] as Program['language'];
    const { source } = readSampleNotes(code);
    const last = programs.at(-1);
    const isContinuation = fence.setup === undefined && !/^import\b/m.test(code);
    if (last?.language === language && isContinuation) {
      last.lines.push('{');
      last.scopes++;
      last.parts.push({ block, line: last.lines.length });
    } else {
      const setup = fence.setup === undefined ? undefined : setups.get(fence.setup);
      const lines = setup === undefined ? [] : setup.replace(/\n$/, '').split('\n');
      const parts = [{ block, line: lines.length }];
      programs.push({ language, lines, parts, setup: fence.setup, scopes: 0 });
    }
    programs.at(-1)?.lines.push(...source);
  }
  return programs.map(({ lines, scopes, ...program }) => ({
    ...program,
    // The export makes it a module even without imports, so that its names stay local.
    code: [...lines, '}'.repeat(scopes), 'export {};', ''].join('\n'),
  }));
}
