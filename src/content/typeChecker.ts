import type { NodeHover, TwoslashInstance } from 'twoslash';
import type * as TS from 'typescript';
import type { Program } from './samples.ts';
import { type UsedName, usedNames } from './usedNames.ts';

/** What TypeScript has to say of a program; lines and columns are 0-based. */
export interface ProgramTypes {
  hovers: Hover[];
  errors: TypeMistake[];
  /** What it uses of the library, in the order of its text. */
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

export interface TypeMistake {
  line: number;
  column: number;
  length: number;
  /** TypeScript's number of the error, without "TS". */
  code: number;
  message: string;
}

export interface TypeChecker {
  check: (program: Pick<Program, 'code' | 'language'>) => Promise<ProgramTypes>;
  /** Only what a module of TypeScript uses: without hovers and errors. */
  namesIn: (code: string) => Promise<UsedName[]>;
}

interface Compiler {
  twoslash: TwoslashInstance;
  ts: typeof TS;
}

/**
 * Holds programs against the packages that are installed for a folder. TypeScript is loaded with
 * the first program, and keeps the libraries between programs, so that each costs only itself.
 */
export function createTypeChecker(folder: string): TypeChecker {
  const compilers = new Map<Program['language'], Promise<Compiler>>();
  const compilerFor = (language: Program['language']) => {
    const loading = compilers.get(language) ?? createCompiler(folder, language);
    compilers.set(language, loading);
    return loading;
  };
  return {
    async check({ code, language }) {
      const compiler = await compilerFor(language);
      let names: UsedName[] | undefined;
      const { nodes } = compiler.twoslash(code, language, {
        // Once for a program: while it is there, all of its types are known.
        shouldGetHoverInfo: () => {
          names ??= namesOf(code, compiler);
          return true;
        },
      });
      const types: ProgramTypes = { hovers: [], errors: [], names: names ?? [] };
      for (const node of nodes) {
        const { line, character: column, length } = node;
        if (node.type === 'hover') {
          types.hovers.push({ line, column, length, ...explain(node) });
        } else if (node.type === 'error') {
          const message = withOwnNames(node.text);
          types.errors.push({ line, column, length, code: Number(node.code), message });
        }
      }
      return types;
    },

    async namesIn(code) {
      const compiler = await compilerFor('ts');
      let names: UsedName[] | undefined;
      compiler.twoslash(code, 'ts', {
        handbookOptions: { noErrors: true },
        shouldGetHoverInfo: () => {
          names ??= namesOf(code, compiler);
          return false;
        },
      });
      return names ?? [];
    },
  };
}

/** What the program that Twoslash has at hand uses. */
function namesOf(code: string, { twoslash, ts }: Compiler): UsedName[] {
  for (const { languageService } of twoslash.getCacheMap()?.values() ?? []) {
    const program = languageService.getProgram();
    const file = program?.getSourceFiles().find(({ text }) => text === code);
    if (program && file) return usedNames(ts, program, file);
  }
  throw new Error('Twoslash has no program of the code that it was given');
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
      // A library's own declarations are not what is checked here.
      skipLibCheck: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
    handbookOptions: {
      // Positions stay those of the program, and errors are ours to judge.
      keepNotations: true,
      noErrorValidation: true,
    },
  });
  return { twoslash, ts };
}

/**
 * A name that stands for a class and for a function of the same name is shown as the function. Where
 * the library hides that, as what is left of older versions, only the import is worth showing.
 */
function explain({ text, docs = '', tags = [] }: NodeHover): Pick<Hover, 'text' | 'docs'> {
  const isHidden = tags.some(([name]) => name === 'hidden' || name === 'internal');
  const [, imported] = /^\(alias\) function .*\n(import .*)$/s.exec(text) ?? [];
  if (isHidden && imported) return { text: imported, docs: '' };
  return { text: withOwnNames(text), docs: withTags(docs, tags) };
}

/** Bundlers of declarations call a class "Body$1" when the browser has a "Body" of its own. */
function withOwnNames(text: string): string {
  return text.replace(/\b([A-Z]\w*)\$\d+\b/g, '$1');
}

/** The tags of a doc comment that help while reading, as a Markdown list. */
function withTags(docs: string, tags: [name: string, text: string | undefined][]): string {
  const lines = tags.flatMap(([name, text = '']) => {
    const said = text.replace(/\s+/g, ' ').trim();
    const [, parameter, rest] = /^(\S+)\s*-?\s*(.*)$/.exec(said) ?? [];
    if (name === 'param' && parameter && rest) return [`- \`${parameter}\`: ${rest}`];
    if (name === 'returns' && said) return [`- Returns ${said}`];
    if (name === 'deprecated') return [`- Deprecated${said ? `: ${said}` : ''}`];
    return [];
  });
  // Twoslash sets each part of a text on a line of its own, and a link is a part.
  const text = docs.replace(/\n?\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}\n?/g, '`$1`');
  return [text, lines.join('\n')].filter(Boolean).join('\n\n');
}
