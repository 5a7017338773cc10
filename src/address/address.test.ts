import { describe, expect, it } from 'vitest';
import {
  cleanPath,
  dataHref,
  dataPath,
  hashToId,
  isBelow,
  isInside,
  linkedPath,
  memberAddress,
  percentDecode,
  sidebarPath,
  sidecarPath,
  siteHref,
  toHref,
} from './address.ts';

describe('cleanPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/world/', '/world'],
    ['/world//', '/world'],
    ['/world.html', '/world'],
    ['/world.html/', '/world'],
    ['/joint/index', '/joint'],
    ['/joint/index.html', '/joint'],
    ['/joint/index/', '/joint'],
    ['/joint/index/index', '/joint'],
    ['/index/index', '/'],
    ['/reindex', '/reindex'],
    ['/indexes', '/indexes'],
    ['/html', '/html'],
    ['/v1.5', '/v1.5'],
  ])('normalizes %j to %j, and leaves that unchanged', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
    expect(cleanPath(clean)).toBe(clean);
  });
});

describe('toHref', () => {
  it.each([
    ['/world', '', '', '/world'],
    ['/world', '', '/docs', '/docs/world'],
    ['/', '', '/docs', '/docs/'],
    ['/', '', '', '/'],
    ['/world', 'step', '/docs', '/docs/world#step'],
    ['/my page', 'a b', '', '/my%20page#a%20b'],
    ['/größe', 'größe', '', '/gr%C3%B6%C3%9Fe#gr%C3%B6%C3%9Fe'],
    ['/100%', '100%', '', '/100%25#100%25'],
    ['/c#', 'a', '', '/c%23#a'],
    ['/why?', '', '', '/why%3F'],
  ])('writes %s with the anchor %j below %j as %s', (path, hash, basePath, href) => {
    expect(toHref({ path, hash }, basePath)).toBe(href);
  });
});

describe('toHref with a query', () => {
  it('keeps it unchanged, before the anchor', () => {
    expect(toHref({ path: '/world', query: '?q=a%20b', hash: 'step' }, '/docs')).toBe(
      '/docs/world?q=a%20b#step',
    );
  });
});

describe('percentDecode', () => {
  it.each([
    ['', ''],
    ['a%20b', 'a b'],
    ['gr%C3%B6%C3%9Fe', 'größe'],
    ['100%25', '100%'],
    ['%', '%'],
    ['50%', '50%'],
    ['%zz', '%zz'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['a%20b%', 'a%20b%'],
  ])('decodes %j to %j', (text, decoded) => {
    expect(percentDecode(text)).toBe(decoded);
  });
});

describe('hashToId', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#step', 'step'],
    ['#a%20b', 'a b'],
    ['#a#b', 'a#b'],
    ['#50%', '50%'],
  ])('of %j is %j', (hash, id) => {
    expect(hashToId(hash)).toBe(id);
  });
});

describe('dataPath', () => {
  it.each([
    ['/', '/index.json'],
    ['/index', '/index.json'],
    ['/index.html', '/index.json'],
    ['/world', '/world.json'],
    ['/world/', '/world.json'],
    ['/world.html', '/world.json'],
    ['/joint/rope', '/joint/rope.json'],
    ['/joint/index.html', '/joint.json'],
    ['/v1.5', '/v1.5.json'],
    ['/reindex', '/reindex.json'],
    ['/index/of/bodies', '/index/of/bodies.json'],
    ['/gr%C3%B6%C3%9Fe', '/gr%C3%B6%C3%9Fe.json'],
  ])('of %s is %s', (path, expected) => {
    expect(dataPath(path)).toBe(expected);
  });

  it('is the same for every form of a path, and different for every other path', () => {
    const paths = ['/', '/a', '/a/b', '/indexed', '/a/reindex', '/v1.5', '/404'];
    for (const path of paths) {
      const base = path === '/' ? '' : path;
      const endings = ['/', '/index', '/index/', '/index.html', ...(base ? ['', '.html'] : [])];
      for (const form of endings.map((ending) => base + ending)) {
        expect([form, dataPath(form)]).toEqual([form, dataPath(path)]);
        expect([form, dataPath(cleanPath(form))]).toEqual([form, dataPath(path)]);
      }
    }
    expect(new Set(paths.map(dataPath)).size).toBe(paths.length);
  });
});

describe('sidebarPath', () => {
  it.each([
    ['/', '/sidebar.nav.json'],
    ['/api', '/api/sidebar.nav.json'],
    ['/api/', '/api/sidebar.nav.json'],
    ['/api/classes', '/api/classes/sidebar.nav.json'],
  ])('of %s is %s', (prefix, expected) => {
    expect(sidebarPath(prefix)).toBe(expected);
  });
});

describe('isBelow', () => {
  it.each([
    ['/api', '/api', true],
    ['/api/x', '/api', true],
    ['/api/x', '/api/', true],
    ['/api', '/api/', true],
    ['/', '/', true],
    ['/api', '/', true],
    ['/apis', '/api', false],
    ['/', '/api', false],
    ['/x/api', '/api', false],
  ])('%s below %s: %s', (path, prefix, expected) => {
    expect(isBelow(path, prefix)).toBe(expected);
  });
});

describe('isInside', () => {
  it.each([
    ['/api/x', '/api', true],
    ['/api/x', '/api/', true],
    ['/api', '/api', false],
    ['/api', '/api/', false],
    ['/api/', '/api', false],
    ['/apis', '/api', false],
    ['/world', '/', true],
    ['/', '/', false],
  ])('%s inside %s: %s', (path, prefix, expected) => {
    expect(isInside(path, prefix)).toBe(expected);
  });
});

describe('memberAddress', () => {
  it('is the anchor of a member on the page of its class', () => {
    expect(toHref(memberAddress('/api', 'Body#isStatic'), '/docs')).toBe(
      '/docs/api/classes/Body#isstatic',
    );
  });
});

describe('linkedPath', () => {
  it.each([
    ['/world/', '/world'],
    ['/c%23', '/c#'],
    ['/why%3F.html', '/why?'],
    ['/100%', '/100%'],
    ['/größe', '/größe'],
    ['/world#step', undefined],
    ['/world?q=step', undefined],
    ['https://example.org/world', undefined],
  ])('of %s is %s', (link, path) => {
    expect(linkedPath(link)).toBe(path);
  });
});

describe('dataHref', () => {
  it.each([
    ['/c#', '/docs/c%23.json'],
    ['/c%23', '/docs/c%23.json'],
    ['/100%', '/docs/100%25.json'],
    ['/100%25/', '/docs/100%25.json'],
    ['/', '/docs/index.json'],
  ])('of %s is %s', (path, href) => {
    expect(dataHref(path, '/docs')).toBe(href);
  });
});

describe('sidecarPath', () => {
  it.each([
    ['/world', 'md', '/world.md'],
    ['/joint/rope', 'json', '/joint/rope.json'],
    ['/', 'md', '/index.md'],
  ] as const)('of %s as %s is %s', (path, extension, expected) => {
    expect(sidecarPath(path, extension)).toBe(expected);
  });
});

describe('siteHref', () => {
  it.each([
    ['/', '/docs', '/docs/'],
    ['/world#step', '/docs', '/docs/world#step'],
    ['/world', '', '/world'],
    ['/docs/logo.svg', '/docs', '/docs/docs/logo.svg'],
    ['/größe/100%', '', '/gr%C3%B6%C3%9Fe/100%25'],
    ['/gr%C3%B6%C3%9Fe', '', '/gr%C3%B6%C3%9Fe'],
    ['/c%23?q=%23#a=b', '/docs', '/docs/c%23?q=%23#a=b'],
    ['/docs-logo.svg', '/docs', '/docs/docs-logo.svg'],
    ['https://example.org/x', '/docs', 'https://example.org/x'],
    ['mailto:someone@example.org', '/docs', 'mailto:someone@example.org'],
  ])('resolves %s below "%s" to %s', (link, basePath, expected) => {
    expect(siteHref(link, basePath)).toBe(expected);
  });
});
