import { join } from 'node:path';
import type { Problem } from '../../config/problem.ts';
import { hash } from '../cache/cache.ts';
import { typesKey } from '../cache/moduleFiles.ts';
import { installedPackage } from '../read/library.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { readTypeScript } from '../read/typeScriptFiles.ts';
import type { SourceTools } from './tools.ts';
import { TUTORIALS_FOLDER } from './tutorials.ts';
import type { findTypeErrors } from './typeErrors.ts';

const FIX = 'correct it; if it is intended, put "// @ts-expect-error" in the line above';

interface TypeTools extends Pick<SourceTools, 'cache' | 'labKey'> {
  tasks: { findTypeErrors: typeof findTypeErrors };
}

/** Folders of modules, and what problems call a module. */
const FOLDERS = { scenes: 'scene', [TUTORIALS_FOLDER]: 'step', experiments: 'experiment' };

/** Returns a problem for each type error in the scenes, steps of tutorials, and experiments of a site. */
export async function checkModules(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  { cache, tasks, labKey }: TypeTools,
): Promise<Problem[]> {
  const reading = Object.entries(FOLDERS).map(async ([name, kind]) =>
    (await readTypeScript(join(root, name))).map((file) => ({ ...file, kind })),
  );
  const modules = (await Promise.all(reading)).flat();
  const name = config.library?.package;
  const library = name !== undefined && (await installedPackage(name, root));
  if (!library || modules.length === 0) return [];
  const sources = modules.map(({ path, text }) => ({ path, text }));
  const paths = sources.map(({ path }) => path);
  // Also the texts themselves, because a file can change after it is read.
  const texts = [...sources.map(({ text }) => text), typesKey(paths)];
  const errors = await cache.get(hash('module types', labKey, library.version, ...texts), () =>
    tasks.findTypeErrors(root, sources, { [name]: library.folder }),
  );
  return modules.flatMap(({ file, kind }, index) =>
    (errors[index] ?? []).map(({ line, code, message }) => {
      const reason = message.replace(/\s+/g, ' ');
      const problem = `the ${kind} does not compile: ${reason} (TS${code})`;
      return { file, line: line + 1, message: problem, fix: FIX };
    }),
  );
}

/**
 * Adds type errors to other problems. A type error in the failing line explains the failure, so it replaces it; other
 * type errors of a failing file are often consequences and are dropped.
 */
export function addTypeErrors(failures: Problem[], types: Problem[]): Problem[] {
  const isAt = (line: number | undefined, file: string) => (one: Problem) =>
    one.file === file && one.line === line;
  const isFailed = (file: string) => failures.some((one) => one.file === file);
  return [
    ...failures.filter(({ file, line }) => !types.some(isAt(line, file))),
    ...types.filter(({ file, line }) => !isFailed(file) || failures.some(isAt(line, file))),
  ];
}
