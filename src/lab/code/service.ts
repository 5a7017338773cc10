import ts from 'typescript';

/** The one file that a reader writes. */
const FILE = '/code.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
};

/** What may be put in at a place of the code. Offsets are counted in UTF-16 units. */
export interface Completion {
  name: string;
  /** As TypeScript calls it: `method`, `property`, `class`. */
  kind: string;
}

/** What is known of a name: its type, and what its comment says. */
export interface NameInfo {
  start: number;
  end: number;
  type: string;
  text: string;
}

/** Something that TypeScript says of a part of the code. */
export interface CodeNote {
  start: number;
  end: number;
  message: string;
  isError: boolean;
}

/** Answers questions about code as it is written. */
export interface CodeService {
  write: (source: string) => void;
  notes: () => CodeNote[];
  completions: (at: number) => Completion[];
  /** The type of a completion, and what its comment says. */
  describe: (at: number, name: string) => Pick<NameInfo, 'type' | 'text'> | undefined;
  infoAt: (at: number) => NameInfo | undefined;
}

/**
 * TypeScript's language service for one file in memory.
 * @param library texts by path, such as `/lib.es5.d.ts`; modules are looked for among them
 * @param modules path of each module that the code may import, by its name
 */
export function createCodeService(
  library: Record<string, string>,
  modules: Record<string, string>,
): CodeService {
  let source = '';
  let version = 0;
  const textOf = (path: string) => (path === FILE ? source : library[path]);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => ({
      ...OPTIONS,
      paths: Object.fromEntries(Object.entries(modules).map(([name, path]) => [name, [path]])),
    }),
    getScriptFileNames: () => [FILE, ...Object.keys(library).filter((path) => isAmbient(path))],
    getScriptVersion: (path) => (path === FILE ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib.es2022.d.ts',
    fileExists: (path) => textOf(path) !== undefined,
    readFile: textOf,
  };
  const service = ts.createLanguageService(host);

  return {
    write: (text) => {
      source = text;
      version++;
    },
    notes: () =>
      [
        ...service.getSyntacticDiagnostics(FILE),
        ...service.getSemanticDiagnostics(FILE),
        ...service
          .getSuggestionDiagnostics(FILE)
          .filter(({ reportsDeprecated }) => reportsDeprecated),
      ].map(({ start = 0, length = 0, messageText, category }) => ({
        start,
        end: start + length,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
        isError: category === ts.DiagnosticCategory.Error,
      })),
    completions: (at) =>
      (service.getCompletionsAtPosition(FILE, at, {})?.entries ?? []).map(({ name, kind }) => ({
        name,
        kind,
      })),
    describe: (at, name) => {
      const found = service.getCompletionEntryDetails(
        FILE,
        at,
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      );
      return found && { type: textIn(found.displayParts), text: textIn(found.documentation) };
    },
    infoAt: (at) => {
      const found = service.getQuickInfoAtPosition(FILE, at);
      if (!found) return undefined;
      const { start, length } = found.textSpan;
      return {
        start,
        end: start + length,
        type: textIn(found.displayParts),
        text: textIn(found.documentation),
      };
    },
  };
}

/** Declares what is there without an import. */
function isAmbient(path: string): boolean {
  return path.endsWith('/ambient.d.ts');
}

/** Bundlers number what has the same name twice: `Body$1`. */
function textIn(parts: ts.SymbolDisplayPart[] | undefined): string {
  return ts.displayPartsToString(parts).replace(/\$\d+\b/g, '');
}
