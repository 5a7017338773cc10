import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  type Context,
  Converter,
  Logger,
  LogLevel,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import ts from 'typescript';
import {
  addSymbols,
  keepOverloads,
  nameDefaultExport,
  writeTypesAsInSource,
} from './corrections.ts';
import { declaredNames, findUnexported } from './declarations.ts';

/** A library's source as TypeDoc reads it. Importing this module loads TypeDoc and TypeScript. */
export interface Project {
  /** Absolute path without symbolic links. */
  packageFolder: string;
  root: ProjectReflection;
  /** Returns TypeScript's declarations of a reflection. */
  findDeclarations: (reflection: Reflection) => ts.Declaration[];
  /** Names that the package's declarations export but its source doesn't declare. */
  missing: string[];
  /** TypeDoc's error messages. */
  errors: string[];
}

/**
 * Reads a package from its entry, with the options of its `tsconfig.json`. Reads only files that the entry imports, and
 * doesn't check types.
 */
export async function readProject(packageFolder: string, entry: string): Promise<Project> {
  const folder = realpathSync(packageFolder);
  const program = createProgram(folder, join(folder, entry));
  const sourceFile = program.getSourceFile(join(folder, entry));
  if (!sourceFile) throw new Error(`${entry} not found in ${packageFolder}`);

  // Without option readers, because a typedoc.json in the package configures the library's own site.
  const app = await Application.bootstrap(
    {
      excludePrivate: true,
      excludeProtected: true,
      excludeInternal: true,
      disableGit: true,
      sourceLinkTemplate: '{path}',
      basePath: folder,
      sort: ['source-order'],
    },
    [],
  );
  const logger = new ErrorList();
  app.logger = logger;
  writeTypesAsInSource(app.converter);
  keepOverloads(app.converter);
  const unexported = findUnexported(program, sourceFile.fileName, declaredNames(folder));
  addSymbols(app.converter, program, unexported.found);
  let context: Context | undefined;
  app.converter.on(Converter.EVENT_END, (ended) => {
    context = ended;
  });
  const root = app.converter.convert([{ displayName: entry, program, sourceFile }]);
  const findDeclarations = (reflection: Reflection) =>
    context?.getSymbolFromReflection(reflection)?.declarations ?? [];
  nameDefaultExport(root, findDeclarations);
  return {
    packageFolder: folder,
    root,
    findDeclarations,
    missing: unexported.missing,
    errors: logger.messages,
  };
}

function createProgram(folder: string, entry: string): ts.Program {
  // The imports of the entry suffice. Tests and examples, which the package includes, are skipped.
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config ?? STRICT, host, folder);
  return ts.createProgram([entry], { ...options, noEmit: true });
}

/** Options for a package without `tsconfig.json`. */
const STRICT = { compilerOptions: { strict: true, target: 'ES2022', moduleResolution: 'bundler' } };

/** Collects only errors, because warnings are for the library's authors. */
class ErrorList extends Logger {
  messages: string[] = [];
  override log(message: string, level: LogLevel): void {
    if (level === LogLevel.Error) this.messages.push(message);
  }
}
