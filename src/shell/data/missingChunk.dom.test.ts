import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnceOnMissingChunk } from './missingChunk.ts';

const reload = vi.fn();
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  reload.mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('reloads the page once for the same chunk', () => {
  const page = createPage();
  expect(misses(page, 'a.js')).toBe('handled');
  expect(reload).toHaveBeenCalledTimes(1);
  // The page after the reload.
  expect(misses(createPage(), 'a.js')).toBe('failed');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(misses(createPage(), 'b.js')).toBe('handled');
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each(['getItem', 'setItem'])('never reloads if %s throws, and warns', (method) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = createPage({ [method]: forbid });
  expect(misses(page, 'a.js')).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'A script of this page is missing, and the reload could not be recorded.',
  ]);
});

it('does not reload without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(misses(createPage(), 'a.js')).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

/** A window that listens for missing chunks. */
function createPage(broken = {}): EventTarget {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    ...broken,
  };
  const page = Object.assign(new EventTarget(), { sessionStorage, location: { reload } });
  reloadOnceOnMissingChunk(page);
  return page;
}

/** Reports a missing chunk as Vite does: unless a listener handles the event, the import fails. */
function misses(page: EventTarget, chunk: string): 'handled' | 'failed' {
  const event = new Event('vite:preloadError', { cancelable: true });
  const payload = new Error(`Failed to fetch dynamically imported module: ${chunk}`);
  return page.dispatchEvent(Object.assign(event, { payload })) ? 'failed' : 'handled';
}

function forbid(): never {
  throw new DOMException('no room', 'QuotaExceededError');
}
