import { setImmediate } from 'node:timers/promises';
import type * as TS from 'typescript';
import type { Program } from './samples.ts';
import { type UsedName, usedNames } from './usedNames.ts';

/** TypeScript's results for a program. Lines and columns are 0-based. */
export interface ProgramTypes {
  hovers: Hover[];
  errors: TypeScriptError[];
  /** Symbols of the library that it uses, in source order. */
  names: UsedName[];
}

/** A range within a line. */
interface Position {
  line: number;
  column: number;
  length: number;
}

/** The type of an identifier, as an editor shows it. */
export interface Hover extends Position {
  /** Its declaration: `(method) World.step(timeStep: number): void`. */
  text: string;
  /** Its documentation as Markdown. */
  docs: string;
}

export interface TypeScriptError extends Position {
  /** Error number, without "TS". */
  code: number;
  message: string;
}

export interface TypeChecker {
  check: (program: Pick<Program, 'code' | 'language' | 'modules'>) => Promise<ProgramTypes>;
  /** Returns only the library's symbols that a TypeScript module uses, which is faster than `check`. */
  namesIn: (code: string) => Promise<UsedName[]>;
}

/** A file with its absolute path. */
interface SourceFile {
  path: string;
  text: string;
}

/** Imports that are available to programs in addition to packages. */
export interface Imports {
  /** Paths of modules by name: `#scene`. */
  modules: Record<string, string>;
  /** Packages of the folder that these modules import as well: two copies would have incompatible types. */
  packages: string[];
}

/**
 * Checks programs against the packages that are installed for a folder. TypeScript is loaded with the first program and
 * keeps the parsed packages for later ones.
 */
export function createTypeChecker(folder: string, imports?: Imports): TypeChecker {
  const compilers = new Map<Program['language'], Promise<Compiler>>();
  const compilerFor = (language: Program['language']) => {
    const loading = compilers.get(language) ?? createCompiler(folder, language, imports);
    compilers.set(language, loading);
    return loading;
  };
  return {
    check: async ({ code, language, modules = {} }) => {
      const compiler = await compilerFor(language);
      // One program at a time, because the text of some types depends on what was checked before.
      const path = `${folder}/sample0.${language}`;
      const beside = Object.entries(modules).map(([name, text]) => {
        return { path: `${folder}/${name}`, text };
      });
      compiler.open([{ path, text: code }, ...beside]);
      const names = compiler.names(path);
      return { names, hovers: compiler.hovers(path), errors: compiler.errors(path) };
    },
    namesIn: inBatches(async (codes: string[]) => {
      const compiler = await compilerFor('ts');
      const files = codes.map((text, index) => ({ path: `${folder}/sample${index}.ts`, text }));
      compiler.open(files);
      return files.map(({ path }) => compiler.names(path));
    }),
  };
}

/** Collects the inputs of one turn of the event loop, and computes their results together. */
function inBatches<Input, Result>(
  make: (inputs: Input[]) => Promise<Result[]>,
): (input: Input) => Promise<Result> {
  let batch: { inputs: Input[]; results: Promise<Result[]> } | undefined;
  return async (input) => {
    if (!batch) {
      const inputs: Input[] = [];
      const results = setImmediate().then(() => {
        batch = undefined;
        return make(inputs);
      });
      batch = { inputs, results };
    }
    const index = batch.inputs.push(input) - 1;
    return (await batch.results)[index] as Result;
  };
}

type Compiler = Awaited<ReturnType<typeof createCompiler>>;

/** Creates TypeScript for programs in memory. */
async function createCompiler(folder: string, language: Program['language'], imports?: Imports) {
  const { default: ts } = await import('typescript');
  const { host, open } = createHost(ts, folder, language, imports);
  const service = ts.createLanguageService(host);
  const read = (path: string) => {
    const program = service.getProgram();
    const file = program?.getSourceFile(path);
    if (!program || !file) throw new Error(`TypeScript has no program for ${path}`);
    return { program, file };
  };
  const toPosition = (file: TS.SourceFile, start: number, length: number) => {
    const { line, character: column } = file.getLineAndCharacterOfPosition(start);
    return { line, column, length };
  };
  const errorsFrom = (path: string, found: TS.Diagnostic[]): TypeScriptError[] => {
    const { file } = read(path);
    return found.map(({ start = 0, length = 0, code, messageText }) => {
      const message = readableMessage(ts.flattenDiagnosticMessageText(messageText, '\n'));
      return { ...toPosition(file, start, length), code, message };
    });
  };
  return {
    open,
    names: (path: string): UsedName[] => {
      const { program, file } = read(path);
      return usedNames(ts, program, file);
    },
    hovers: (path: string): Hover[] => {
      const { file } = read(path);
      return findIdentifiers(ts, file).flatMap((identifier) => {
        const start = identifier.getStart(file);
        const info = service.getQuickInfoAtPosition(path, start);
        if (!info?.displayParts) return [];
        return { ...toPosition(file, start, identifier.end - start), ...hoverText(ts, info) };
      });
    },
    errors: (path: string) =>
      errorsFrom(path, [
        ...service.getSemanticDiagnostics(path),
        ...service.getSyntacticDiagnostics(path),
      ]),
  };
}

/** Returns the files that TypeScript reads: programs in memory, and packages from disk, each of them once. */
function createHost(
  ts: typeof TS,
  folder: string,
  language: Program['language'],
  { modules, packages }: Imports = { modules: {}, packages: [] },
) {
  const options: TS.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowJs: language === 'js',
    checkJs: language === 'js',
    // Only the samples are checked, not the library's declarations.
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    allowImportingTsExtensions: true,
  };
  const found = packages.flatMap((name): [string, string][] => {
    const { resolvedModule } = ts.resolveModuleName(name, `${folder}/a.ts`, options, ts.sys);
    return resolvedModule ? [[name, resolvedModule.resolvedFileName]] : [];
  });
  const moduleFiles = Object.entries({ ...modules, ...Object.fromEntries(found) });
  options.paths = Object.fromEntries(moduleFiles.map(([name, path]) => [name, [path]]));
  const snapshots = new Map<string, TS.IScriptSnapshot | undefined>();
  const createSnapshot = (path: string) => {
    const text = ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  };
  let programs = new Map<string, string>();
  let version = 0;
  const host: TS.LanguageServiceHost = {
    getCompilationSettings: () => options,
    // Without a version, TypeScript compares all files before each answer.
    getProjectVersion: () => String(version),
    getScriptFileNames: () => [...programs.keys()],
    getScriptVersion: (path) => (programs.has(path) ? String(version) : ''),
    getScriptSnapshot: (path) => {
      const program = programs.get(path);
      if (program !== undefined) return ts.ScriptSnapshot.fromString(program);
      if (!snapshots.has(path)) snapshots.set(path, createSnapshot(path));
      return snapshots.get(path);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (path) => programs.has(path) || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath,
  };
  /** Replaces all programs with files, which are modules and can import each other. */
  const open = (files: SourceFile[]) => {
    version++;
    programs = new Map(files.map(({ path, text }) => [path, text]));
  };
  return { host, open };
}

function findIdentifiers(ts: typeof TS, file: TS.SourceFile): TS.Identifier[] {
  const found: TS.Identifier[] = [];
  const visit = (node: TS.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((a, b) => a.getStart(file) - b.getStart(file));
}

/**
 * Returns the text of a hover. For a class and a function of the same name, TypeScript shows the function; if the
 * library hides the function (a leftover of older versions), only the import is displayed.
 */
function hoverText(ts: typeof TS, info: TS.QuickInfo): Pick<Hover, 'text' | 'docs'> {
  const text = ts.displayPartsToString(info.displayParts);
  const isHidden = info.tags?.some(({ name }) => name === 'hidden' || name === 'internal');
  const [, imported] = /^\(alias\) function .*\n(import .*)$/s.exec(text) ?? [];
  if (isHidden && imported) return { text: imported, docs: '' };
  return {
    text: withOwnNames(text),
    // Links to symbols become code.
    docs: ts
      .displayPartsToString(info.documentation)
      .replace(/\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}/g, '`$1`'),
  };
}

/** Removes paths of this machine, and suffixes such as `$1` of declaration bundlers, from the names in an error. */
export function readableMessage(message: string): string {
  return withOwnNames(message).replace(/\bimport\("[^"]*\/([^"/]+)"\)/g, 'import("$1")');
}

/**
 * Restores the names of classes, because declaration bundlers rename a class to "Body$1" if the DOM also has a "Body".
 * Literals stay: "US$10".
 */
export function withOwnNames(text: string): string {
  return text.replace(
    /(["`])(?:\\.|(?!\1).)*\1|\b([A-Z]\w*)\$\d+\b/g,
    (all, _quote, name) => name ?? all,
  );
}
