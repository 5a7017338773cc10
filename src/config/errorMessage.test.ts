import { expect, it } from 'vitest';
import { errorMessage } from './errorMessage.ts';

const NO_TEXT = 'no reason given';

it.each([
  [new Error('no luck'), 'no luck'],
  [new TypeError('no type'), 'no type'],
  ['text', 'text'],
  [null, 'null'],
  [10n, '10'],
  [Symbol('s'), 'Symbol(s)'],
  [new Error(), NO_TEXT],
  ['', NO_TEXT],
  [Object.create(null), NO_TEXT],
  [{ toString: () => ({}) }, NO_TEXT],
  [
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('again');
        },
      },
    ),
    NO_TEXT,
  ],
])('describes a thrown value: case %#', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});
