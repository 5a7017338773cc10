import { describe, expect, it } from 'vitest';
import { openDocuments, section } from '../../tests/unit/openDocuments.ts';
import { type Answer, createAnswers } from './answers.ts';

const DOCUMENTS = [
  { id: '/body', title: 'Body', text: 'It moves.', kind: 'Guide' },
  {
    id: '/body#forces',
    title: 'Forces',
    titles: ['Body'],
    text: `${'They accelerate it.\n'.repeat(20)}Call\tPush\tA force in newtons\nThe end.`,
    foreign: ['Unity: AddForce'],
    searchPhrases: ['shove'],
    kind: 'Guide',
  },
  {
    id: '/body#torque',
    title: 'Forces of torque',
    titles: ['Body'],
    text: 'Torque forces.',
    kind: 'Guide',
  },
  { id: '/gr%C3%B6%C3%9Fe', title: 'Größe' },
  {
    id: '/api/body#applyforce',
    title: 'applyForce()',
    titles: ['Body', 'Methods'],
    text: 'Applies a force.',
    kind: 'Method',
  },
  {
    id: '/api/spring',
    title: 'Spring',
    text: `Class\nPulls two bodies.\n${'It stretches.\n'.repeat(20)}Spring: a demo`,
    html: 'Pulls two bodies. It stretches. …',
  },
];

describe('an answer', () => {
  it('has hits of a page below the best of them, with what they are', () => {
    const { hits } = answerTo('forces');
    expect(hits.map(({ href, kind, isBelow }) => [href, kind, isBelow])).toEqual([
      ['/docs/body#forces', 'Guide', false],
      ['/docs/body#torque', 'Guide', true],
      ['/docs/api/body#applyforce', 'Method', false],
    ]);
  });

  it('shows the passage that answers, with dashes between cells and its words marked', () => {
    const [hit] = answerTo('force in newtons').hits;
    expect(marked(hit?.excerpt)).toBe('… Call – Push – A [force] in [newtons] The end.');
  });

  it('shows the beginning of what is called like the query', () => {
    const [hit] = answerTo('spring').hits;
    expect(hit).toMatchObject({ excerpt: [], html: 'Pulls two bodies. It stretches. …' });
  });

  it('shows the name of another engine, or the search phrase, if that matched', () => {
    expect(marked(answerTo('AddForce').hits[0]?.alias)).toBe('Unity: [AddForce]');
    expect(marked(answerTo('shove').hits[0]?.alias)).toBe('[shove]');
    expect(answerTo('forces').hits[0]?.alias).toEqual([]);
  });

  it('names what else was searched', () => {
    expect(answerTo('actor').alsoSearched).toEqual(['body']);
    expect(answerTo('froces').alsoSearched).toEqual(['force']);
    expect(answerTo('forces').alsoSearched).toEqual([]);
  });

  it('has hits for words with the same beginning, and none for others', () => {
    const { hits, alsoSearched } = answerTo('newtonmeter');
    expect(alsoSearched).toEqual(['newton']);
    expect(hits[0]?.href).toBe('/docs/body#forces');
    expect(answerTo('qqqqqqqqqqqqqqqqq')).toEqual({ hits: [], alsoSearched: [] });
  });

  it('to an empty query is what most readers look for', () => {
    const [hit] = answerTo(' ').hits;
    expect(hit).toMatchObject({ href: '/docs/gr%C3%B6%C3%9Fe', title: [{ text: 'Größe' }] });
  });
});

const open = openDocuments(DOCUMENTS.map(section), { popular: ['/gr%C3%B6%C3%9Fe', '/gone'] }, [
  ['body', 'actor'],
]);

function answerTo(query: string): Answer {
  return createAnswers(open)(query);
}

function marked(pieces: Answer['hits'][number]['excerpt'] = []): string {
  return pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
}
