import { useEffect, useRef, useState } from 'react';
import { replaceAddress } from '../../../address/replaceAddress.ts';
import { FileError } from '../../../fetch/fetchFile.ts';
import { openDraft } from '../code/draft.ts';
import type { PageContext } from '../context.ts';
import { isItemHash, loadItem, type Menu, type PlaygroundItem } from '../items/playgroundItems.ts';
import type { NewSketch, Sketch, SketchChanges, Sketches } from '../items/sketches.ts';
import { itemOf, sketchItem, sketchKey, sketchOf } from '../items/sketchItem.ts';
import type { Player } from '../player/player.ts';

/** The address shows these, so that Back closes them, and links can open them. */
const DIALOGS = ['gallery', 'sketches'] as const;
type DialogName = (typeof DIALOGS)[number];

interface ItemState {
  item?: PlaygroundItem;
  /** Changes with each item that the address opens, but not when an edit turns the item into a sketch. */
  visit: number;
  failure?: string;
  /** Loads the item again, if it could not be loaded. */
  retry?: () => void;
  dialog?: DialogName;
}

/**
 * What the address shows: an item, which runs immediately unless it is code from a link, and a dialog. An item
 * becomes a sketch when the reader edits its code.
 */
export function useItem(menu: Menu, player: Player, context: PageContext, sketches: Sketches) {
  const { basePath, recall, remember } = context;
  const [state, setState] = useState<ItemState>({ visit: 0 });
  /** Hash of the item that is shown or being loaded. */
  const shown = useRef<string>(undefined);
  /** The sketch as this tab has read or written it last. */
  const known = useRef<Sketch>(undefined);

  useEffect(() => {
    let latest = 0;
    const checking = player.setChecking?.(true);
    const change = (changes: Partial<ItemState>) => setState((state) => ({ ...state, ...changes }));

    const load = async (hash: string) => {
      const item = sketchItem(hash, sketches) ?? (await loadItem(hash, menu, basePath));
      const draft = openDraft(item, context);
      if (!draft.source || draft.source === item.source) return item;
      // A draft from the scene's page: it moves here, and the scene stays as it is.
      draft.keep('');
      return itemOf(sketches.add(sketchOf(item, draft.source, item.values, false)));
    };
    const show = async (hash: string) => {
      const number = ++latest;
      shown.current = hash;
      try {
        const [item] = await Promise.all([load(hash), checking]);
        if (number !== latest) return;
        known.current = item.sketch;
        if (item.sketch) shown.current = showAddress(item.sketch);
        player.stop(item.values);
        if (item.code !== undefined) {
          const playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
          player.run({ ...item, code: item.code, playing });
        }
        change({
          item,
          visit: number,
          failure: undefined,
          retry: undefined,
        });
      } catch (error) {
        if (number !== latest) return;
        shown.current = undefined;
        player.stop({});
        if (error instanceof FileError) {
          console.warn('The code could not be loaded.', error);
          const failure = 'The code could not be loaded.';
          return change({ item: undefined, failure, retry: () => void show(hash) });
        }
        const failure = error instanceof Error ? error.message : String(error);
        change({ item: undefined, failure, retry: undefined });
      }
    };
    const follow = () => {
      change({ dialog: DIALOGS.find((name) => location.hash === `#${name}`) });
      const hash = hashOfItem(location.hash, menu) ?? shown.current ?? firstOf(menu);
      if (hash !== shown.current) show(hash);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      latest = -1;
      removeEventListener('hashchange', follow);
    };
  }, [menu, player, basePath, recall, remember, sketches]);

  const { item } = state;
  const open = (key: string) => {
    location.hash = key;
  };
  const keep = (changes: SketchChanges) => {
    if (!item) return;
    const { chosen: values, runnable } = player.state();
    const before = known.current;
    const sketch = before
      ? sketches.change(before, { values, ...changes })
      : sketches.add({
          ...sketchOf(item, item.source, values, runnable !== undefined),
          values,
          ...changes,
        });
    known.current = sketch;
    shown.current = showAddress(sketch);
    setState((state) => ({
      ...state,
      item: { ...item, title: sketch.name, sketch },
    }));
  };
  return {
    ...state,
    open,
    openDialog: (name: DialogName) => open(name),
    // Replaces the dialog in the history, so that Back doesn't open it again.
    closeDialog: () => location.replace(shown.current ?? firstOf(menu)),
    /** Keeps what the reader has changed, as a sketch. */
    keep,
    create: () => open(sketchKey(sketches.add(NEW_SKETCH))),
  };
}

/**
 * Shows a sketch in the address without opening it, so that a reload does. The router keeps its own state.
 * @returns its hash
 */
function showAddress(sketch: Sketch): string {
  const hash = `#${sketchKey(sketch)}`;
  if (isItemHash(location.hash) || location.hash === '') replaceAddress(hash);
  return hash;
}

/** Returns the hash of the item that the address names; undefined if it names something else. */
function hashOfItem(hash: string, menu: Menu): string | undefined {
  if (hash === '') return firstOf(menu);
  return isItemHash(hash) ? hash : undefined;
}

function firstOf(menu: Menu): string {
  const [first] = [...menu.values()].flat();
  return `#${first?.key ?? ''}`;
}

/** A new sketch shows something that moves. */
const NEW_SKETCH: NewSketch = {
  name: 'Sketch',
  values: {},
  source: `import { Box, Circle, Edge, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });

const ground = world.createBody();
ground.createFixture({ shape: new Edge({ x: -10, y: 0 }, { x: 10, y: 0 }) });

const box = world.createBody({ type: 'dynamic', position: { x: -1, y: 4 }, angle: 0.5 });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const ball = world.createBody({ type: 'dynamic', position: { x: 1, y: 6 } });
ball.createFixture({ shape: new Circle(0.5), density: 1, restitution: 0.6 });
`,
};
