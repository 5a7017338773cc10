import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentLocation, isWithinPage, toLocation } from './location.ts';

const HOST = 'https://example.org';

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${HOST}/docs/world#ray-cast`));
  return () => vi.unstubAllGlobals();
});

describe('toLocation', () => {
  it.each([
    ['/docs/world', '/world', ''],
    [`${HOST}/docs/world?q=a#ray%20cast`, '/world', '#ray%20cast'],
    ['/docs/größe', '/gr%C3%B6%C3%9Fe', ''],
    ['/docs/', '/', ''],
    ['/docs/world#50%', '/world', '#50%'],
  ])('%s is a page below the base path', (address, path, hash) => {
    expect(toLocation(address, '/docs', 'k')).toEqual({
      href: new URL(address, HOST).href,
      path,
      hash,
      key: 'k',
    });
  });

  it.each(['/docs', '/docs?q=a', '/docs#b'])('%s is the home page, with a slash', (address) => {
    const href = `${HOST}${address.replace('/docs', '/docs/')}`;
    expect(toLocation(address, '/docs', 'k')).toMatchObject({ href, path: '/' });
  });

  it('can be at the root of the host', () => {
    expect(toLocation('/', '', 'k')).toMatchObject({ href: `${HOST}/`, path: '/' });
    expect(toLocation('/world', '', 'k')).toMatchObject({ href: `${HOST}/world`, path: '/world' });
  });

  it('stays on the host, even if the path looks like another one', () => {
    const href = `${HOST}//evil.example/`;
    expect(toLocation(href, '', 'k')).toMatchObject({ href, path: '//evil.example/' });
  });
});

describe('currentLocation', () => {
  it.each([
    ['of this router', { key: 'abc' }, 'abc'],
    ['of an earlier version of the site', { usr: null, key: 'abc', idx: 3 }, 'abc'],
    ['of the browser', null, 'default'],
    ['of another program', { key: 5 }, 'default'],
    ['of another program', 'text', 'default'],
  ])('has a key in an entry %s', (_whose, state, key) => {
    vi.stubGlobal('history', { state });
    expect(currentLocation('/docs')).toEqual({
      href: `${HOST}/docs/world#ray-cast`,
      path: '/world',
      hash: '#ray-cast',
      key,
    });
  });
});

describe('isWithinPage', () => {
  it.each([
    ['/docs/world', '/docs/world#a', true],
    ['/docs/world#a', '/docs/world#b', true],
    ['/docs/world#a', '/docs/world#a', true],
    ['/docs/world#a', '/docs/world', false],
    ['/docs/world', '/docs/world', false],
    ['/docs/world', '/docs/body#a', false],
    ['/docs/world', '/docs/world?q=a#a', false],
  ])('from %s to %s: %s', (from, to, expected) => {
    const [a, b] = [toLocation(from, '/docs', '1'), toLocation(to, '/docs', '2')];
    expect(isWithinPage(a, b)).toBe(expected);
  });
});
