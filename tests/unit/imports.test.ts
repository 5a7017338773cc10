import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDERS } from '../../src/build/load.ts';

const SRC = join(import.meta.dirname, '../../src');

/** What each folder may import, in full or (`type:`) as types only. Everything else is upwards. */
const MAY_IMPORT: Record<string, string[]> = {
  address: [],
  article: [],
  config: ['address'],
  content: ['address', 'article', 'config'],
  reference: ['address', 'article', 'config', 'content'],
  site: ['address', 'config', 'content', 'reference', 'type:lab'],
  search: ['address', 'config', 'content', 'site'],
  build: [
    'address',
    'config',
    'content',
    'reference',
    'site',
    'search',
    'lab',
    'shell',
    'blocks',
    'styles',
  ],
  shell: [
    'address',
    'article',
    'type:config',
    'type:content',
    'type:site',
    'search',
    'lab',
    'blocks',
    'styles',
  ],
  blocks: ['address', 'article', 'type:config', 'content', 'type:site', 'type:lab', 'styles'],
  lab: ['address', 'article', 'blocks', 'styles'],
  styles: [],
};

interface Import {
  file: string;
  from: string;
  to: string;
  isType: boolean;
}

test('imports run downwards only', () => {
  const imports = importsOf(SRC);
  expect(imports.length).toBeGreaterThan(100);
  const upwards = imports.filter(({ from, to, isType }) => {
    const allowed = MAY_IMPORT[from] ?? [];
    return from !== to && !allowed.includes(to) && !(isType && allowed.includes(`type:${to}`));
  });
  expect(upwards.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test('pages are compiled again when a folder that compiles them changes', () => {
  expect(importedFrom(CONTENT_FOLDERS, CONTENT_FOLDERS)).toEqual([]);
});

/** What some folders import, except as types, from folders that are not listed. */
function importedFrom(folders: string[], listed: string[]): string[] {
  return importsOf(SRC)
    .filter(({ from, to, isType }) => folders.includes(from) && !isType && !listed.includes(to))
    .map(({ file, to }) => `${file} imports ${to}`);
}

test('the engine knows nothing of Planck, and the documents nothing of Vite', () => {
  // The lab shows what the library does: that is its whole business.
  const engine = filesBelow(SRC)
    .filter((file) => !file.startsWith(join(SRC, 'lab')))
    .filter((file) => /planck/i.test(withoutComments(file)));
  expect(engine).toEqual([]);
  const docs = filesBelow(join(SRC, '../docs')).filter((file) => file.endsWith('.ts'));
  expect(docs.filter((file) => /['"]vite/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

function importsOf(folder: string): Import[] {
  return filesBelow(folder).flatMap((file) => {
    const statements = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(type\s)?[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm,
    );
    return [...statements].map(([, type, path, lazyPath]) => {
      const target = relative(SRC, join(dirname(file), path ?? lazyPath ?? ''));
      const own = relative(SRC, file);
      return { file: own, from: topOf(own), to: topOf(target), isType: type !== undefined };
    });
  });
}

function topOf(path: string): string {
  return path.split(/[\\/]/)[0] ?? '';
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
    .filter((entry) => !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
