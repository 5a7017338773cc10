import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeadingInView } from './useHeadingInView.ts';

const ITEMS = [
  { level: 2, id: 'step', text: 'Step' },
  { level: 2, id: 'clear', text: 'Clear' },
];

let current: string | undefined;

function Reader() {
  [current] = useHeadingInView(ITEMS);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('looks for the heading at most every 100 ms while the page scrolls', async () => {
  const page = document.documentElement;
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(500);
  const measured = vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(0);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Reader)));
  expect(current).toBe('step');
  measured.mockClear().mockReturnValue(1500);
  await scrollFor(99);
  expect(measured).not.toHaveBeenCalled();
  await scrollFor(1);
  expect(measured).toHaveBeenCalledTimes(1);
  expect(current).toBe('clear');
  await scrollFor(300);
  expect(measured.mock.calls.length).toBeLessThanOrEqual(1 + 3);
  await act(async () => root.unmount());
});

/**
 * Scrolls for a while.
 * @param time in milliseconds, with a scroll event in each
 */
async function scrollFor(time: number): Promise<void> {
  await act(async () => {
    for (let passed = 0; passed < time; passed++) {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(1);
    }
  });
}
