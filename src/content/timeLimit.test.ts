import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitLimited, runLimited, timeLimit, UnfinishedError } from './timeLimit.ts';

const TOO_LONG = 'it did not finish within 0.1 s';

beforeEach(() => {
  vi.stubEnv('TIME_LIMIT', '0.1');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('timeLimit', () => {
  it.each([
    ['0.1', 100],
    ['60', 60_000],
    ['', 30_000],
    ['0', 30_000],
    ['long', 30_000],
  ])('reads TIME_LIMIT=%j', (seconds, limit) => {
    vi.stubEnv('TIME_LIMIT', seconds);
    expect(timeLimit()).toBe(limit);
  });
});

describe('runLimited', () => {
  it('returns the result, and throws what the code throws', () => {
    const error = new TypeError('no');
    expect(runLimited(() => 5)).toBe(5);
    expect(() =>
      runLimited(() => {
        throw error;
      }),
    ).toThrow(error);
  });

  it('stops an infinite loop, even if the code catches errors', () => {
    const loop = () => {
      try {
        for (;;);
      } catch {
        return 5;
      }
    };
    expect(() => runLimited(loop)).toThrow(UnfinishedError);
    expect(() => runLimited(loop)).toThrow(TOO_LONG);
  });

  it('can be nested', () => {
    const inner = () => {
      expect(() => runLimited(forever)).toThrow(TOO_LONG);
      return 5;
    };
    vi.stubEnv('TIME_LIMIT', '60');
    const result = runLimited(() => {
      vi.stubEnv('TIME_LIMIT', '0.1');
      return [inner(), runLimited(() => 6)];
    });
    expect(result).toEqual([5, 6]);
  });

  it('throws when the code ends the process, and restores process.exit', () => {
    const { exit } = process;
    expect(() => runLimited(() => process.exit(0))).toThrow(UnfinishedError);
    expect(process.exit).toBe(exit);
  });
});

describe('awaitLimited', () => {
  it('returns the result, and throws what the code throws', async () => {
    const error = new TypeError('no');
    expect(await awaitLimited(Promise.resolve(5))).toBe(5);
    await expect(awaitLimited(Promise.reject(error))).rejects.toBe(error);
  });

  it('throws when the promise never settles', async () => {
    await expect(awaitLimited(new Promise(() => undefined))).rejects.toThrow(TOO_LONG);
  });
});

function forever(): never {
  for (;;);
}
