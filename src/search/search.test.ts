import { describe, expect, it } from 'vitest';
import { SEARCH_POINTER } from '../address/address.ts';
import { defaultConfig } from '../config/load.ts';
import { FileError } from '../fetch/fetchFile.ts';
import type { SearchDocument } from './documents.ts';
import { INDEX_FORMAT } from './loadIndex.ts';
import { catalogOf } from './parts.ts';
import { createSearch, type Search } from './search.ts';

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
  ])('fails when %s, and tries again the next time', async (_what, answers) => {
    const { search, replaceAnswers } = searchOf({ index: indexJson(), ...answers });
    await expect(search.find('world')).rejects.toThrow(FileError);
    replaceAnswers({ pointer: pointerJson(), index: indexJson() });
    expect((await search.find('world')).hits.length).toBe(1);
  });

  it('fails when the index has another format', async () => {
    const index = JSON.stringify({ ...JSON.parse(indexJson()), format: 7 });
    await expect(searchOf({ index }).search.load()).rejects.toThrow('format 7 instead of');
  });
});

describe('a search with an index in parts', () => {
  const parts: Record<string, SearchDocument[]> = {
    'assets/part-1.json': [{ id: '/rope', title: 'Rope', titles: [], text: '' }],
    'assets/part-2.json': [{ id: '/wind', title: 'Wind', titles: [], text: '' }],
  };
  const catalog = catalogOf(Object.values(parts), Object.keys(parts));
  const index = JSON.stringify({ ...JSON.parse(indexJson()), catalog });

  it('fetches the parts that a query needs, once, and none for an empty one', async () => {
    const { search, requested } = searchOf({ index, parts });
    await search.load();
    await search.find('');
    requested.length = 0;
    expect(await hrefsOf(search, 'rope')).toEqual(['/docs/rope']);
    expect(await hrefsOf(search, 'ropes')).toEqual(['/docs/rope']);
    expect(requested).toEqual(['/docs/assets/part-1.json']);
    expect(await hrefsOf(search, 'wind')).toEqual(['/docs/wind']);
    expect(await hrefsOf(search, 'rope wind')).toEqual(['/docs/rope', '/docs/wind']);
    expect(requested).toEqual(['/docs/assets/part-1.json', '/docs/assets/part-2.json']);
  });

  it('fails when a part is gone, and tries again the next time', async () => {
    const { search, replaceAnswers } = searchOf({ index, parts: {} });
    await expect(search.find('rope')).rejects.toThrow(FileError);
    replaceAnswers({ index, parts });
    expect(await hrefsOf(search, 'rope')).toEqual(['/docs/rope']);
  });
});

async function hrefsOf(search: Search, query: string): Promise<string[]> {
  return (await search.find(query)).hits.map(({ href }) => href);
}

interface Answers {
  /** Documents by the path of their file. */
  parts?: Record<string, SearchDocument[]>;
  pointer?: string | Response | Error;
  index?: string | Response | Error;
}

function searchOf(first: Answers) {
  let answers: Answers = { pointer: pointerJson(), ...first };
  const requested: string[] = [];
  const answerTo = (path: string) => {
    if (path === SEARCH_POINTER.slice(1)) return answers.pointer;
    if (!path.startsWith('assets/part-')) return answers.index;
    const part = answers.parts?.[path];
    return part ? JSON.stringify(part) : new Response('', { status: 404 });
  };
  const fetch = async (address: RequestInfo | URL) => {
    requested.push(String(address));
    const answer = answerTo(String(address).replace('/docs/', ''));
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(answer);
  };
  const replaceAnswers = (better: Answers) => {
    answers = { pointer: pointerJson(), ...better };
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
