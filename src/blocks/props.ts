import { z } from 'zod';

/** A text with something in it. */
export const text = z.string().min(1, { error: 'a text that is not empty' });

/** A switch: a bare key is `true`, and a directive may write `open=false`. */
export const flag = z
  .custom<boolean | string>((value) => /^(true|false)$/.test(String(value)), {
    error: 'true or false',
  })
  .transform((value) => String(value) === 'true');

/** A number, which directives write as a text. */
export const number = numberThat(() => true, 'a number');

/** A number that is a size. */
export const size = numberThat((value) => value > 0, 'a number above 0');

/** A place in a diagram: `"1 2.5"`. */
export const place = numbers(2, 'two numbers such as "1 2.5"').transform(([x = 0, y = 0]) => ({
  x,
  y,
}));

/**
 * As many numbers, with spaces or commas between them.
 * @param expected words for what is expected
 */
export function numbers(count: number, expected: string) {
  return z
    .custom<string>((value) => numbersIn(value)?.length === count, { error: expected })
    .transform((value) => numbersIn(value) ?? []);
}

/**
 * A number, which directives write as a text.
 * @param expected words for what is expected
 */
export function numberThat(holds: (value: number) => boolean, expected: string) {
  const isValid = (value: unknown) => {
    const [only, ...others] = numbersIn(value) ?? [];
    return only !== undefined && others.length === 0 && holds(only);
  };
  return z.custom<number | string>(isValid, { error: expected }).transform(Number);
}

/** The numbers that a prop holds; undefined when there is anything else in it. */
export function numbersIn(value: unknown): number[] | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const parts = String(value)
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const found = parts.map(Number);
  return found.every(Number.isFinite) ? found : undefined;
}
