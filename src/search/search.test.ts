import { describe, expect, it } from 'vitest';
import { SEARCH_POINTER } from '../address/address.ts';
import { defaultConfig } from '../config/load.ts';
import { SearchError } from './failure.ts';
import { INDEX_FORMAT } from './loadIndex.ts';
import { createSearch } from './search.ts';

const CONFIG = defaultConfig('Engine').search;
const WORLD = { id: '/world', title: 'World', titles: [], text: '' };

describe('a search', () => {
  it('fetches the index that the pointer names, once', async () => {
    const { search, requested } = searchOf({ index: indexJson() });
    await Promise.all([search.load(), search.find('world')]);
    expect((await search.find('world')).hits.map(({ href }) => href)).toEqual(['/docs/world']);
    expect(requested).toEqual([`/docs${SEARCH_POINTER}`, '/docs/assets/search-1.json']);
  });

  it.each<[string, Answers]>([
    ['the network is gone', { index: new TypeError('Failed to fetch') }],
    ['the host has no index', { index: new Response('', { status: 404 }) }],
    ['the host fails', { pointer: new Response('', { status: 503 }) }],
  ])('fails with "network" when %s, and tries again the next time', async (_what, answers) => {
    const { search, replaceAnswers } = searchOf({ index: indexJson(), ...answers });
    expect(await failureOf(search.find('world'))).toBe('network');
    replaceAnswers({ pointer: pointerJson(), index: indexJson() });
    expect((await search.find('world')).hits.length).toBe(1);
  });

  it('fails with "version" when the index has another format', async () => {
    const index = JSON.stringify({ ...JSON.parse(indexJson()), format: 7 });
    expect(await failureOf(searchOf({ index }).search.load())).toBe('version');
  });
});

interface Answers {
  pointer?: string | Response | Error;
  index?: string | Response | Error;
}

function searchOf(first: Answers) {
  let answers: Answers = { pointer: pointerJson(), ...first };
  const requested: string[] = [];
  const fetch = async (address: RequestInfo | URL) => {
    requested.push(String(address));
    const answer = String(address).endsWith(SEARCH_POINTER) ? answers.pointer : answers.index;
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(answer);
  };
  const replaceAnswers = (better: Answers) => {
    answers = better;
  };
  return { search: createSearch('/docs', fetch), requested, replaceAnswers };
}

function pointerJson(): string {
  return JSON.stringify({ index: 'assets/search-1.json' });
}

function indexJson(): string {
  return JSON.stringify({
    ...{ format: INDEX_FORMAT, basePath: '/docs', config: CONFIG },
    ...{ documents: [WORLD], synonyms: [] },
  });
}

async function failureOf(asking: Promise<unknown>) {
  const error = await asking.catch((reason) => reason);
  return error instanceof SearchError ? error.failure : error;
}
