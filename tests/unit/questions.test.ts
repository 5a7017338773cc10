import { describe, expect, test } from 'vitest';
import { createDocuments } from '../../src/build/search/documents.ts';
import { find } from '../../src/search/find.ts';
import { questions } from '../questions.ts';
import { index } from './docsSearch.ts';
import { site } from './docsSite.ts';

/** Number of hits among which the answer has to be. */
const MAX_RANK = 3;

const documents = new Map(createDocuments(site).map((document) => [document.id, document]));

test('there are thirty questions, each with its own query and answer', () => {
  expect(questions).toHaveLength(30);
  for (const key of ['question', 'query', 'answer'] as const)
    expect(new Set(questions.map((question) => question[key])).size).toBe(30);
});

describe.each(questions)('$question', ({ query, answer }) => {
  test(`is answered by ${answer}`, () => {
    expect(documents.get(answer)?.id).toBe(answer);
  });

  test(`is found by "${query}"`, () => {
    const hits = find(index, query).hits.slice(0, MAX_RANK);
    expect(hits.map(({ id }) => id)).toContain(answer);
  });

  test('is not worded like the heading', () => {
    expect(splitWords(query)).not.toEqual(splitWords(documents.get(answer)?.title ?? ''));
  });
});

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\w+/g) ?? [];
}
