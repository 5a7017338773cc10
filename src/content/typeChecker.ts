import type { NodeHover, TwoslashInstance } from 'twoslash';
import type * as TS from 'typescript';
import type { Program } from './samples.ts';
import { type UsedName, usedNames } from './usedNames.ts';

/** TypeScript's findings in a program; lines and columns are 0-based. */
export interface ProgramTypes {
  hovers: Hover[];
  errors: TypeScriptError[];
  /** The library's symbols that it uses, in source order. */
  names: UsedName[];
}

/** The type of an identifier, as an editor shows it. */
export interface Hover {
  line: number;
  column: number;
  length: number;
  /** Its declaration: `(method) World.step(timeStep: number): void`. */
  text: string;
  /** Its documentation as Markdown. */
  docs: string;
}

export interface TypeScriptError {
  line: number;
  column: number;
  length: number;
  /** Number of the error, without "TS". */
  code: number;
  message: string;
}

export interface TypeChecker {
  check: (program: Pick<Program, 'code' | 'language'>) => Promise<ProgramTypes>;
  /** Only the library's symbols that a TypeScript module uses, which is faster than `check`. */
  namesIn: (code: string) => Promise<UsedName[]>;
}

interface Compiler {
  twoslash: TwoslashInstance;
  ts: typeof TS;
}

/**
 * Checks programs against the packages that are installed for a folder. TypeScript is loaded with
 * the first program and keeps the parsed packages for the next ones.
 */
export function createTypeChecker(folder: string): TypeChecker {
  const compilers = new Map<Program['language'], Promise<Compiler>>();
  const compilerFor = (language: Program['language']) => {
    const loading = compilers.get(language) ?? createCompiler(folder, language);
    compilers.set(language, loading);
    return loading;
  };
  const run = async (code: string, language: Program['language'], namesOnly: boolean) => {
    const compiler = await compilerFor(language);
    let names: UsedName[] | undefined;
    const { nodes } = compiler.twoslash(code, language, {
      handbookOptions: { noErrors: namesOnly },
      shouldGetHoverInfo: () => {
        // Twoslash keeps the program only while it runs.
        names ??= namesOf(code, compiler);
        return !namesOnly;
      },
    });
    const types: ProgramTypes = { hovers: [], errors: [], names: names ?? [] };
    for (const node of nodes) {
      const { line, character: column, length } = node;
      if (node.type === 'hover') {
        types.hovers.push({ line, column, length, ...hoverText(node) });
      } else if (node.type === 'error') {
        const message = withOwnNames(node.text);
        types.errors.push({ line, column, length, code: Number(node.code), message });
      }
    }
    return types;
  };
  return {
    check: ({ code, language }) => run(code, language, false),
    namesIn: async (code) => (await run(code, 'ts', true)).names,
  };
}

/** The library's symbols that Twoslash's current program uses. */
function namesOf(code: string, { twoslash, ts }: Compiler): UsedName[] {
  for (const { languageService } of twoslash.getCacheMap()?.values() ?? []) {
    const program = languageService.getProgram();
    const file = program?.getSourceFiles().find(({ text }) => text === code);
    if (program && file) return usedNames(ts, program, file);
  }
  throw new Error('Twoslash created no program for the code');
}

async function createCompiler(folder: string, language: Program['language']): Promise<Compiler> {
  const [{ createTwoslasher }, { default: ts }] = await Promise.all([
    import('twoslash'),
    import('typescript'),
  ]);
  const twoslash = createTwoslasher({
    vfsRoot: folder,
    tsModule: ts,
    compilerOptions: {
      strict: true,
      noEmit: true,
      allowJs: language === 'js',
      checkJs: language === 'js',
      // Only the samples are checked, not the library's declarations.
      skipLibCheck: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
    handbookOptions: {
      // Keeps the program's positions, and returns errors instead of throwing them.
      keepNotations: true,
      noErrorValidation: true,
    },
  });
  return { twoslash, ts };
}

/**
 * The text of a hover. For a class and a function of the same name, TypeScript shows the function; if
 * the library hides that one (a leftover of older versions), only the import is shown.
 */
function hoverText({ text, docs = '', tags = [] }: NodeHover): Pick<Hover, 'text' | 'docs'> {
  const isHidden = tags.some(([name]) => name === 'hidden' || name === 'internal');
  const [, imported] = /^\(alias\) function .*\n(import .*)$/s.exec(text) ?? [];
  if (isHidden && imported) return { text: imported, docs: '' };
  return { text: withOwnNames(text), docs: withTags(docs, tags) };
}

/** Declaration bundlers rename a class to "Body$1" if the DOM also has a "Body". */
function withOwnNames(text: string): string {
  return text.replace(/\b([A-Z]\w*)\$\d+\b/g, '$1');
}

/** Appends the doc comment's tags that help readers, as a Markdown list. */
function withTags(docs: string, tags: [name: string, text: string | undefined][]): string {
  const lines = tags.flatMap(([name, text = '']) => {
    const content = text.replace(/\s+/g, ' ').trim();
    const [, parameter, rest] = /^(\S+)\s*-?\s*(.*)$/.exec(content) ?? [];
    if (name === 'param' && parameter && rest) return [`- \`${parameter}\`: ${rest}`];
    if (name === 'returns' && content) return [`- Returns ${content}`];
    if (name === 'deprecated') return [`- Deprecated${content ? `: ${content}` : ''}`];
    return [];
  });
  // Twoslash puts each link on its own line.
  const text = docs.replace(/\n?\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}\n?/g, '`$1`');
  return [text, lines.join('\n')].filter(Boolean).join('\n\n');
}
