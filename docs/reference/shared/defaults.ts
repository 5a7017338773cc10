import { Vec2 } from 'planck';
import type { Default } from '../../../src/reference/notes.ts';

// No default is typed by hand: each is read from an object that was made without the field or argument.

/** Where the library uses nothing. */
export const NONE: Default = { text: 'none' };

/** A default as plain data, which is how one would write it into a definition. */
export function value(read: unknown): Default {
  // To a reader, `undefined` is no value: it is how the engine stores nothing.
  if (read === undefined) return NONE;
  return { value: read instanceof Vec2 ? { x: read.x, y: read.y } : read };
}

/** A field without a getter. Its name is private to the library, so it can go away. */
export function fieldOf(object: object, name: string): unknown {
  if (name in object) return Reflect.get(object, name);
  throw new Error(`planck no longer has ${name}, which a default is read from`);
}

/** Defaults of a parameter that is a definition, or one of its fields. */
export function asIn(definition: string): Default {
  return { text: `as in \`${definition}\`` };
}
