import ts from 'typescript';
import { explainError } from './explain.ts';
import { canonicalModule, IMPORTABLE } from './importable.ts';
import { MAX_PROBLEMS } from './limits.ts';
import { otherLanguage } from './module.ts';

/** The file that the reader edits. */
const FILE = '/code.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Keeps the code's own names local, even without imports.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts'],
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
};

/** An error or a hint for a range of the code. */
export interface CodeDiagnostic {
  start: number;
  end: number;
  message: string;
  isError: boolean;
}

/** TypeScript for one file, which changes while it is edited. Offsets are counted in UTF-16 code units. */
export type LanguageService = ReturnType<typeof createLanguageService>;

/**
 * Creates a language service for one file in memory.
 * @param declarations texts by path, such as `/lib.es5.d.ts`
 */
export function createLanguageService(declarations: Record<string, string>) {
  let source = '';
  let version = 0;
  const read = (path: string) => (path === FILE ? source : declarations[path]);
  const modules: Record<string, string> = IMPORTABLE;
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => OPTIONS,
    resolveModuleNameLiterals: (literals, importer) =>
      literals.map(({ text }) => {
        const path = modules[canonicalModule(text)];
        return path === undefined
          ? ts.resolveModuleName(text, importer, OPTIONS, host)
          : { resolvedModule: { resolvedFileName: path, extension: findExtension(path) } };
      }),
    getScriptFileNames: () => [FILE, '/ambient.d.ts'],
    getScriptVersion: (path) => (path === FILE ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib.es2022.d.ts',
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
  };
  const typescript = ts.createLanguageService(host);
  const updateService = (text: string) => {
    if (text !== source) version++;
    source = text;
    return typescript;
  };

  return {
    /** Returns the first problems: one more than an editor shows, if there are that many. */
    diagnostics: (text: string): CodeDiagnostic[] => {
      const service = updateService(text);
      const program = service.getProgram();
      const file = program?.getSourceFile(FILE);
      if (!program || !file) return [];
      const message = otherLanguage(text, file);
      if (message !== undefined) return [{ start: 0, end: 0, message, isError: true }];
      const suggestions = service.getSuggestionDiagnostics(FILE);
      const found = [
        ...service.getSyntacticDiagnostics(FILE),
        ...service.getSemanticDiagnostics(FILE),
        ...suggestions.filter(({ reportsDeprecated }) => reportsDeprecated),
      ];
      return found.slice(0, MAX_PROBLEMS + 1).map((one) => ({
        ...explainError(one, file, program.getTypeChecker()),
        isError: one.category === ts.DiagnosticCategory.Error,
      }));
    },
    /** Returns suggestions, with TypeScript's kinds: `method`, `property`, `class`. */
    completions: (text: string, at: number) => {
      const entries = updateService(text).getCompletionsAtPosition(FILE, at, {})?.entries ?? [];
      return entries.map(({ name, kind }) => ({ name, kind }));
    },
    /** Returns the type and the documentation of a completion. */
    completionDetails: (text: string, at: number, name: string) => {
      const defaults = [undefined, undefined, undefined, undefined] as const;
      const found = updateService(text).getCompletionEntryDetails(FILE, at, name, ...defaults);
      return found && formatInfo(found);
    },
    /** Returns the type and the documentation of a symbol, and its range in the code. */
    symbolAt: (text: string, at: number) => {
      const found = updateService(text).getQuickInfoAtPosition(FILE, at);
      if (!found) return undefined;
      const { start, length } = found.textSpan;
      return { start, end: start + length, ...formatInfo(found) };
    },
  };
}

function findExtension(path: string): ts.Extension {
  return path.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts;
}

function formatInfo({ displayParts, documentation }: ts.QuickInfo | ts.CompletionEntryDetails) {
  return {
    type: ts.displayPartsToString(displayParts),
    text: ts.displayPartsToString(documentation),
  };
}
