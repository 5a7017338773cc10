import { expect, it } from 'vitest';
import type { SearchDocument } from './documents.ts';
import { kindOf } from './kinds.ts';

const GROUPS = { '/': 'Guide', '/api': 'Reference', '/recipes': 'Recipe' };

const LISTED = {
  id: '/api/classes/Body#a',
  titles: ['Body', 'Rotation'],
  isReference: true as const,
};

it.each([
  ['a guide', { id: '/world#step' }, 'Guide'],
  ['a page of a folder', { id: '/recipes/rope' }, 'Recipe'],
  ['a page whose name begins like a folder', { id: '/api-conventions/units' }, 'Guide'],
  ['a symbol', { id: '/api/classes/World', kind: 'Class', isReference: true }, 'Class'],
  [
    'a member of a symbol',
    { id: '/api/classes/World#step', titles: ['World', 'Methods'], isReference: true },
    'Method',
  ],
  ['a member that is listed by task', { ...LISTED, title: 'setAngle()' }, 'Method'],
  ['a constructor that is listed by task', { ...LISTED, title: 'new Body()' }, 'Constructor'],
  ['an event that is listed by task', { ...LISTED, title: 'begin-contact' }, 'Event'],
  // A group of the overview has headings above it, too.
  ['any other section', { ...LISTED, title: 'Classes' }, 'Reference'],
  ['the overview of the reference', { id: '/api', isReference: true }, 'Reference'],
] as [string, Partial<SearchDocument>, string][])('names %s', (_what, document, kind) => {
  expect(kindOf({ title: '', titles: [], text: '', id: '', ...document }, GROUPS)).toBe(kind);
});

it('names nothing on a site without kinds', () => {
  expect(kindOf({ id: '/a', title: '', titles: [], text: '' }, {})).toBeUndefined();
});
