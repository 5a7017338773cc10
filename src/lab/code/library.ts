import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const LANGUAGE = 'lib.es2022.d.ts';

/** What code in a stage has beside the language; the page and the network are out of its reach. */
const AMBIENT = `/** Writes to the browser's console. */
declare const console: Record<'log' | 'info' | 'warn' | 'error', (...values: unknown[]) => void>;
`;

/**
 * All that the editor's TypeScript has to know, by path: the language itself, the physics engine's
 * types, and what scenes are made of. The build reads it; no browser has files.
 * @param root folder of this project
 */
export function codeLibrary(root: string): Record<string, string> {
  const require = createRequire(join(root, 'package.json'));
  const language = dirname(require.resolve('typescript'));
  const engine = dirname(require.resolve('planck'));
  const text = (path: string) => readFileSync(path, 'utf8');
  const lab = (name: string) => text(join(root, 'src/lab', name));
  return {
    ...languageFiles(language, LANGUAGE),
    '/planck.d.ts': text(join(engine, 'planck.d.ts')),
    '/scene.ts': lab('scene.ts'),
    '/draw/pen.ts': lab('draw/pen.ts'),
    '/ambient.d.ts': AMBIENT,
  };
}

/** A file of the language's own declarations, and all that it refers to. */
function languageFiles(folder: string, first: string): Record<string, string> {
  const known = new Set(readdirSync(folder));
  const files: Record<string, string> = {};
  const take = (name: string) => {
    if (`/${name}` in files || !known.has(name)) return;
    const text = readFileSync(join(folder, name), 'utf8');
    files[`/${name}`] = text;
    for (const [, lib] of text.matchAll(/<reference lib="([^"]+)"/g)) take(`lib.${lib}.d.ts`);
  };
  take(first);
  return files;
}
