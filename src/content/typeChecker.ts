import type { NodeHover, TwoslashInstance } from 'twoslash';
import type { Program } from './samples.ts';

/** What TypeScript has to say of a program; lines and columns are 0-based. */
export interface ProgramTypes {
  hovers: Hover[];
  errors: TypeMistake[];
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
}

/**
 * Holds programs against the packages that are installed for a folder. TypeScript is loaded with
 * the first program, and keeps the libraries between programs, so that each costs only itself.
 */
export function createTypeChecker(folder: string): TypeChecker {
  const twoslashers = new Map<Program['language'], Promise<TwoslashInstance>>();
  return {
    async check({ code, language }) {
      const loading = twoslashers.get(language) ?? createTwoslash(folder, language);
      twoslashers.set(language, loading);
      const twoslash = await loading;
      const { nodes } = twoslash(code, language);
      const types: ProgramTypes = { hovers: [], errors: [] };
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
  };
}

async function createTwoslash(
  folder: string,
  language: Program['language'],
): Promise<TwoslashInstance> {
  const [{ createTwoslasher }, { default: ts }] = await Promise.all([
    import('twoslash'),
    import('typescript'),
  ]);
  return createTwoslasher({
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
