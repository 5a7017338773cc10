import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../cache/bundle.js';
import { hash } from '../cache/cache.ts';
import { moduleKey } from '../cache/moduleFiles.ts';
import { cssModules } from './classNames.ts';

/** Modules that list blocks by name. */
const LISTS = ['src/blocks/index.ts', 'src/lab/blocks/index.ts'];

/** Stands for all blocks that no list contains: those of the reference, which share most of their code. */
export const OTHER_BLOCKS = 'other blocks';
const REFERENCE_BLOCKS = 'src/reference/blocks.tsx';

const IMPORT = /^import \{([^}]+)\} from '(\.[^']+)'/gm;
/** Matches an entry of a list: `Details,` or `Card: card(page.scenes),`. */
const ENTRY = /^ {4}(\w+)(?:: (\w+)\b.*)?,$/gm;

/** Returns the module of each block, by the block's name. */
export function blockFiles(): Map<string, string> {
  const others: [string, string] = [OTHER_BLOCKS, join(PROJECT_FOLDER, REFERENCE_BLOCKS)];
  return new Map([...LISTS.flatMap((list) => filesIn(join(PROJECT_FOLDER, list))), others]);
}

function filesIn(list: string): [name: string, file: string][] {
  const text = readFileSync(list, 'utf8');
  const imported = new Map(
    [...text.matchAll(IMPORT)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), join(list, '..', path)]),
    ),
  );
  return [...text.matchAll(ENTRY)]
    .map(([, name = '', local = name]): [string, string] => [name, imported.get(local) ?? ''])
    .filter(([, file]) => existsSync(file));
}

/**
 * Returns a function that identifies the source of a block: its module with all that it imports, and the lists. A page
 * that doesn't use a block stays in the cache when the block changes.
 */
export function createBlockKeys(): (file: string) => string {
  const lists = LISTS.map((list) => readFileSync(join(PROJECT_FOLDER, list)));
  // A class is named after the index of its module, so a new module can rename the classes of others.
  const common = hash(...lists, ...cssModules());
  return (file) => hash(common, moduleKey(file));
}
