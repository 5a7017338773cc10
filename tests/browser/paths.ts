import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './server.ts';

/** Returns the paths of a site from its files, so that new pages are tested. */
export function listPaths(root: string): string[] {
  return readdirSync(join(PROJECT, root, 'pages'), { recursive: true })
    .map((name) => `/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => /\.mdx?$/.test(name) && name !== '/404.mdx')
    .map((name) => name.replace(/\.mdx?$/, '').replace(/\/index$/, '') || '/');
}
