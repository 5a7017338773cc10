import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackgroundSearch } from './client.ts';

/** Workers that run. */
let running: Set<FakeWorker>;

class FakeWorker extends EventTarget {
  constructor() {
    super();
    running.add(this);
  }
  postMessage = vi.fn();
  terminate = () => running.delete(this);
}

beforeEach(() => {
  running = new Set();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stops the worker of the former search', () => {
  for (let count = 0; count < 3; count++) createBackgroundSearch('/docs');
  expect(running.size).toBe(1);
  expect(vi.getTimerCount()).toBe(1);
});
