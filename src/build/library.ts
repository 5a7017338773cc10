import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Config } from '../config/schema.ts';
import type { Engine } from '../lab/scene.ts';
import { ignoreMissing } from './cache.ts';

export interface InstalledPackage {
  folder: string;
  version: string;
}

/**
 * Finds a package in `node_modules` of a folder or of one above. Undefined if it isn't installed.
 */
export async function installedPackage(
  name: string,
  root: string,
): Promise<InstalledPackage | undefined> {
  const folder = join(root, 'node_modules', name);
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(ignoreMissing);
  if (text !== undefined)
    return { folder, version: (JSON.parse(text) as { version: string }).version };
  const above = dirname(root);
  return above === root ? undefined : installedPackage(name, above);
}

/** Returns the version of a package that is installed for a folder. */
export async function installedVersion(name: string, root: string): Promise<string | undefined> {
  return (await installedPackage(name, root))?.version;
}

/**
 * Loads the library of a site into this process, with its name and version. Undefined if the site has
 * none, or if it isn't installed, which the check of samples reports.
 */
export async function installedEngine(
  { library }: Pick<Config, 'library'>,
  root: string,
): Promise<{ engine: Engine; release: string } | undefined> {
  const name = library?.package;
  const installed = name === undefined ? undefined : await installedPackage(name, root);
  if (name === undefined || !installed) return undefined;
  const engine = createRequire(join(root, 'package.json'))(name) as Engine;
  return { engine, release: `${name}@${installed.version}` };
}
