import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegions } from '../../lab/model/regions.ts';
import {
  GAME_FILES,
  PROJECT_FILES,
  PROJECT_PACKAGES,
  type ProjectParts,
} from '../../lab/template/parts.ts';
import { PROJECT_FOLDER } from '../cache/bundle.js';

/** Reads the files that all exported projects share, and the versions of the packages that readers' code uses. */
export async function projectParts(): Promise<ProjectParts> {
  const versions = await packageVersions();
  return {
    // In an exported project, the template is next to the folders that it imports from.
    files: await readFiles(PROJECT_FILES, (name, text) =>
      /^src\/\w+\.ts$/.test(name) ? text.replaceAll("from '../", "from './") : text,
    ),
    gameFiles: await readFiles(GAME_FILES, (name, text) =>
      readRegions(name, text).lines.join('\n'),
    ),
    versions: Object.fromEntries(PROJECT_PACKAGES.map((name) => [name, versions[name] ?? '*'])),
  };
}

/** Returns the ranges of versions that this project installs, by package. */
export async function packageVersions(): Promise<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(await read('package.json'));
  return { ...dependencies, ...devDependencies };
}

async function readFiles(
  paths: Record<string, string>,
  adapt: (name: string, text: string) => string,
): Promise<Record<string, string>> {
  const files = Object.entries(paths).map(async ([name, path]) => [
    name,
    adapt(name, await read(path)),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

function read(path: string): Promise<string> {
  return readFile(join(PROJECT_FOLDER, path), 'utf8');
}
