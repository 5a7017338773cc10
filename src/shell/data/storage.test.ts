import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recall, recallJson, remember } from './storage.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { documentElement: { dataset: { site: '/docs/' } } });
  vi.stubGlobal('window', {
    localStorage: { getItem: () => null, setItem: forbid },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('recall and remember', () => {
  it('return what was stored', () => {
    expect(recall('key', 'sessionStorage')).toBeNull();
    remember('key', 'value', 'It', 'sessionStorage');
    expect(recall('key', 'sessionStorage')).toBe('value');
  });

  it('name keys after the site, because all sites of an origin share its storage', () => {
    remember('key', 'value', 'It', 'sessionStorage');
    expect([...stored.keys()]).toEqual(['/docs/key']);
  });

  it('return null if storage is forbidden', () => {
    vi.stubGlobal('window', { sessionStorage: { getItem: forbid } });
    expect(recall('key', 'sessionStorage')).toBeNull();
  });

  it.each(['{"a', 'undefined', '<script>', '//evil.example/\n//evil.example/'])(
    'find no JSON in %j',
    (text) => {
      remember('key', text, 'It', 'sessionStorage');
      expect(recallJson('key', 'sessionStorage')).toBeUndefined();
    },
  );

  it('warn in the console if nothing can be stored', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    remember('key', 'value', 'the theme');
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'Could not save the theme: this browser does not allow storage for the site.',
    ]);
  });
});

function forbid(): never {
  throw new DOMException('no room', 'QuotaExceededError');
}
