import { FailedItemError, type Lookup } from '../../content/lookup.ts';
import { hash } from './cache.ts';

/** Items that pages can show, by name. */
export interface Table<Item> {
  items: Lookup<Item>;
  /** Files whose items failed, as paths for problems, by the item's name. */
  failed?: ReadonlyMap<string, string>;
  /** Returns a key for everything that pages can show of an item; by default, its JSON. */
  toKey?: (item: Item) => string;
}

/** Tables by kind. */
export type Tables<Items> = { [Kind in keyof Items]: Table<Items[Kind]> };

/** What a page looked up while it was compiled. */
export interface Uses {
  /** Names by kind, including names that don't exist. */
  names: [kind: string, name: string][];
  /** Identifies everything that the page looked up. */
  key: string;
}

/** Records what each page looks up, so that a page is compiled again only if something that it shows has changed. */
export interface UseRecorder<Items> {
  /** Starts recording for a page. */
  record: () => { lookups: { [Kind in keyof Items]: Lookup<Items[Kind]> }; uses: () => Uses };
  /** Returns whether everything that a page looked up is unchanged. */
  areCurrent: (uses: Uses) => boolean;
}

/** Stands for the whole table in place of a name. */
const ALL = '*';

export function createUseRecorder<Items>(tables: Tables<Items>): UseRecorder<Items> {
  const keys = new Map<string, string>();
  const kinds = Object.keys(tables) as (keyof Items & string)[];
  const findTable = (kind: string): Table<unknown> => tables[kind as keyof Items] as Table<unknown>;

  const itemKey = (kind: string, name: string): string => {
    const { items, failed, toKey = JSON.stringify } = findTable(kind);
    if (name === ALL) return hash(...[...items.keys()].flatMap((one) => [one, keyFor(kind, one)]));
    const item = items.get(name);
    if (item !== undefined) return hash(toKey(item));
    return failed?.has(name) ? 'failed' : 'missing';
  };
  const keyFor = (kind: string, name: string): string => {
    const id = `${kind} ${name}`;
    const key = keys.get(id) ?? itemKey(kind, name);
    keys.set(id, key);
    return key;
  };
  const keyOfAll = (names: Uses['names']) =>
    hash(...names.flatMap(([kind, name]) => [kind, name, keyFor(kind, name)]));

  return {
    record: () => {
      const used = new Map<string, Uses['names'][number]>();
      const lookups = kinds.map((kind) => {
        const use = (name: string) => used.set(`${kind} ${name}`, [kind, name]);
        return [kind, recordedLookup(findTable(kind), use)];
      });
      return {
        lookups: Object.fromEntries(lookups),
        uses: () => {
          const names = [...used.values()];
          return { names, key: keyOfAll(names) };
        },
      };
    },
    areCurrent: ({ names, key }) => keyOfAll(names) === key,
  };
}

function recordedLookup<Item>(
  { items, failed }: Table<Item>,
  use: (name: string) => void,
): Lookup<Item> {
  return {
    get: (name) => {
      use(name);
      const item = items.get(name);
      const file = failed?.get(name);
      if (item === undefined && file !== undefined) throw new FailedItemError(file);
      return item;
    },
    keys: () => {
      use(ALL);
      return items.keys();
    },
    values: () => {
      use(ALL);
      return items.values();
    },
    entries: () => {
      use(ALL);
      return items.entries();
    },
  };
}
