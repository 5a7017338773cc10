import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../config/schema.ts';
import { isActive, isOwnPage } from './activeItem.ts';

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

  it('is true of an item without children on its own page alone', () => {
    expect(isActive(rope, '/joint/rope')).toBe(true);
    expect(isActive(rope, '/joint')).toBe(false);
  });
});
