import { z } from 'zod';

/** A non-empty string. */
export const text = z.string().min(1, { error: 'non-empty text' });

/** A boolean. A bare key is `true`; a directive can set `open=false`. */
export const flag = z
  .custom<boolean | string>((value) => /^(true|false)$/.test(String(value)), {
    error: 'true or false',
  })
  .transform((value) => String(value) === 'true');

/** A number, which directives write as a string. */
export const number = numberThat(() => true, 'a number');

/** A positive number. */
export const size = numberThat((value) => value > 0, 'a number above 0');

/** A point in a diagram: `"1 2.5"`. */
export const point = numbers(2, 'two numbers such as "1 2.5"').transform(([x = 0, y = 0]) => ({
  x,
  y,
}));

/**
 * Accepts a fixed count of numbers, separated by spaces or commas.
 * @param expected description for messages: "must be …"
 */
export function numbers(count: number, expected: string) {
  return z
    .custom<string>((value) => numbersIn(value)?.length === count, { error: expected })
    .transform((value) => numbersIn(value) ?? []);
}

/**
 * Accepts a number that meets a condition. Directives write it as a string.
 * @param expected description for messages: "must be …"
 */
export function numberThat(isAllowed: (value: number) => boolean, expected: string) {
  const isValid = (value: unknown) => {
    const [first, ...others] = numbersIn(value) ?? [];
    return first !== undefined && others.length === 0 && isAllowed(first);
  };
  return z.custom<number | string>(isValid, { error: expected }).transform(Number);
}

/** Returns the numbers in a prop; undefined if it contains anything else. */
export function numbersIn(value: unknown): number[] | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const parts = String(value)
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const values = parts.map(Number);
  return values.every(Number.isFinite) ? values : undefined;
}
