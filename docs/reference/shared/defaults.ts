import { Vec2 } from 'planck';
import type { Default } from '../../../src/reference/notes.ts';

// Defaults are not written by hand: each is read from an object created without the field or argument.

/** Shown for a field or parameter that has no default value. */
export const NONE: Default = { text: 'none' };

/** Default as plain data, as you would write it in a definition. */
export function value(read: unknown): Default {
  // The engine stores a missing value as `undefined`.
  if (read === undefined) return NONE;
  return { value: read instanceof Vec2 ? { x: read.x, y: read.y } : read };
}

/** Reads a field that has no getter; throws if a version of the library renames it. */
export function fieldOf(object: object, name: string): unknown {
  if (name in object) return Reflect.get(object, name);
  throw new Error(`cannot read a default: planck no longer has ${name}`);
}

/** Default of a parameter that is a definition or one of its fields. */
export function asIn(definition: string): Default {
  return { text: `as in \`${definition}\`` };
}
