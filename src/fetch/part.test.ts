import { afterEach, expect, it, vi } from 'vitest';
import { loadPart, SCRIPT_SECONDS } from './part.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('returns what was loaded', async () => {
  expect(await loadPart(Promise.resolve('part'))).toBe('part');
});

it('throws what loading throws', async () => {
  await expect(loadPart(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

it('throws if a listener handled that the script could not be loaded', async () => {
  await expect(loadPart(Promise.resolve(undefined))).rejects.toThrow('could not be loaded');
});

it('gives up a script that does not arrive', async () => {
  vi.useFakeTimers();
  const loading = loadPart(new Promise(() => undefined));
  vi.advanceTimersByTime(1000 * SCRIPT_SECONDS);
  await expect(loading).rejects.toThrow('No script for 30 seconds.');
});
