import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../config/schema.ts';
import { activeText, currentLink, isActive, isOwnPage, markedPath } from './activeItem.ts';

describe('isOwnPage', () => {
  it.each<[Omit<SidebarItem, 'text'>, string, boolean]>([
    [{ link: '/world' }, '/world', true],
    [{ link: '/world/' }, '/world', true],
    [{ link: '/world.html' }, '/world', true],
    [{ link: '/' }, '/', true],
    [{ link: '/v1.5' }, '/v1.5', true],
    [{ link: '/' }, '/world', false],
    [{ link: '/world' }, '/', false],
    [{ link: '/world' }, '/worlds', false],
    [{ link: '/world' }, '/world/simulation', false],
    [{ link: '/world/simulation' }, '/world', false],
    [{ match: '/api' }, '/api', true],
    [{ link: '/api/start', match: '/api' }, '/api', true],
    [{ link: '/api/start', match: '/api' }, '/api/start', true],
    [{ link: '/api/start', match: '/api.html' }, '/api', true],
    [{ link: 'https://example.org/world' }, '/world', false],
    [{}, '/world', false],
  ])('of %j on %s is %s', (item, path, expected) => {
    expect(isOwnPage({ text: 'Item', ...item }, path)).toBe(expected);
  });
});

describe('markedPath', () => {
  const items = [
    { text: 'Home', link: '/' },
    { text: 'World', items: [{ text: 'World', link: '/world' }] },
  ];

  it.each([
    ['/world', '/world'],
    ['/world/ray-cast', '/world'],
    ['/', '/'],
    // The home page is above every page, so it is never marked.
    ['/body', undefined],
  ])('of %s is %s', (path, expected) => {
    expect(markedPath(items, path)).toBe(expected);
  });
});

describe('isActive', () => {
  const rope = { text: 'Rope', link: '/joint/rope' };
  const inner = { text: 'More', items: [{ text: 'Gear', link: '/joint/gear' }] };
  const joint = { text: 'Joint', link: '/joint', items: [rope, inner] };

  it.each([
    ['/joint', true],
    ['/joint/rope', true],
    ['/joint/gear', true],
    ['/joint/weld', false],
    ['/', false],
  ])('of a group on %s is %s', (path, expected) => {
    expect(isActive(joint, path)).toBe(expected);
  });

  it('is true for an item without children only on its own page', () => {
    expect(isActive(rope, '/joint/rope')).toBe(true);
    expect(isActive(rope, '/joint')).toBe(false);
  });
});

describe('activeText', () => {
  const items: SidebarItem[] = [
    { text: 'Home', link: '/' },
    {
      text: 'Joint',
      link: '/joint',
      items: [
        { text: 'Rope', link: '/joint/rope' },
        { text: 'More', items: [{ text: 'Gear', link: '/joint/gear' }] },
      ],
    },
    { text: 'Rope again', link: '/joint/rope' },
    { text: 'API', link: '/api/start', match: '/api' },
    { text: 'No link' },
  ];

  it.each([
    ['/', 'Home'],
    ['/joint', 'Joint'],
    ['/joint/gear', 'Gear'],
    ['/api', 'API'],
  ])('on %s is %s', (path, expected) => {
    expect(activeText(items, path)).toBe(expected);
  });

  it('is the first in document order, at any depth', () => {
    expect(activeText(items, '/joint/rope')).toBe('Rope');
  });

  it('is undefined on a page that is not in the sidebar', () => {
    expect(activeText(items, '/joint/weld')).toBeUndefined();
    expect(activeText([], '/')).toBeUndefined();
  });
});

describe('currentLink', () => {
  it.each<[string, string | undefined, string, 'page' | 'true' | undefined]>([
    ['/guide', undefined, '/guide', 'page'],
    ['/guide/', undefined, '/guide', 'page'],
    ['/guide.html', undefined, '/guide', 'page'],
    ['/guide', undefined, '/guide/long', 'true'],
    ['/guide/', undefined, '/guide/long', 'true'],
    ['/guide', undefined, '/guides', undefined],
    ['/guide/long', undefined, '/guide', undefined],
    ['/', undefined, '/', 'page'],
    ['/', undefined, '/guide', undefined],
    ['/guide/start', '/guide', '/guide/start', 'page'],
    ['/guide/start', '/guide', '/guide', 'true'],
    ['/guide/start', '/guide', '/guide/long', 'true'],
    ['/guide/start', '/guide', '/reference', undefined],
    ['/guide/start', '/', '/reference', undefined],
    ['https://example.org/guide', undefined, '/guide', undefined],
    ['https://example.org/', undefined, '/', undefined],
  ])('to %s (match: %s) on %s is %s', (link, match, path, expected) => {
    expect(currentLink({ text: 'Item', link, match }, path)).toBe(expected);
  });
});
