import type { PlaygroundItem } from '../playgroundItems.ts';
import type { NewSketch, Sketch, Sketches } from './sketches.ts';

const HASH = /^#sketch=([\w-]+)$/;

/** Key of a sketch, as an item of the playground. */
export function sketchKey({ id }: Sketch): string {
  return `sketch=${id}`;
}

/**
 * Returns the sketch that a hash names, as an item; undefined if it names something else.
 * @throws with a fix when this browser doesn't have the sketch
 */
export function sketchItem(hash: string, sketches: Sketches): PlaygroundItem | undefined {
  const id = HASH.exec(hash)?.[1];
  if (id === undefined) return undefined;
  const sketch = sketches.find(id);
  if (!sketch)
    throw new Error('This browser has no such sketch. Choose another one from your sketches.');
  return itemOf(sketch);
}

export function itemOf(sketch: Sketch): PlaygroundItem {
  const { name, source, values } = sketch;
  return {
    id: fileName(name),
    key: sketchKey(sketch),
    title: name,
    description: '',
    source,
    values,
    isTrusted: false,
    sketch,
  };
}

/** Returns what becomes a sketch of an item when the reader edits its code. */
export function sketchOf(
  item: PlaygroundItem,
  source: string,
  values: Sketch['values'],
): NewSketch {
  const { title, code } = item;
  // Code from a link isn't compiled, and its key contains all of it.
  const key = code === undefined ? undefined : item.key;
  return { name: title, from: { key, title }, source, values };
}

/** "Ball 2 (copy)" becomes "ball-2-copy". */
function fileName(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['sketch'];
  return words.join('-');
}
