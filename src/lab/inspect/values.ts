import type { InspectedRow, Member } from './inspected.ts';

/** A row whose value a method returns. */
export interface ValueRow {
  name: string;
  /** The method without arguments, or one that takes the inverse of the step's length. */
  member: Member;
  unit?: string;
  /** Whether a number is a set of bits. */
  isBits?: boolean;
  /** A method that returns whether the value has an effect. While it has none, the row is omitted. */
  onlyIf?: string;
}

/** Reads a row for each method of an object. */
export function readRows(object: object, rows: readonly ValueRow[], dt: number): InspectedRow[] {
  // Every row names a method that the object's class has: a test compares them with the reference.
  const methods = object as Record<string, (inverseDt: number) => unknown>;
  const visibleRows = rows.filter(
    ({ onlyIf }) => onlyIf === undefined || methods[onlyIf]?.call(object, 1),
  );
  return visibleRows.map(({ name, member, unit, isBits }) => {
    const value = methods[member.slice(member.indexOf('#') + 1)]?.call(object, 1 / dt);
    return { name, member, unit, value: isBits ? formatBits(value) : format(value) };
  });
}

/** Formats a value of the engine: a number, a boolean, a vector, or text. */
export function format(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return x === undefined ? '–' : `(${format(x)}, ${format(y)})`;
}

/** Formats a number with three digits, or its whole part if that is longer: 0.123, −12.3, 1234. */
export function formatNumber(value: number): string {
  return formatDigits(value).replaceAll('-', '−').replace('Infinity', '∞');
}

function formatDigits(value: number): string {
  const size = Math.abs(value);
  // Hides rounding errors, such as the velocity of a body at rest.
  if (size < 1e-6) return '0';
  if (size < 0.0005) return value.toExponential(1);
  if (size >= 1e6) return String(Number(value.toPrecision(3)));
  return value.toFixed(size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0);
}

function formatBits(value: unknown): string {
  return typeof value === 'number' ? `0x${(value >>> 0).toString(16).padStart(4, '0')}` : '–';
}
