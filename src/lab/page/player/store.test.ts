import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('notifies subscribers of each change, until they unsubscribe', () => {
  const store = createStore({ a: 1, b: 2 });
  const seen: unknown[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set({ b: 3 });
  unsubscribe();
  store.set({ b: 4 });
  expect(seen).toEqual([{ a: 1, b: 3 }]);
});

it('notifies subscribers once per frame of batched changes', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const store = createStore({ a: 1, b: 2 });
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.setBatched({ a: 5 });
  store.setBatched({ b: 6 });
  expect(store.get()).toEqual({ a: 5, b: 6 });
  expect(onChange).not.toHaveBeenCalled();
  for (const frame of frames.splice(0)) frame();
  expect(onChange).toHaveBeenCalledTimes(1);
  store.setBatched({ a: 7 });
  expect(frames).toHaveLength(1);
});
