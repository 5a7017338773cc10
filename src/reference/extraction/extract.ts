import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../config/problem.ts';
import type { Library } from '../model.ts';

export interface LibraryLocation {
  /** Folder in which the package is installed. */
  packageFolder: string;
  name: string;
  version: string;
  /** Source file that exports everything: `src/index.ts`. */
  entry: string;
}

/** Reads a library from the TypeScript source in its package. */
export async function extractLibrary(
  location: LibraryLocation,
): Promise<{ library: Library; problems: Problem[] }> {
  const { packageFolder, name, version, entry } = location;
  if (!existsSync(join(packageFolder, entry))) {
    const message = `the package has no entry file ${entry}`;
    const fix = 'set "library.reference.entry" to a file of its source';
    const library = { package: name, version, symbols: [] };
    return { library, problems: [{ file: name, message, fix }] };
  }
  // Loaded on demand, because TypeDoc and TypeScript take a second, which a cached library doesn't need.
  const { readProject } = await import('./project.ts');
  const { readLibraryModel } = await import('./library.ts');
  return readLibraryModel(await readProject(packageFolder, entry), location);
}
