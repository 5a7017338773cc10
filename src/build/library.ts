import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoreMissing } from './cache.ts';

export interface InstalledPackage {
  folder: string;
  version: string;
}

/**
 * The package that is installed for a folder: in its `node_modules`, or in one of a folder above.
 * Undefined when it isn't.
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

/** The version of a package that is installed for a folder. */
export async function installedVersion(name: string, root: string): Promise<string | undefined> {
  return (await installedPackage(name, root))?.version;
}
