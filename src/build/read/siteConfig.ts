import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONFIG_FILE, defaultConfig, parseConfig } from '../../config/load.ts';
import { ProblemsError } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import { CACHE_FOLDER } from '../cache/bundle.js';
import { displayPath } from '../terminal/displayPath.ts';
import { importSiteModule, loadProblem } from './siteModule.ts';

/**
 * Reads the config.
 * @throws ProblemsError if it isn't valid, because most other problems would only be consequences
 */
export async function readConfig(root: string): Promise<Config> {
  const path = join(root, CONFIG_FILE);
  if (!existsSync(path)) return defaultConfig(titleOfFolder(root));
  const { config, problems } = await configIn(path);
  if (problems.length > 0) throw new ProblemsError(problems);
  return config;
}

async function configIn(path: string): Promise<ReturnType<typeof parseConfig>> {
  const file = displayPath(path);
  const fix = 'write TypeScript with "export default defineSite({ … })"';
  const none = defaultConfig('Documentation');
  try {
    const { default: value } = await importConfig(path);
    if (value !== undefined) return await parseWithLines(value, path, file);
    return { config: none, problems: [{ file, message: 'the file exports no config', fix }] };
  } catch (error) {
    return { config: none, problems: [loadProblem(error, { file, what: 'the file' })] };
  }
}

/** Parses the config. Finds the lines of mistakes, which requires TypeScript, only if there are any. */
async function parseWithLines(value: unknown, path: string, file: string) {
  const parsed = parseConfig(value, file);
  if (parsed.problems.length === 0) return parsed;
  const { keyLines } = await import('./keyLines.ts');
  return parseConfig(value, file, keyLines(await readFile(path, 'utf8')));
}

/** Imports from a new folder each time, because Node caches modules by path. */
async function importConfig(path: string): Promise<Record<string, unknown>> {
  const folder = join(CACHE_FOLDER, `config-${randomUUID()}`);
  try {
    return await importSiteModule(path, folder, { reuse: false });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the name of the folder, or of its parent if it is only `docs`. */
function titleOfFolder(root: string): string {
  return basename(root) === 'docs' ? basename(join(root, '..')) : basename(root);
}
