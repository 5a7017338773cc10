import { readObject, readPlainValues } from '../../model/params.ts';
import { CHANGED_ELSEWHERE, NOT_STORED } from '../code/draft.ts';
import type { PageContext } from '../context.ts';

/** Code that a reader has written or changed, stored in this browser. */
export interface Sketch {
  id: string;
  name: string;
  /** The item that it was made from. Code from a link has a key only if the link names an item that it changes. */
  from?: { key?: string; title: string };
  source: string;
  /** Values of the parameters. */
  values: Record<string, unknown>;
  /** Time of the last change, in milliseconds since 1970. */
  changed: number;
  /** Whether somebody else can have written it, and the reader has not run it yet. */
  needsReview?: true | undefined;
}

/** The fields of a sketch without those that storing it adds. */
export type NewSketch = Omit<Sketch, 'id' | 'changed'>;

/** Changes of a sketch. */
export type SketchChanges = Partial<Pick<Sketch, 'name' | 'source' | 'values' | 'needsReview'>>;

/** The reader's sketches. */
export type Sketches = ReturnType<typeof createSketches>;

const KEY = 'sketches';

/**
 * Opens the reader's sketches. Every call reads them again, because other tabs also write them.
 * @param now returns the time in milliseconds since 1970
 * @param newId returns an id that no sketch has
 */
export function createSketches(
  { recall, remember }: Pick<PageContext, 'recall' | 'remember'>,
  now: () => number = Date.now,
  newId: () => string = randomId,
) {
  const listeners = new Set<() => void>();
  const all = createReader(recall);
  let isStored = true;
  /** Sketches as this tab has them, whose code is not stored because another tab has changed it. */
  const conflicts = new WeakSet<Sketch>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const write = (sketches: Sketch[]) => {
    const text = JSON.stringify(sketches);
    remember(KEY, text, 'your sketches');
    isStored = recall(KEY) === text;
    notify();
  };
  const find = (id: string) => all().find((sketch) => sketch.id === id);
  const takenNames = (sketches: readonly Sketch[]) => new Set(sketches.map(({ name }) => name));
  const newSketch = (sketch: NewSketch, names: ReadonlySet<string>): Sketch => {
    const name = findFreeName(sketch.name, names);
    return { ...sketch, name, id: newId(), changed: now() };
  };
  const add = (sketch: NewSketch): Sketch => {
    const added = newSketch(sketch, takenNames(all()));
    write([added, ...all()]);
    return added;
  };
  const restore = (sketch: Sketch) =>
    write(
      [sketch, ...all().filter(({ id }) => id !== sketch.id)].sort((a, b) => b.changed - a.changed),
    );

  return {
    /** Returns all sketches, the most recently changed first. The array stays the same until one changes. */
    all,
    find,
    /** Adds a sketch with a new id and a name that no other sketch has. */
    add,
    /**
     * Changes a sketch, and returns it for the next change. If it was deleted meanwhile, it is added again.
     * @param sketch as this tab last read or changed it: code that another tab has changed since is not overwritten
     */
    change: (sketch: Sketch, changes: SketchChanges): Sketch => {
      const stored = find(sketch.id) ?? sketch;
      if (changes.source !== undefined && stored.source !== sketch.source) {
        conflicts.add(sketch);
        notify();
        return sketch;
      }
      const changed = { ...stored, ...changes, changed: now() };
      restore(changed);
      const kept = find(sketch.id) ?? changed;
      if (changes.source !== undefined) return kept;
      // Code that this tab doesn't display must not count as read.
      const unread = { ...kept, source: sketch.source };
      if (conflicts.has(sketch)) conflicts.add(unread);
      return unread;
    },
    duplicate: (sketch: Sketch) => add({ ...sketch, name: `${sketch.name} (copy)` }),
    remove: (id: string) => write(all().filter((sketch) => sketch.id !== id)),
    /** Undoes `remove`. */
    restore,
    /** Returns all sketches as the text of a JSON file. */
    toFile: () => {
      const file = { format: 'planck-sketches', version: 1, sketches: all() };
      return `${JSON.stringify(file, null, 2)}\n`;
    },
    /**
     * Adds the sketches of a file, which the reader has to review. A sketch that is equal to an existing one is skipped.
     * @returns the number of added sketches
     * @throws with a fix when the text isn't such a file, or the browser can't store its sketches
     */
    addFile: (text: string): number => {
      const existing = new Set(all().flatMap(contentKeys));
      const added = readSketchFile(text).filter((sketch) => !existing.has(contentKey(sketch)));
      const names = takenNames(all());
      // Reversed, so that the list has the order of the file.
      const listed = added.toReversed().map((sketch) => {
        const one = newSketch({ ...sketch, needsReview: true }, names);
        names.add(one.name);
        return one;
      });
      if (added.length === 0) return 0;
      write([...listed.reverse(), ...all()]);
      if (!isStored) throw new Error(FILE_NOT_STORED);
      return added.length;
    },
    /**
     * Returns why the last change was not saved; undefined if it was.
     * @param sketch the one that this tab displays, as it last read or changed it
     */
    problem: (sketch?: Sketch): string | undefined => {
      if (sketch && conflicts.has(sketch)) return CHANGED_ELSEWHERE;
      return isStored ? undefined : NOT_STORED;
    },
    /** Calls back after each change, including those of other tabs; returns a function that unsubscribes. */
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        removeEventListener('storage', onChange);
      };
    },
  };
}

/** Returns a random id. Pages without HTTPS have no `crypto.randomUUID`. */
function randomId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(36)).join('');
}

/** Returns a function that returns the stored sketches. The array stays the same until one changes. */
function createReader(recall: PageContext['recall']): () => readonly Sketch[] {
  let lastStored: string | null = null;
  let sketches: Sketch[] = [];
  return () => {
    const stored = recall(KEY);
    if (stored !== lastStored) sketches = readSketches(stored);
    lastStored = stored;
    return sketches;
  };
}

/** Returns the keys of a sketch under its name and without a number, which an import adds if the name is taken. */
function contentKeys(sketch: Sketch): string[] {
  return [sketch, { ...sketch, name: sketch.name.replace(/ \d+$/, '') }].map(contentKey);
}

/** Returns a key that is the same for equal sketches. */
function contentKey({ name, source, values }: Sketch): string {
  return JSON.stringify([name, source, values]);
}

/** Returns a name that isn't taken: "Ball 2" if there is already a "Ball". */
function findFreeName(name: string, names: ReadonlySet<string>): string {
  if (!names.has(name)) return name;
  let number = 2;
  while (names.has(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}

const FILE_NOT_STORED =
  'This browser can’t keep the sketches of the file: its storage is full or not allowed. Delete others first.';

const NO_SKETCHES = 'The file has no sketches. Choose a JSON file that was exported here.';
const NEWER_FILE = 'The file was exported by a newer version of the playground. Reload the page.';

function readSketchFile(text: string): Sketch[] {
  const { format, version, sketches } = readObject(parseJson(text));
  if (format !== 'planck-sketches' || !Array.isArray(sketches)) throw new Error(NO_SKETCHES);
  if (version !== 1) throw new Error(NEWER_FILE);
  const found = readSketchList(sketches);
  if (found.length === 0) throw new Error(NO_SKETCHES);
  return found;
}

/** Returns the content of JSON; undefined for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads stored sketches; returns an empty list for anything else, such as an older format. */
function readSketches(stored: string | null): Sketch[] {
  try {
    return readSketchList(JSON.parse(stored ?? '[]'));
  } catch (error) {
    console.warn('The stored sketches could not be read.', error);
    return [];
  }
}

/** The latest date that exists in JavaScript, in milliseconds since 1970. */
const MAX_TIME = 8.64e15;

/** Returns the valid sketches of a list. All fields except the code can be missing or damaged. */
function readSketchList(list: unknown): Sketch[] {
  return (Array.isArray(list) ? list : []).flatMap((given): Sketch[] => {
    const { id, name, from, source, values, changed, needsReview } = readObject(given);
    if (!isText(id) || !isText(name) || !isText(source)) return [];
    const isTime = typeof changed === 'number' && Math.abs(changed) <= MAX_TIME;
    const read: Sketch = {
      ...{ id, name, source, values: readPlainValues(values), changed: isTime ? changed : 0 },
      ...(needsReview === true && { needsReview }),
    };
    const { title, key } = readObject(from);
    if (!isText(title) || !(key === undefined || isText(key))) return [read];
    return [{ ...read, from: { title, key } }];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
