import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './bundle.js';
import { hash } from './cache.ts';
import { cssModules } from './classNames.ts';
import { moduleKey } from './modules.ts';

/** The modules that list blocks by name, and one that has all others. */
const LISTS = ['src/blocks/index.ts', 'src/lab/blocks/index.ts'];
const OTHERS = 'src/reference/blocks.tsx';

const IMPORT = /^import \{([^}]+)\} from '(\.[^']+)'/gm;
/** `Badge,` and `Card: card(page.scenes),` in the list. */
const ENTRY = /^ {4}(\w+)(?:: (\w+)\b.*)?,$/gm;

/**
 * Returns a function that identifies the source of a block: of its module, of all that it imports, and of the
 * module that lists it. A page that doesn't use a block stays in the cache when the block changes.
 */
export function createBlockKeys(): (name: string) => string {
  const files = new Map(LISTS.flatMap((list) => [...filesIn(join(PROJECT_FOLDER, list))]));
  // Classes are named after the place of their module among all of them.
  const common = hash(
    ...LISTS.map((list) => readFileSync(join(PROJECT_FOLDER, list))),
    ...cssModules(),
  );
  const keys = new Map<string, string>();
  return (name) => {
    const file = files.get(name) ?? join(PROJECT_FOLDER, OTHERS);
    const key = keys.get(file) ?? hash(common, moduleKey(file));
    keys.set(file, key);
    return key;
  };
}

/** The files of the blocks in a list, by name. */
export function filesIn(list: string): Map<string, string> {
  const text = readFileSync(list, 'utf8');
  const imported = new Map(
    [...text.matchAll(IMPORT)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), join(list, '..', path)]),
    ),
  );
  const files = [...text.matchAll(ENTRY)].map(([, name = '', local = name]): [string, string] => [
    name,
    imported.get(local) ?? '',
  ]);
  return new Map(files.filter(([, file]) => existsSync(file)));
}
