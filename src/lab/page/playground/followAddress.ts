import { replaceAddress } from '../../../address/replaceAddress.ts';
import { errorMessage } from '../../../config/errorMessage.ts';
import { FileError } from '../../../fetch/fetchFile.ts';
import { FIRST_PROGRAM } from '../../model/firstProgram.ts';
import { openDraft } from '../code/draft.ts';
import type { PageContext } from '../context.ts';
import {
  isItemHash,
  loadItem,
  OutdatedLink,
  type PlaygroundItem,
} from '../items/playgroundItems.ts';
import type { Sketch, SketchChanges, Sketches } from '../items/sketches.ts';
import { findSketchItem, sketchKey, toItem, toSketch } from '../items/sketchItem.ts';
import type { Player } from '../player/player.ts';
import { prefersReducedMotion } from '../player/reducedMotion.ts';
import { createStore } from '../player/store.ts';

/** Dialogs that have a hash in the URL, so that Back closes them and links can open them. */
const DIALOGS = ['gallery', 'sketches'] as const;

/** The item and the dialog that are open in the playground. */
export interface OpenState {
  /** Key of the item that is open or being loaded; empty before the first. */
  key: string;
  item?: PlaygroundItem;
  /** Line of the code that the URL names. */
  line?: number;
  /** Changes with each item that the URL opens, but not when an edit turns the item into a sketch. */
  visit: number;
  failure?: string;
  /** Loads the item again, if it could not be loaded. */
  retry?: () => void;
  /** Key of the item that a link names, if the link's changes no longer fit. */
  current?: string;
  dialog?: (typeof DIALOGS)[number];
}

export interface OpenItems {
  state: () => OpenState;
  subscribe: (onChange: () => void) => () => void;
  /** Opens an item by its key, or a dialog by its name. */
  open: (key: string) => void;
  closeDialog: () => void;
  /** Keeps the reader's changes in a sketch. */
  keep: (changes: SketchChanges) => void;
  /** Opens a new sketch. */
  create: () => void;
}

/**
 * Opens the item and the dialog that the URL names, until the signal is aborted. An item runs immediately unless it is
 * code from a link. It becomes a sketch when the reader edits its code.
 * @param keys those of the site's scenes and examples; the first is opened by default
 */
export function followAddress(
  keys: readonly string[],
  player: Player,
  context: PageContext,
  sketches: Sketches,
  signal: AbortSignal,
): OpenItems {
  const { get, set, subscribe } = createStore<OpenState>({ key: '', visit: 0 });
  player.send({ type: 'check', isOn: true });
  const firstKey = keys[0] ?? '';

  const load = async (key: string) => {
    const item = findSketchItem(key, sketches) ?? (await loadItem(key, keys, context.basePath));
    const draft = openDraft(item, context);
    if (!draft.source || draft.source === item.source) return item;
    // A draft from the scene's page moves here, and the scene stays as it is.
    const moved = sketches.add(toSketch(item, draft.source, item.values, false));
    if (sketches.problem() === undefined) draft.keep('');
    return toItem(moved);
  };
  const show = async (key: string) => {
    set({ key });
    const isOver = () => signal.aborted || get().key !== key;
    const closed = { item: undefined, failure: undefined, retry: undefined, current: undefined };
    try {
      const item = await load(key);
      if (isOver()) return;
      player.stop(item.values);
      if (item.code !== undefined) {
        const playing = !prefersReducedMotion();
        player.run({ ...item, code: item.code, playing });
      }
      if (item.sketch) updateAddress(item.sketch);
      set({ ...closed, key: item.key, item, visit: get().visit + 1 });
    } catch (error) {
      if (isOver()) return;
      player.stop({});
      if (error instanceof FileError) {
        console.warn('The code could not be loaded.', error);
        return set({ ...closed, failure: 'The code could not be loaded.', retry: () => show(key) });
      }
      set({
        ...closed,
        failure: errorMessage(error),
        current: error instanceof OutdatedLink ? error.key : undefined,
      });
    }
  };
  const follow = () => {
    const { hash } = location;
    const [item = '', line] = hash.split('&line=');
    set({ dialog: DIALOGS.find((name) => hash === `#${name}`), line: Number(line) || undefined });
    const current = hash === '' ? firstKey : get().key || firstKey;
    const key = isItemHash(hash) ? item.slice(1) : current;
    if (key !== get().key || get().failure !== undefined) void show(key);
  };
  follow();
  addEventListener('hashchange', follow, { signal });

  const open = (key: string) => {
    location.hash = key;
  };
  return {
    state: get,
    subscribe,
    open,
    // Replaces the dialog in the history, so that Back doesn't open it again.
    closeDialog: () => location.replace(`#${get().key}`),
    keep: (changes) => {
      const { item, key } = get();
      if (!item) return;
      const { chosen: values, runnable } = player.state();
      const sketch = item.sketch
        ? sketches.change(item.sketch, { values, ...changes })
        : sketches.add({
            ...toSketch(item, item.source, values, runnable !== undefined),
            ...changes,
          });
      const { title, origin } = toItem(sketch);
      const changed = { ...item, key: sketchKey(sketch), title, origin, sketch };
      // Another item can be loading.
      if (key !== item.key) return set({ item: changed });
      updateAddress(sketch);
      set({ key: changed.key, item: changed });
    },
    create: () => {
      const { source } = FIRST_PROGRAM;
      open(sketchKey(sketches.add({ name: 'Sketch', values: {}, source })));
    },
  };
}

/** Puts a sketch into the URL without opening it, so that a reload opens it. The router keeps its own state. */
function updateAddress(sketch: Sketch): void {
  if (isItemHash(location.hash) || location.hash === '') replaceAddress(`#${sketchKey(sketch)}`);
}
