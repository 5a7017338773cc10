import { describe, expect, it } from 'vitest';
import { toFailure } from './failure.ts';

const URL = 'blob:null/1b2c';

function errorWith(stack: string): Error {
  return Object.assign(new TypeError('body is null'), { stack });
}

describe('toFailure', () => {
  it.each([
    ['Chrome', `TypeError: body is null\n    at Object.step (${URL}:12:34)\n    at x (a.js:1:1)`],
    ['Firefox and Safari', `step@${URL}:12:34\nx@a.js:1:1`],
    ['code below the engine', `at f (stage.js:1:200)\n at step (${URL}:12:34)`],
  ])('finds the position in the code: %s', (_browser, stack) => {
    expect(toFailure(errorWith(stack), URL)).toEqual({
      message: 'TypeError: body is null',
      line: 12,
      column: 34,
    });
  });

  it('leaves out the position if the stack has none', () => {
    expect(toFailure(errorWith('at stage.js:1:2'), URL)).toEqual({
      message: 'TypeError: body is null',
    });
  });

  it('describes any value that code throws', () => {
    expect(toFailure('no', URL)).toEqual({ message: 'no' });
    expect(toFailure(undefined, URL)).toEqual({ message: 'undefined' });
    expect(toFailure(Symbol('no'), URL)).toEqual({ message: 'Symbol(no)' });
  });

  const fail = () => {
    throw new Error('again');
  };
  it.each([
    ['an object whose toString throws', { toString: fail }],
    ['an object without a prototype', Object.create(null)],
    ['an error whose message is a symbol', Object.assign(new Error(), { message: Symbol('no') })],
    ['an error whose stack throws', Object.defineProperty(new Error('no'), 'stack', { get: fail })],
    ['a proxy that throws', new Proxy({}, { getPrototypeOf: fail })],
    ['an empty text', ''],
  ])('has a message for %s', (_name, error) => {
    expect(toFailure(error, URL).message).toContain('can’t be shown as text');
  });
});
