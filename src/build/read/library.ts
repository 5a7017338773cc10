import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Config } from '../../config/schema.ts';
import type { Engine } from '../../lab/model/scene.ts';
import { ignoreMissing } from '../cache/cache.ts';

export interface InstalledPackage {
  folder: string;
  version: string;
}

/** Finds a package in `node_modules` of a folder or of one of its parents. Undefined if it isn't installed. */
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

/** Returns the name and version of a site's library; undefined without one, or if it isn't installed. */
export async function installedRelease(
  library: string | undefined,
  root: string,
): Promise<string | undefined> {
  const installed = library === undefined ? undefined : await installedPackage(library, root);
  return installed && `${library}@${installed.version}`;
}

/**
 * Loads the library of a site into this thread.
 * @throws if it isn't installed
 */
export function loadEngine(library: string, root: string): Engine {
  return createRequire(join(root, 'package.json'))(library) as Engine;
}

/**
 * Loads the library of a site into this process, with its name and version. Undefined if the site has none, or if it
 * isn't installed, which the check of samples reports.
 */
export async function installedEngine(
  { library }: Pick<Config, 'library'>,
  root: string,
): Promise<{ engine: Engine; release: string } | undefined> {
  const release = await installedRelease(library?.package, root);
  if (!library || !release) return undefined;
  return { engine: loadEngine(library.package, root), release };
}
