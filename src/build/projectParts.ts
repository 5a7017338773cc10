import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectParts } from '../lab/page/code/viteProject.ts';
import { PROJECT_FOLDER } from './bundle.js';

/** Files of an exported project, and where they are below the folder of the site engine. */
const FILES = {
  'index.html': 'src/lab/template/index.html',
  'src/main.ts': 'src/lab/template/main.ts',
  'src/draw.ts': 'src/lab/template/draw.ts',
  'src/lab/scene.ts': 'src/lab/scene.ts',
  'src/lab/draw/pen.ts': 'src/lab/draw/pen.ts',
};

/** Reads the files that all exported projects share, and the versions that this project uses itself. */
export async function projectParts(): Promise<ProjectParts> {
  const read = (path: string) => readFile(join(PROJECT_FOLDER, path), 'utf8');
  const versionOf = async (name: string): Promise<string> =>
    JSON.parse(await read(`node_modules/${name}/package.json`)).version;
  const files = Object.entries(FILES).map(async ([name, path]) => [name, await read(path)]);
  return {
    files: Object.fromEntries(await Promise.all(files)),
    versions: {
      planck: await versionOf('planck'),
      typescript: await versionOf('typescript'),
      vite: await versionOf('vite'),
    },
  };
}
