import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FILES, PROJECT_PACKAGES, type ProjectParts } from '../../lab/template/parts.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';

/** Reads the files and versions that all exported projects share. */
export async function projectParts(): Promise<ProjectParts> {
  const read = (path: string) => readFile(join(PROJECT_FOLDER, path), 'utf8');
  const files = Object.entries(PROJECT_FILES).map(async ([name, path]) => {
    const text = await read(path);
    // In an exported project, the template is next to the folders that it imports from.
    return [name, /^src\/\w+\.ts$/.test(name) ? text.replaceAll("from '../", "from './") : text];
  });
  const versions = PROJECT_PACKAGES.map(async (name) => {
    const { version } = JSON.parse(await read(`node_modules/${name}/package.json`));
    return [name, version];
  });
  return {
    files: Object.fromEntries(await Promise.all(files)),
    versions: Object.fromEntries(await Promise.all(versions)),
  };
}
