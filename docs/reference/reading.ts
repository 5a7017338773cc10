import { Vec2 } from 'planck';
import type { FieldDefault } from '../../src/reference/notes.ts';

/** A default as plain data, which is how one would write it into a definition. */
export function value(read: unknown): FieldDefault {
  // To a reader, nothing there is no value: `undefined` is how the engine keeps it.
  if (read === undefined) return { text: 'none' };
  return { value: read instanceof Vec2 ? { x: read.x, y: read.y } : read };
}

/** A field without a getter. Its name is the library's own business, so it may go away. */
export function fieldOf(object: object, name: string): unknown {
  if (name in object) return Reflect.get(object, name);
  throw new Error(`planck has no ${name} any more: see who reads a default from it`);
}
