import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '../../protocol/protocol.ts';
import { watchPicture } from './watchPicture.ts';

let sent: Command[];
let isHidden: boolean;
let watcher: ReturnType<typeof watchPicture>;
/** Reports whether the picture is near the window. */
let scroll: (isIntersecting: boolean) => void;
/** Listeners for changes of media queries, by query. */
let queries: Map<string, EventTarget>;

beforeEach(() => {
  sent = [];
  isHidden = false;
  queries = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) =>
          callback([{ isIntersecting: !isIntersecting }, { isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    queries.set(query, list);
    return list;
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  watcher = watchPicture(document.body, (command) => sent.push(command));
});
afterEach(() => {
  watcher.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Hides or shows the tab. */
function setHidden(next: boolean): void {
  isHidden = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells the runner to rest while the picture is out of sight or the tab is hidden', () => {
  const visible = () => sent.flatMap((one) => (one.type === 'visibility' ? [one.isVisible] : []));
  scroll(false);
  scroll(true);
  expect(visible()).toEqual([false, true]);
  setHidden(true);
  scroll(false);
  setHidden(false);
  scroll(true);
  expect(visible().slice(2)).toEqual([false, false, false, true]);
});

it('sends the colors again in another theme, also when the system changes it', () => {
  const palettes = () => sent.filter(({ type }) => type === 'palette').length;
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    queries.get(query)?.dispatchEvent(new Event('change'));
  expect(palettes()).toBe(2);
});

it('sends the size again on every other screen, not only on the next', () => {
  const sizes = () => sent.filter(({ type }) => type === 'size').length;
  for (const ratio of [2, 3]) {
    const query = queries.get(`(resolution: ${devicePixelRatio}dppx)`);
    vi.stubGlobal('devicePixelRatio', ratio);
    query?.dispatchEvent(new Event('change'));
  }
  expect(sizes()).toBe(2);
});

it('sends nothing after its end', () => {
  watcher.end();
  setHidden(true);
  for (const query of queries.values()) query.dispatchEvent(new Event('change'));
  expect(sent).toEqual([]);
});
