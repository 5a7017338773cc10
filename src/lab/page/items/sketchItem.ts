import type { PlaygroundItem } from './playgroundItems.ts';
import { isSiteKey } from './siteCode.ts';
import type { NewSketch, Sketch, Sketches } from './sketches.ts';

const KEY = /^sketch=([\w-]+)$/;

/** Returns the key of a sketch as an item of the playground. */
export function sketchKey({ id }: Sketch): string {
  return `sketch=${id}`;
}

/**
 * Returns the sketch that a key names, as an item; undefined if the key doesn't name a sketch.
 * @throws with a fix when this browser doesn't have the sketch
 */
export function findSketchItem(key: string, sketches: Sketches): PlaygroundItem | undefined {
  const id = KEY.exec(key)?.[1];
  if (id === undefined) return undefined;
  const sketch = sketches.find(id);
  if (!sketch)
    throw new Error('This browser has no such sketch. Choose another one from your sketches.');
  return toItem(sketch);
}

export function toItem(sketch: Sketch): PlaygroundItem {
  const { name, source, values, from } = sketch;
  return {
    key: sketchKey(sketch),
    title: name,
    description: '',
    source,
    values,
    origin: from?.key !== undefined && isSiteKey(from.key) ? from.key : undefined,
    isTrusted: false,
    sketch,
  };
}

/**
 * Returns the sketch that an item becomes when the reader edits its code.
 * @param wasRun whether the reader has run the item
 */
export function toSketch(
  item: PlaygroundItem,
  source: string,
  values: Sketch['values'],
  wasRun: boolean,
): NewSketch {
  const { title, key, origin } = item;
  const needsReview = awaitsRun(item);
  // The key of code from a link contains all of it, or what it changes.
  const from = { key: origin ?? (needsReview ? undefined : key), title };
  return {
    ...{ name: title, from, source, values },
    ...(needsReview && !wasRun && { needsReview: true }),
  };
}

/** Whether an item waits until the reader presses Run, because somebody else can have written its code. */
export function awaitsRun({ code, sketch }: PlaygroundItem): boolean {
  return sketch ? sketch.needsReview === true : code === undefined;
}
