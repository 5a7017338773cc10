import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Search } from '../../search/search.ts';
import { type Outcome, useSearch } from './useSearch.ts';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows hits 200 ms after the last key', async () => {
  const queries: string[] = [];
  const { type, outcome, wait } = await start(async (query) => {
    queries.push(query);
    return { hits: [], alsoSearched: [] };
  });
  await wait(0);
  await type('fric');
  await wait(100);
  await type('friction');
  await wait(199);
  expect(outcome()).toEqual({ state: 'idle' });
  await wait(1);
  expect(outcome()).toMatchObject({ state: 'found', query: 'friction' });
  expect(queries).toEqual(['', 'friction']);
});

it('says that the index is loading until the first answer', async () => {
  const { type, outcome, wait } = await start(() => new Promise(() => undefined));
  await type('friction');
  await wait(200);
  expect(outcome()).toEqual({ state: 'loading', query: 'friction' });
});

/** Renders the hook, first with an empty query. */
async function start(search: Search) {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  let last: Outcome | undefined;
  const Probe = ({ query }: { query: string }) => {
    [last] = useSearch(search, query, false);
    return null;
  };
  const type = (query: string) => act(async () => root.render(createElement(Probe, { query })));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await type('');
  return { type, wait, outcome: () => last };
}
