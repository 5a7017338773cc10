import { describe, expect, it } from 'vitest';
import { toHref } from '../address/address.ts';
import { isPageFile, pathOfFile, resolveLink } from './paths.ts';

describe('isPageFile', () => {
  it.each(['index.md', 'joint/rope-joint.mdx', 'v1.5.md'])('is true for %s', (file) => {
    expect(isPageFile(file)).toBe(true);
  });

  it.each(['ramp.svg', 'notes.md.txt', 'page.html', 'md', 'scene.mdxx'])(
    'is false for %s',
    (file) => expect(isPageFile(file)).toBe(false),
  );
});

describe('pathOfFile', () => {
  it.each([
    ['index.md', '/'],
    ['index.mdx', '/'],
    ['world.md', '/world'],
    ['joint.mdx', '/joint'],
    ['joint/index.md', '/joint'],
    ['joint/rope-joint.md', '/joint/rope-joint'],
    ['api/classes/World.md', '/api/classes/World'],
    ['v1.5.md', '/v1.5'],
    ['my page.md', '/my page'],
    ['reindex.md', '/reindex'],
  ])('serves %s at %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path);
  });
});

describe('resolveLink', () => {
  it.each([
    ['/world', '/world'],
    ['/world/', '/world'],
    ['/world.html', '/world'],
    ['/', '/'],
    ['/index.html', '/'],
    ['rope-joint', '/joint/rope-joint'],
    ['./rope-joint.md', '/joint/rope-joint'],
    ['rope-joint.mdx', '/joint/rope-joint'],
    ['rope-joint.html', '/joint/rope-joint'],
    ['rope-joint/', '/joint/rope-joint'],
    ['../body', '/body'],
    ['../shape/index.md', '/shape'],
    ['../../../body', '/body'],
    ['.', '/joint'],
    ['./', '/joint'],
    ['..', '/'],
    ['', '/joint/pulley'],
    ['/my%20page', '/my page'],
    ['/gr%C3%B6%C3%9Fe', '/größe'],
    ['/100%', '/100%'],
    ['/a:b', '/a:b'],
  ])('resolves %j to the page %s', (href, path) => {
    expect(resolveLink(href, 'joint/pulley.md')).toEqual({ kind: 'page', path, hash: '' });
  });

  it.each([
    ['?step=2', '/joint/pulley', '?step=2', ''],
    ['../world?step=2', '/world', '?step=2', ''],
    ['/world.html?x=1#step', '/world', '?x=1', 'step'],
    ['/world?q=%C3%BC&r', '/world', '?q=%C3%BC&r', ''],
  ])('keeps the query of %j unchanged', (href, path, query, hash) => {
    expect(resolveLink(href, 'joint/pulley.md')).toEqual({ kind: 'page', path, query, hash });
  });

  it.each([
    ['#step', '/joint/pulley', 'step'],
    ['../world#step', '/world', 'step'],
    ['../world.md#step', '/world', 'step'],
    ['/world/#a?b#c', '/world', 'a?b#c'],
    ['#gr%C3%B6%C3%9Fe', '/joint/pulley', 'größe'],
    ['#100%', '/joint/pulley', '100%'],
    ['#', '/joint/pulley', ''],
  ])('resolves the anchor of %j', (href, path, hash) => {
    expect(resolveLink(href, 'joint/pulley.md')).toEqual({ kind: 'page', path, hash });
  });

  it.each([
    ['/files/scene.zip', '/files/scene.zip', ''],
    ['scene.zip', '/joint/scene.zip', ''],
    ['../scene.zip#part', '/scene.zip', 'part'],
    ['/v1.5#new', '/v1.5', 'new'],
  ])('resolves %j to a possible file', (href, path, hash) => {
    expect(resolveLink(href, 'joint/pulley.md')).toEqual({ kind: 'file', path, hash });
  });

  it.each([
    'https://box2d.org/',
    'HTTP://box2d.org',
    'mailto:a@b.example',
    'tel:112',
    '//box2d.org/a',
    'git+ssh://a/b',
  ])('recognizes %s as external', (href) =>
    expect(resolveLink(href, 'index.md')).toEqual({ kind: 'external' }),
  );

  it('resolves links relative to the folder of an index page', () => {
    expect(resolveLink('pulley', 'joint/index.md')).toMatchObject({ path: '/joint/pulley' });
    expect(resolveLink('#top', 'joint/index.md')).toMatchObject({ path: '/joint', hash: 'top' });
  });
});

describe('an address from toHref', () => {
  it('resolves to the same page and anchor from any page', () => {
    const paths = [
      '/',
      '/world',
      '/joint/rope-joint',
      '/my page',
      '/100%',
      '/größe',
      '/日本',
      '/a&b',
      "/it's",
      '/a"b<c>',
      '/x+y=z',
    ];
    const hashes = ['', 'step', 'a b', 'größe', '100%', 'a#b?c', '"<>&', '日本'];
    for (const path of paths) {
      for (const hash of hashes) {
        for (const file of ['index.md', 'joint/index.mdx', 'a/b/c.md']) {
          expect(resolveLink(toHref({ path, hash }, ''), file)).toEqual({
            kind: 'page',
            path,
            hash,
          });
        }
      }
    }
  });

  it('resolves to the path of each page file', () => {
    for (const file of [
      'index.md',
      'world.md',
      'joint/index.mdx',
      'api/classes/World.md',
      'my page.md',
    ]) {
      const path = pathOfFile(file);
      expect(resolveLink(toHref({ path }, ''), 'a/b.md')).toMatchObject({ path });
    }
  });
});
