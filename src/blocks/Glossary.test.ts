import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../tests/unit/renderBlocks.ts';

const TERMS = [
  { term: 'torque', aliases: [], link: '/body#torque', meaning: 'A turning force.' },
  { term: 'AABB', aliases: ['bounding box', 'bounds'], link: '/collision', meaning: 'A box.' },
];

describe('<Glossary>', () => {
  it('lists terms in alphabetical order, with aliases and links', async () => {
    expect(await renderHtml('<Glossary />', { page: { terms: TERMS } })).toBe(
      '<dl>' +
        '<div><dt><a href="/collision">AABB</a><span> also: bounding box, bounds</span></dt><dd>A box.</dd></div>' +
        '<div><dt><a href="/body#torque">torque</a></dt><dd>A turning force.</dd></div>' +
        '</dl>',
    );
  });
});
