/*
 * Reads the fields of a report. A missing value is empty; for one of another kind, each of these functions throws
 * {@link Mismatch}, which makes the report invalid.
 */

/** Thrown when a value is of another kind. */
export class Mismatch extends Error {}

/** Of a text, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 2000;
/** Of the text of a button or label, which is shown in one line. */
const MAX_LABEL_LENGTH = 100;
/** Of a list or an object. */
export const MAX_ENTRIES = 100;
/** Of the line and column of an error. */
const MAX_POSITION = 1e6;

export type Given = Record<string, unknown>;

/** Reads a line or column, counted from 1; undefined if it is missing. */
export function position(value: unknown): number | undefined {
  return optional(value, (given) => Math.trunc(within(given, 1, MAX_POSITION)));
}

/** Reads a value that can be missing. */
export function optional<Value>(
  value: unknown,
  read: (value: unknown) => Value,
): Value | undefined {
  return value === undefined ? undefined : read(value);
}

/** Reads an object; an empty one if it is missing. */
export function record(value: unknown): Given {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null) throw new Mismatch();
  return value as Given;
}

/** Reads the first items of a list. */
export function list(value: unknown, max = MAX_ENTRIES): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Mismatch();
  // Holes would be skipped by what reads the list.
  return Array.from(value.slice(0, max));
}

/** Copies the first numbers: the given array can be a small part of a large buffer. */
export function floats(value: unknown, max: number): Float32Array<ArrayBuffer> {
  if (!(value instanceof Float32Array)) throw new Mismatch();
  return new Float32Array(value.subarray(0, max));
}

/** Returns the first properties of an object. Leaves out names that are too long, and `__proto__`, which isn't one. */
export function entries(value: Given): [string, unknown][] {
  return Object.entries(value)
    .filter(([name]) => name.length <= MAX_TEXT_LENGTH && name !== '__proto__')
    .slice(0, MAX_ENTRIES);
}

/** Reads a text, a number, or a boolean. */
export function plain(value: unknown): string | number | boolean {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new Mismatch();
  return value;
}

/** Reads one of the known values. */
export function oneOf<Known>(known: readonly Known[], value: unknown): Known {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Mismatch();
  return found;
}

/** Reads a plain value as text, clipped. */
export function text(value: unknown): string {
  return value === undefined ? '' : String(plain(value)).slice(0, MAX_TEXT_LENGTH);
}

/** Reads the text of a button or label, clipped. */
export function label(value: unknown): string {
  const given = text(value);
  return given.length > MAX_LABEL_LENGTH ? `${given.slice(0, MAX_LABEL_LENGTH - 1)}…` : given;
}

/** Reads a boolean; false if it is missing. */
export function flag(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new Mismatch();
  return value;
}

/** Reads a number. It can be infinite or NaN, as in a world that has come apart. */
export function number(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'number') throw new Mismatch();
  return value;
}

/** Reads a number; 0 if it isn't finite. */
export function finite(value: unknown): number {
  const given = number(value);
  return Number.isFinite(given) ? given : 0;
}

/** Reads a number, and moves it between two limits. */
export function within(value: unknown, min: number, max: number): number {
  return Math.min(max, Math.max(min, finite(value)));
}
