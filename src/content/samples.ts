import type { Fence } from './fence.ts';

/** A code block as written. */
export interface CodeSource {
  code: string;
  language: string;
  fence: Fence;
  /** Line number of its fence. */
  line?: number;
  /** Name of its source in messages, if that isn't the page. Line numbers are then relative to its start. */
  origin?: string;
}

/** Parts of a sample. Lines are 0-based. */
export interface SampleNotes {
  /** Lines for TypeScript. Notations and removed lines are empty, so that line numbers stay the same. */
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
      const [, position = 'before'] = cut;
      if (position === 'before') hide(0, index);
      else if (position === 'after') hide(index, lines.length);
      else if (position === 'start') hiddenSince = index;
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

/** A TypeScript or JavaScript program that combines samples of a page. */
export interface Program {
  language: 'ts' | 'js';
  code: string;
  /** Its samples: the index of each one's block, and its first line in the program, 0-based. */
  parts: { block: number; line: number }[];
  /** Files of the page that the program can import, such as `./wall-jump.ts`: their code by name. */
  modules?: Record<string, string>;
}

/** Matches a line that imports another file of the page. */
export const IMPORTS_FILE = /^(?:import|\}).* from '\.\//;

const LANGUAGES: Record<string, Program['language']> = {
  ts: 'ts',
  typescript: 'ts',
  js: 'js',
  javascript: 'js',
};

/** Returns whether code is a sample to check: TypeScript or JavaScript without `nocheck` or `verbatim`. */
export function isSample({ language, fence }: CodeSource): boolean {
  return Object.hasOwn(LANGUAGES, language) && fence.check && !fence.verbatim;
}

/** Joins the parts of each file that a page shows (`module`) into separate programs. */
function joinModules(blocks: CodeSource[]): (Program & { file: string })[] {
  const parts = [...blocks.entries()].filter(([, one]) => isSample(one) && one.fence.module);
  const files = new Set(parts.map(([, { fence }]) => fence.title ?? ''));
  return [...files].map((file) => {
    const own = parts.filter(([, { fence }]) => fence.title === file);
    const lines: string[] = [];
    const starts = own.map(([block, { code }]) => {
      const line = lines.length;
      lines.push(...readSampleNotes(code).source, '');
      return { block, line };
    });
    return { file, language: 'ts', parts: starts, code: [...lines, 'export {};', ''].join('\n') };
  });
}

/**
 * Joins the samples of a page into programs. A sample with an import starts a new program; any other continues the
 * previous sample in a nested scope, where it can redeclare names. The parts of a file (`module`) form a program that
 * the others can import.
 */
export function joinPrograms(blocks: CodeSource[]): Program[] {
  const programs: (Omit<Program, 'code'> & { lines: string[]; scopes: number })[] = [];
  for (const [block, sample] of blocks.entries()) {
    if (!isSample(sample) || sample.fence.module) continue;
    const language = LANGUAGES[sample.language] as Program['language'];
    const { source } = readSampleNotes(sample.code);
    const last = programs.at(-1);
    if (last?.language === language && !/^import\b/m.test(sample.code)) {
      last.lines.push('{');
      last.scopes++;
      last.parts.push({ block, line: last.lines.length });
    } else {
      programs.push({ language, lines: [], parts: [{ block, line: 0 }], scopes: 0 });
    }
    programs.at(-1)?.lines.push(...source);
  }
  const files = joinModules(blocks);
  const modules = Object.fromEntries(files.map(({ file, code }) => [file, code]));
  const joined = programs.map(({ lines, scopes, ...program }) => ({
    ...program,
    ...(lines.some((line) => IMPORTS_FILE.test(line)) && { modules }),
    // The export makes it a module even without imports, so that its names stay local.
    code: [...lines, '}'.repeat(scopes), 'export {};', ''].join('\n'),
  }));
  return [...files.map(({ file: _, ...program }) => program), ...joined];
}
