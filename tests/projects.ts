import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { build, type Rolldown } from 'vite';
import { putFile } from './unit/temporaryFolder.ts';

/** Folder of unpacked projects: below this one, whose packages they find, but not in `node_modules`. */
const UNPACKED = join(import.meta.dirname, '.work/projects');

/** The files of a built page by their paths: `/`, `/assets/index.js`. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

/** Returns the texts in a project's ZIP archive, by path. */
export function unpackProject(zip: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

/**
 * Unpacks a project, and builds it as its own settings say, with the packages of this one.
 * @param mode `development` keeps the checks of frameworks, such as the second mount by React's StrictMode
 */
export async function buildProject(
  zip: Uint8Array,
  mode: 'production' | 'development' = 'production',
): Promise<BuiltFiles> {
  mkdirSync(UNPACKED, { recursive: true });
  const folder = mkdtempSync(join(UNPACKED, 'project-'));
  try {
    const files = unpackProject(zip);
    for (const [path, text] of files) putFile(join(folder, path), text);
    const [first = ''] = files.keys();
    const { output } = (await build({
      root: join(folder, dirname(first)),
      logLevel: 'error',
      // The default would write its files into node_modules.
      configLoader: 'runner',
      mode,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    return new Map(
      output.map((file) => [
        `/${file.fileName}`.replace(/^\/index\.html$/, '/'),
        file.type === 'chunk' ? file.code : file.source,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the type of a built file. */
export function contentType(path: string): string {
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.js') ? 'text/javascript' : 'text/html';
}
