/** Thrown when a value doesn't have the expected type. */
export class Mismatch extends Error {}

/** Maximum length of a text, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 2000;
/** Maximum length of the text of a button or label, which has a single line, in UTF-16 code units. */
const MAX_LABEL_LENGTH = 100;
/** Maximum number of entries of a list or an object. */
export const MAX_ENTRIES = 100;
/** Maximum line and column of an error. */
const MAX_POSITION = 1e6;

/**
 * Reads a value that can be anything. A missing value becomes empty.
 * @throws {Mismatch} if it has another type
 */
export type Reader<Value> = (value: unknown) => Value;

/** Reads an object with all of its fields. */
export function object<Fields extends object>(
  fields: {
    [Name in keyof Fields]-?: Reader<Fields[Name]>;
  },
): Reader<Fields> {
  const readers = Object.entries<Reader<unknown>>(fields);
  return (value) => {
    const given = record(value);
    return Object.fromEntries(readers.map(([name, read]) => [name, read(given[name])])) as Fields;
  };
}

/** Reads the first items of a list. */
export function list<Item>(read: Reader<Item>, max = MAX_ENTRIES): Reader<Item[]> {
  return (value) => {
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw new Mismatch();
    // Unlike `map`, doesn't skip holes.
    return Array.from(value.slice(0, max), (item) => read(item));
  };
}

/** Reads the first properties of an object. Leaves out names that are too long, and `__proto__`, which isn't one. */
export function table<Value>(read: Reader<Value>, readName = text): Reader<Record<string, Value>> {
  return (value) =>
    Object.fromEntries(
      Object.entries(record(value))
        .filter(([name]) => name.length <= MAX_TEXT_LENGTH && name !== '__proto__')
        .slice(0, MAX_ENTRIES)
        .map(([name, one]) => [readName(name), read(one)]),
    );
}

/** Reads a value that can be missing. */
export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value) => (value === undefined ? undefined : read(value));
}

/** Reads one of the allowed values. */
export function oneOf<Allowed>(allowed: readonly Allowed[]): Reader<Allowed> {
  return (value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new Mismatch();
    return found;
  };
}

/** Reads a number, and clamps it to a range. */
export function clamped(min: number, max: number): Reader<number> {
  return (value) => Math.min(max, Math.max(min, finite(value)));
}

/** Copies the first numbers, because the given array can be a small part of a large buffer. */
export function floats(max: number): Reader<Float32Array<ArrayBuffer>> {
  return (value) => {
    if (!(value instanceof Float32Array)) throw new Mismatch();
    return new Float32Array(value.subarray(0, max));
  };
}

export function record(value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null) throw new Mismatch();
  return value as Record<string, unknown>;
}

/** Reads a text, a number, or a boolean. */
export function plain(value: unknown): string | number | boolean {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new Mismatch();
  return value;
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

export function flag(value: unknown): boolean {
  return value !== undefined && oneOf([true, false])(value);
}

/** Reads a number. It can be infinite or NaN, as in a world that has become unstable. */
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

/** Reads a line or column, counted from 1; undefined if it is missing. */
export const position = optional((value) => Math.trunc(clamped(1, MAX_POSITION)(value)));
