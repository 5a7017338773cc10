import { afterEach, expect, it, vi } from 'vitest';
import { serviceWorkers } from './serviceWorkers.ts';

afterEach(() => vi.unstubAllGlobals());

it('returns what the browser has', () => {
  const container = {};
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(serviceWorkers()).toBe(container);
});

it('returns undefined without https, and in a sandboxed frame', () => {
  vi.stubGlobal('navigator', {});
  expect(serviceWorkers()).toBeUndefined();
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException("The document is sandboxed and lacks 'allow-same-origin'.");
    },
  });
  expect(serviceWorkers()).toBeUndefined();
});
