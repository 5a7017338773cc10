import { expect, it } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

const TERMS = ['body', 'bodies', 'bounce', 'friction', 'gravity'];
const vocabulary = createVocabulary(TERMS, { fuzzy: 0.2, maxFuzzy: 6 });

it('finds the other forms of a word', () => {
  expect(vocabulary.sameStem('body')).toEqual(['bodies']);
});

it.each([
  ['swapped letters', 'obdy', ['body']],
  ['a missing letter', 'frction', ['friction']],
  ['another form of a word', 'gravitation', ['gravity']],
  ['a word that only begins alike', 'gravel', []],
  ['a word like none', 'zeppelin', []],
])('corrects %s: "%s" to %j', (_what, word, terms) => {
  expect(vocabulary.corrected(word)).toEqual(terms);
});
