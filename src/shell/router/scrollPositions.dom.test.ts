import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_KEY, type PageLocation } from './location.ts';
import { createScrollPositions } from './scrollPositions.ts';

const STORED = 'scroll-positions';
let positions: ReturnType<typeof createScrollPositions>;
/** Positions that the window was scrolled to: pixels, or an id. */
let scrolledTo: (number | string)[];

beforeEach(() => {
  sessionStorage.clear();
  scrolledTo = [];
  positions = createScrollPositions();
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, y]: unknown[]) => {
    scrolledTo.push(y as number);
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  const ids = ['a', 'ray cast', '50%'];
  document.body.replaceChildren(
    ...ids.map((id) => Object.assign(document.createElement('h2'), { id })),
  );
  return () => vi.restoreAllMocks();
});

describe('a location without a saved position', () => {
  it.each([
    ['', 0],
    ['#a', 'a'],
    ['#ray%20cast', 'ray cast'],
    ['#50%', '50%'],
    ['#missing', 0],
  ])('with the hash "%s" is scrolled to %j', (hash, expected) => {
    positions.restore(at('k1', { hash }));
    expect(scrolledTo).toEqual([expected]);
  });
});

describe('a location with a saved position', () => {
  it('is scrolled there, even if it has a hash', () => {
    save(at('k1', { hash: '#a' }), 700);
    positions.restore(at('k1', { hash: '#a' }));
    expect(scrolledTo).toEqual([700]);
  });

  it('can be at its top, below which the target of the hash is', () => {
    save(at('k1', { hash: '#a' }), 0);
    positions.restore(at('k1', { hash: '#a' }));
    expect(scrolledTo).toEqual([0]);
  });

  it('is another one than the same page visited again', () => {
    save(at('k1'), 700);
    positions.restore(at('k2'));
    expect(scrolledTo).toEqual([0]);
  });

  it('is found by its address if the browser made its entry', () => {
    save(at(BROWSER_KEY), 100);
    save(at(BROWSER_KEY, { hash: '#a' }), 200);
    positions.restore(at(BROWSER_KEY));
    positions.restore(at(BROWSER_KEY, { hash: '#a' }));
    positions.restore(at(BROWSER_KEY, { path: '/body' }));
    expect(scrolledTo).toEqual([100, 200, 0]);
  });
});

describe('stored positions', () => {
  it('survive a page load, under the names that earlier versions used', () => {
    save(at('k1'), 700);
    save(at(BROWSER_KEY, { hash: '#a' }), 300);
    positions.store();
    expect(JSON.parse(sessionStorage.getItem(STORED) ?? '')).toEqual({ k1: 700, '/world#a': 300 });
    const later = createScrollPositions();
    later.recall();
    later.restore(at('k1'));
    expect(scrolledTo).toEqual([700]);
  });

  it.each([
    'null',
    '5',
    '[]',
    '"x"',
    '{"a',
    'undefined',
    '',
    'x'.repeat(10_000),
    '<script>',
    '//evil.example/',
    '{"k1":"700"}',
    '{"k1":null}',
  ])('are ignored if they are %j', (stored) => {
    sessionStorage.setItem(STORED, stored);
    positions.recall();
    positions.restore(at('k1'));
    expect(scrolledTo).toEqual([0]);
    positions.store();
    expect(JSON.parse(sessionStorage.getItem(STORED) ?? '')).toEqual({});
  });
});

function save(location: PageLocation, y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(y);
  positions.save(location);
}

function at(key: string, { path = '/world', hash = '' } = {}): PageLocation {
  return { href: `https://example.org${path}${hash}`, path, hash, key };
}
