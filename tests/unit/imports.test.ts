import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDERS } from '../../src/build/compile/siteLoader.ts';

const SRC = join(import.meta.dirname, '../../src');

/**
 * What each folder can import, in full or (`type:`) as types only: folders of `src/`, or paths in them.
 * A file that can import more has its own entry.
 */
const MAY_IMPORT: Record<string, string[]> = {
  address: [],
  article: [],
  fetch: [],
  keyboard: [],
  config: ['address'],
  content: ['address', 'article', 'config'],
  reference: ['address', 'article', 'config', 'content'],
  site: ['address', 'config', 'content', 'reference', 'type:lab'],
  search: ['address', 'fetch', 'type:config', 'content'],
  build: [
    'address',
    'article',
    'fetch',
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
    'fetch',
    'keyboard',
    'type:config',
    'type:content',
    'type:site',
    'site/pageHead.ts',
    'search',
    'lab',
    'blocks',
    'styles',
  ],
  blocks: [
    'address',
    'article',
    'type:config',
    'config/nearest.ts',
    'content',
    'type:site',
    'styles',
  ],
  lab: [
    'address',
    'article',
    'fetch',
    'keyboard',
    'config/errorMessage.ts',
    'config/nearest.ts',
    'content/block.ts',
    'content/capitalize.ts',
    'content/escape.ts',
    'content/lookup.ts',
    'type:content/runs.ts',
    'blocks/props.ts',
    'styles',
  ],
  styles: [],
};

/** Paths are relative to `src/`. */
interface Import {
  file: string;
  target: string;
  isType: boolean;
}

test('imports point downward only', () => {
  const imports = findImports(SRC);
  expect(imports.length).toBeGreaterThan(100);
  const upward = imports.filter(({ file, target, isType }) => {
    const allowed = MAY_IMPORT[file] ?? MAY_IMPORT[getTopFolder(file)] ?? [];
    const allows = (path: string) =>
      allowed.includes(path) || (isType && allowed.includes(`type:${path}`));
    return getTopFolder(file) !== getTopFolder(target) && !pathsTo(target).some(allows);
  });
  expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('no files import each other in a cycle, not even types', () => {
  expect(findFilesInCycles(findImports(SRC))).toEqual([]);
});

test('no two folders import each other, not even types', () => {
  expect(findMutualFolders(findImports(SRC))).toEqual([]);
});

/** Returns pairs of folders that import each other. A folder and its subfolder count as two. */
function findMutualFolders(imports: Import[]): string[] {
  const pairs = new Set(
    imports.map(({ file, target }) => `${dirname(file)} and ${dirname(target)}`),
  );
  return [...pairs].filter((pair) => {
    const [from, to] = pair.split(' and ');
    return from !== to && pairs.has(`${to} and ${from}`);
  });
}

test('finds folders that import each other', () => {
  const imports = [
    { file: 'a/b.ts', target: 'a/c/d.ts', isType: true },
    { file: 'a/c/e.ts', target: 'a/f.ts', isType: false },
    { file: 'g/h.ts', target: 'a/f.ts', isType: false },
  ];
  expect(findMutualFolders(imports)).toEqual(['a and a/c', 'a/c and a']);
});

test('finds cycles of imports', () => {
  const imports = ['a b', 'b c', 'c b', 'c d'].map((pair) => {
    const [file = '', target = ''] = pair.split(' ');
    return { file, target, isType: true };
  });
  expect(findFilesInCycles(imports)).toEqual(['b', 'c']);
});

/** Returns the files that are part of a cycle, or on a path between two cycles. */
function findFilesInCycles(imports: Import[]): string[] {
  const files = new Set(imports.map(({ file }) => file));
  const targets = new Set(imports.map(({ target }) => target));
  // A file that imports nothing, or that nothing imports, is not part of a cycle.
  const rest = imports.filter(({ file, target }) => files.has(target) && targets.has(file));
  return rest.length < imports.length ? findFilesInCycles(rest) : [...files].sort();
}

test('pages are compiled again when a folder that compiles them changes', () => {
  expect(findImportsFrom(CONTENT_FOLDERS, CONTENT_FOLDERS)).toEqual([]);
});

/** Returns the imports of some folders, except of types, from folders that are not listed. */
function findImportsFrom(folders: string[], listed: string[]): string[] {
  return findImports(SRC)
    .filter(({ isType }) => !isType)
    .filter(
      ({ file, target }) =>
        folders.includes(getTopFolder(file)) && !listed.includes(getTopFolder(target)),
    )
    .map(({ file, target }) => `${file} imports ${target}`);
}

test('the site engine does not mention Planck, and the docs do not mention Vite', () => {
  // Except the lab, which runs the library.
  const siteEngine = listFilesBelow(SRC)
    .filter((file) => !file.startsWith(join(SRC, 'lab')))
    .filter((file) => /planck/i.test(withoutComments(file)));
  expect(siteEngine).toEqual([]);
  const docs = listFilesBelow(join(SRC, '../docs')).filter((file) => file.endsWith('.ts'));
  expect(docs.filter((file) => /['"]vite/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

function findImports(folder: string): Import[] {
  return listFilesBelow(folder).flatMap((file) => {
    const statements = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(type\s)?[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'|import\('(\.[^']+)'\)/gm,
    );
    return [...statements].map(([, type, path, barePath, lazyPath]) => {
      const target = relative(SRC, join(dirname(file), path ?? barePath ?? lazyPath ?? ''));
      return { file: relative(SRC, file), target, isType: type !== undefined };
    });
  });
}

function getTopFolder(path: string): string {
  return path.split(/[\\/]/)[0] ?? '';
}

/** Returns a path and its parent folders: `lab/blocks/Scene.tsx`, `lab/blocks`, `lab`. */
function pathsTo(path: string): string[] {
  return path === '.' ? [] : [path, ...pathsTo(dirname(path))];
}

function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/.test(entry.name))
    .filter((entry) => !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
