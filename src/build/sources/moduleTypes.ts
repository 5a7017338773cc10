import { join } from 'node:path';
import type { Problem } from '../../config/problem.ts';
import type { TypeChecker } from '../../content/typeChecker.ts';
import { hash } from '../cache/cache.ts';
import { installedRelease } from '../read/library.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import { readTypeScript, type TypeScriptFile } from '../read/typeScriptFiles.ts';
import { isShared } from './scenes.ts';
import type { SourceTools } from './tools.ts';
import { TUTORIALS_FOLDER } from './tutorials.ts';

const FIX = 'correct it; if it is intended, put "// @ts-expect-error" in the line above';

interface TypeTools extends Omit<SourceTools, 'tasks'> {
  tasks: {
    /**
     * Returns the type errors of a module.
     * @param folder whose packages the module can import
     */
    moduleErrors: (
      folder: string,
      ...module: Parameters<TypeChecker['moduleErrors']>
    ) => ReturnType<TypeChecker['moduleErrors']>;
  };
}

/**
 * Returns a problem for each type error in the scenes, steps of tutorials, and experiments of a site. The errors of a
 * file are cached by its text, the library's version, and the source of what it can import.
 */
export async function checkModules(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  { cache, tasks, labKey }: TypeTools,
): Promise<Problem[]> {
  const [scenes, steps, experiments] = await Promise.all(
    ['scenes', TUTORIALS_FOLDER, 'experiments'].map((name) => readTypeScript(join(root, name))),
  );
  const shared = experiments?.filter(({ id }) => id.includes('/'));
  const sharedByScenes = scenes?.filter(isShared);
  const modules = [
    ...listModules('scene', scenes, sharedByScenes),
    ...listModules('step', steps),
    ...listModules('experiment', experiments, shared),
  ];
  const release = modules.length > 0 && (await installedRelease(config.library?.package, root));
  if (!release) return [];
  const environment = hash('module types', labKey, release);
  const found = modules.map(async ({ kind, file, path, text, beside }): Promise<Problem[]> => {
    const others = beside.flatMap((one) => [one.path, one.text]);
    const errors = await cache.get(hash(environment, path, text, ...others), () =>
      tasks.moduleErrors(root, { path, text, beside }),
    );
    return errors.map(({ line, code, message }) => {
      const reason = message.replace(/\s+/g, ' ');
      const problem = `the ${kind} does not compile: ${reason} (TS${code})`;
      return { file, line: line + 1, message: problem, fix: FIX };
    });
  });
  return (await Promise.all(found)).flat();
}

function listModules(kind: string, files: TypeScriptFile[] = [], shared: TypeScriptFile[] = []) {
  return files.map((file) => {
    const others = shared.filter((one) => one !== file);
    return { kind, ...file, beside: others.map(({ path, text }) => ({ path, text })) };
  });
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
