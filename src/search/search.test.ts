import { describe, expect, it } from 'vitest';
import { indexJson, section } from '../../tests/unit/openDocuments.ts';
import { SEARCH_POINTER } from '../address/address.ts';
import { searchPointer } from '../build/search/publish.ts';
import { defaultConfig } from '../config/load.ts';
import { FileError } from '../fetch/fetchFile.ts';
import { createSearch } from './search.ts';
import { IndexVersionError } from './versionError.ts';

const INDEX = indexJson([section({ id: '/world', title: 'World' })]);
const POINTER = searchPointer('assets/search-1.json', { config: defaultConfig('Engine') });

describe('a search', () => {
  it('fetches the index that the pointer names, once', async () => {
    const { search, requested } = startSearch({});
    await Promise.all([search(''), search('world')]);
    expect((await search('world')).hits.map(({ href }) => href)).toEqual(['/docs/world']);
    expect(requested).toEqual([`/docs${SEARCH_POINTER}`, '/docs/assets/search-1.json']);
  });

  it.each<[string, Answers]>([
    ['the network is gone', { index: new TypeError('Failed to fetch') }],
    ['the host has no index', { index: new Response('', { status: 404 }) }],
    ['the host fails', { pointer: new Response('', { status: 503 }) }],
  ])('fails when %s, and tries again the next time', async (_what, answers) => {
    const { search, replaceAnswers } = startSearch(answers);
    await expect(search('world')).rejects.toThrow(FileError);
    replaceAnswers({});
    expect((await search('world')).hits.length).toBe(1);
  });

  it.each<[string, object]>([
    ['another version of MiniSearch made the index', { serializationVersion: 3 }],
    ['the index has other fields', { fieldIds: { title: 0, text: 1 } }],
  ])('says that it belongs to another version of the site when %s', async (_what, other) => {
    const index = JSON.stringify({ ...JSON.parse(INDEX), ...other });
    const { search, replaceAnswers } = startSearch({ index });
    await expect(search('world')).rejects.toThrow(IndexVersionError);
    replaceAnswers({});
    expect((await search('world')).hits.length).toBe(1);
  });
});

interface Answers {
  pointer?: string | Response | Error;
  index?: string | Response | Error;
}

function startSearch(first: Answers) {
  let answers: Answers = { pointer: POINTER, index: INDEX, ...first };
  const requested: string[] = [];
  const fetch = async (address: RequestInfo | URL) => {
    requested.push(String(address));
    const isPointer = String(address).endsWith(SEARCH_POINTER);
    const answer = isPointer ? answers.pointer : answers.index;
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(answer);
  };
  const replaceAnswers = (better: Answers) => {
    answers = { pointer: POINTER, index: INDEX, ...better };
  };
  return { search: createSearch('/docs', fetch), requested, replaceAnswers };
}
