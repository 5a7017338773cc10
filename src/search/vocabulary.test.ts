import { expect, it } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

const TERMS = ['body', 'bodies', 'bounce', 'friction', 'v1.23', '碰撞'];
const vocabulary = createVocabulary(new Map(TERMS.map((term) => [term, []])), 0.2);

it('finds the other forms of a word, and the words that it begins', () => {
  expect(vocabulary.sameStem('body')).toEqual(['bodies']);
  expect(vocabulary.startingWith('bo')).toEqual(['bodies', 'body', 'bounce']);
  expect(vocabulary.startingWith('body')).toEqual([]);
});

it('finds the word that a typo was meant for', () => {
  expect(vocabulary.similarTo('frction')).toEqual(['friction']);
  expect(vocabulary.similarTo('frctoin')).toEqual([]);
});

it('takes no other number and no other pair of characters for a typo', () => {
  expect(vocabulary.similarTo('v1.24')).toEqual([]);
  expect(vocabulary.similarTo('碰摆')).toEqual([]);
});

it('finds the nearest word of one that is like none', () => {
  expect(vocabulary.nearestTo('bounty')).toEqual(['bounce']);
});
