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
import { addSymbols, keepOverloads, writeTypesAsInSource } from './corrections.ts';
import { declaredNames, undeclaredExports } from './declarations.ts';

/** A library's source as TypeDoc reads it. Importing this module loads TypeDoc and TypeScript. */
export interface Project {
  /** Absolute, without symbolic links. */
  packageFolder: string;
  root: ProjectReflection;
  /** What TypeScript knows of a reflection: where the source declares it. */
  declarationsOf: (reflection: Reflection) => ts.Declaration[];
  /** Names that the package's declarations export, and its source has not. */
  lost: string[];
  /** What TypeDoc could not do. */
  errors: string[];
}

/**
 * Reads a package from its entry on. The package's own `tsconfig.json` tells how it is meant; only
 * the files that the entry leads to are read, and they are not checked.
 */
export async function readProject(packageFolder: string, entry: string): Promise<Project> {
  const folder = realpathSync(packageFolder);
  const program = createProgram(folder, join(folder, entry));
  const sourceFile = program.getSourceFile(join(folder, entry));
  if (!sourceFile) throw new Error(`there is no ${entry} in ${packageFolder}`);

  // No readers: a typedoc.json that lies in the package is about the library's own pages.
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
  const more = undeclaredExports(program, sourceFile.fileName, declaredNames(folder));
  addSymbols(app.converter, program, more.found);
  let context: Context | undefined;
  app.converter.on(Converter.EVENT_END, (ended) => {
    context = ended;
  });
  const root = app.converter.convert([{ displayName: entry, program, sourceFile }]);
  return {
    packageFolder: folder,
    root,
    declarationsOf: (reflection) =>
      context?.getSymbolFromReflection(reflection)?.declarations ?? [],
    lost: more.lost,
    errors: logger.messages,
  };
}

function createProgram(folder: string, entry: string): ts.Program {
  // What the entry leads to is enough: tests and examples, which the package includes, are not read.
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config ?? STRICT, host, folder);
  return ts.createProgram([entry], { ...options, noEmit: true });
}

/** For a package that has no `tsconfig.json`. */
const STRICT = { compilerOptions: { strict: true, target: 'ES2022', moduleResolution: 'bundler' } };

/** Warnings are for the library's authors, who are not those who build its pages. */
class ErrorList extends Logger {
  messages: string[] = [];
  override log(message: string, level: LogLevel): void {
    if (level === LogLevel.Error) this.messages.push(message);
  }
}
