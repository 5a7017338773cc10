import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { FAILURE, type LoadFailure } from '../../fetch/retry.ts';

// The module reads attributes of its script.
const currentScript = document.createElement('script');
Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
const { onFailure } = await import('./notice.ts');

const findButton = (name: string) =>
  [...document.querySelectorAll('[role="alert"] button')].find(
    (button) => button.textContent === name,
  ) as HTMLElement;

function fail(message: string) {
  const retry = vi.fn();
  const detail: LoadFailure = { message, retry };
  onFailure(new CustomEvent(FAILURE, { detail, cancelable: true }));
  return retry;
}

afterEach(() => vi.unstubAllGlobals());

it('tries everything again that has failed since the message appeared', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  const first = fail('The fields could not be loaded.');
  findButton('Dismiss').click();
  const second = fail('A sample could not be loaded.');
  const third = fail('A scene could not be loaded.');
  expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/^A scene could not/);
  findButton('Try again').click();
  await waitFor(() => expect(third).toHaveBeenCalledOnce());
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
