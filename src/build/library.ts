import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoreMissing } from './cache.ts';

/**
 * The version of a package that is installed for a folder: in its `node_modules`, or in one of a
 * folder above. Undefined when it isn't.
 */
export async function installedVersion(name: string, folder: string): Promise<string | undefined> {
  const file = join(folder, 'node_modules', name, 'package.json');
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text !== undefined) return (JSON.parse(text) as { version: string }).version;
  const above = dirname(folder);
  return above === folder ? undefined : installedVersion(name, above);
}
