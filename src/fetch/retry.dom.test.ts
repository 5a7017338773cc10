import { afterEach, expect, it, vi } from 'vitest';
import { FileError } from './fetchFile.ts';
import { FAILURE, type LoadFailure, reportFailure, tryAgain } from './retry.ts';

const retry = vi.fn();
const failures: LoadFailure[] = [];
const listener = (event: Event) => {
  event.preventDefault();
  failures.push((event as CustomEvent<LoadFailure>).detail);
};

afterEach(() => {
  removeEventListener(FAILURE, listener);
  failures.length = 0;
  vi.restoreAllMocks();
  retry.mockReset();
});

it('reports a file that can be fetched again, and a script that needs a reload', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  addEventListener(FAILURE, listener);
  const errors = [new FileError('gone'), new TypeError('Failed to fetch module')];
  for (const error of errors) reportFailure('It could not be loaded.', error, retry);
  expect(failures).toEqual([
    { message: 'It could not be loaded.', retry },
    { message: 'It could not be loaded.', retry: undefined },
  ]);
  expect(warn.mock.calls.map(([, error]) => error)).toEqual(errors);
});

it('lets the page decide whether a reload is needed', () => {
  addEventListener(FAILURE, listener);
  tryAgain(retry);
  expect(failures).toEqual([{ retry }]);
  expect(retry).not.toHaveBeenCalled();
});

it('retries itself where no page listens, such as in an embed', () => {
  tryAgain(retry);
  expect(retry).toHaveBeenCalledOnce();
});
