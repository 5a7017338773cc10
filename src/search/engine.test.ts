import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { SEARCH_POINTER } from '../address/address.ts';
import { defaultConfig } from '../config/load.ts';
import { createEngine } from './engine.ts';
import { SearchError } from './failure.ts';
import { type SearchDocument, searchOptions } from './options.ts';
import { packIndex } from './pack.ts';

const CONFIG = defaultConfig('Engine').search;
const WORLD = { id: '/world', title: 'World', titles: [], text: '', href: '/docs/world', html: '' };

describe('an engine', () => {
  it('fetches what the pointer names, once, however often it is asked', async () => {
    const { engine, asked } = engineOf({ index: indexJson() });
    await Promise.all([engine.load(), engine.find('world')]);
    expect((await engine.find('world')).map(({ href }) => href)).toEqual(['/docs/world']);
    expect(asked).toEqual([`/docs${SEARCH_POINTER}`, '/docs/assets/search-1.json']);
  });

  it.each<[string, Answers]>([
    ['the network is gone', { index: new TypeError('Failed to fetch') }],
    ['the host has no index', { index: new Response('', { status: 404 }) }],
    ['the host is in trouble', { pointer: new Response('', { status: 503 }) }],
  ])('says that it may pass when %s, and tries again the next time', async (_what, answers) => {
    const { engine, mend } = engineOf({ index: indexJson(), ...answers });
    expect(await failureOf(engine.find('world'))).toBe('network');
    mend({ pointer: pointerJson(), index: indexJson() });
    expect((await engine.find('world')).length).toBe(1);
  });

  it('says that the page is old when the index is of another format', async () => {
    const index = JSON.stringify({ ...JSON.parse(indexJson()), serializationVersion: 7 });
    expect(await failureOf(engineOf({ index }).engine.load())).toBe('version');
  });
});

interface Answers {
  pointer?: string | Response | Error;
  index?: string | Response | Error;
}

function engineOf(first: Answers) {
  let answers: Answers = { pointer: pointerJson(), ...first };
  const asked: string[] = [];
  const fetch = async (address: RequestInfo | URL) => {
    asked.push(String(address));
    const answer = String(address).endsWith(SEARCH_POINTER) ? answers.pointer : answers.index;
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(answer);
  };
  const mend = (better: Answers) => {
    answers = better;
  };
  return { engine: createEngine('/docs', fetch), asked, mend };
}

function pointerJson(): string {
  return JSON.stringify({ index: 'assets/search-1.json', config: CONFIG });
}

function indexJson(): string {
  const index = new MiniSearch<SearchDocument>(searchOptions(CONFIG));
  index.add({ ...WORLD, isPage: true });
  return packIndex(index.toJSON(), '');
}

async function failureOf(asking: Promise<unknown>) {
  const error = await asking.catch((reason) => reason);
  return error instanceof SearchError ? error.failure : error;
}
