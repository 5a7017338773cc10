import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeadingInView } from './useHeadingInView.ts';

const ITEMS = [
  { level: 2, id: 'step', text: 'Step' },
  { level: 2, id: 'clear', text: 'Clear' },
  { level: 2, id: 'destroy', text: 'Destroy' },
];
/** Positions on the page, in CSS pixels. */
const POSITIONS: Record<string, number> = { step: 100, clear: 700, destroy: 1300 };

let current: string | undefined;

function Reader() {
  [current] = useHeadingInView(ITEMS);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = ITEMS.map(
    ({ id }) => `<h2 id="${id}" style="scroll-margin-top: 0px"></h2>`,
  ).join('');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('looks for the heading at most every 100 ms while the page scrolls', async () => {
  const { measured, unmount } = await showPage();
  expect(current).toBe('step');
  measured.mockClear().mockReturnValue(1500);
  await scrollFor(99);
  expect(measured).not.toHaveBeenCalled();
  await scrollFor(1);
  expect(measured).toHaveBeenCalledTimes(1);
  expect(current).toBe('destroy');
  await scrollFor(300);
  expect(measured.mock.calls.length).toBeLessThanOrEqual(1 + 3);
  await unmount();
});

it.each([
  ['step', 'top', 0, 'clear'],
  ['clear', 'middle', 1000, 'step'],
  ['destroy', 'middle', 650, 'clear'],
  ['destroy', 'end', 1500, 'clear'],
])('skips a hidden heading: %s, at the %s of the page', async (id, _where, scrollTop, expected) => {
  const heading = document.getElementById(id) as HTMLElement;
  heading.style.display = 'none';
  const { measured, unmount } = await showPage();
  measured.mockReturnValue(scrollTop);
  await scrollFor(100);
  expect(current).toBe(expected);
  await unmount();
});

it('is undefined while all headings are hidden', async () => {
  document.body.style.display = 'none';
  const { unmount } = await showPage();
  expect(current).toBeUndefined();
  document.body.removeAttribute('style');
  await unmount();
});

/** Shows the outline of a page that is 2000 px high, in a window of 500 px. */
async function showPage() {
  const page = document.documentElement;
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(500);
  const measured = vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // Hidden elements have an empty rectangle at the origin.
    const isHidden = (this as HTMLElement).style.display === 'none';
    return new DOMRect(0, isHidden ? 0 : (POSITIONS[this.id] ?? 0) - page.scrollTop);
  });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Reader)));
  return { measured, unmount: () => act(async () => root.unmount()) };
}

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
