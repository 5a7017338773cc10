import { expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import { kindOfPage, kindOfSection } from './kinds.ts';

const { config } = parseConfig(
  {
    title: 'Engine',
    library: { package: 'engine', reference: '/api' },
    search: { groups: { '/': 'Guide', '/api': 'Reference', '/recipes': 'Recipe' } },
  },
  'site.config.ts',
);

it.each([
  ['a guide', '/world', 'Guide'],
  ['a page of a folder', '/recipes/rope', 'Recipe'],
  ['a page whose name begins like a folder', '/api-conventions/units', 'Guide'],
  ['a symbol', '/api/classes/World', 'Class'],
  ['the overview of the reference', '/api', 'Reference'],
])('names %s', (_what, path, kind) => {
  expect(kindOfPage({ path }, config)).toBe(kind);
  expect(kindOfSection({ path }, { title: '', titles: [] }, config)).toBe(kind);
});

it.each([
  ['a section of a guide', '/world', 'Step', ['World'], 'Guide'],
  ['a member of a symbol', '/api/classes/World', 'step()', ['World', 'Methods'], 'Method'],
  ['a static member', '/api/classes/World', 'a', ['World', 'Static Properties'], 'Property'],
  ['a member that is listed by task', '/api/classes/Body', 'a()', ['Body', 'Rotation'], 'Method'],
  ['a constructor', '/api/classes/Body', 'new Body()', ['Body', 'Create'], 'Constructor'],
  ['an event', '/api/classes/World', 'begin-contact', ['World', 'Listen'], 'Event'],
  // A group of the overview also has headings above it.
  ['any other section', '/api', 'Classes', ['API', 'Groups'], 'Reference'],
])('names %s', (_what, path, title, titles, kind) => {
  expect(kindOfSection({ path }, { id: 'a', title, titles }, config)).toBe(kind);
});

it('names nothing on a site without kinds', () => {
  const { config } = parseConfig({ title: 'Engine' }, 'site.config.ts');
  expect(kindOfPage({ path: '/a' }, config)).toBeUndefined();
});
