import { act, createElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import type { Player } from '../player/player.ts';
import { INITIAL_STATE, type PlayerState, type Runnable } from '../player/playerState.ts';
import { createStore } from '../player/store.ts';
import type { CodeClient } from './client.ts';
import type { Editor } from './editor.ts';
import { useActions } from './useActions.ts';
import { useRuns } from './useRuns.ts';

const ORIGINAL = {
  ...{ key: 'scene=ball', title: 'Ball', description: '', isTrusted: true },
  ...{ source: 'original', code: 'compiled original' },
};
const ERROR = { line: 3, message: 'Unexpected token' };

/** Ends the compilations that have been started, the oldest first, with their errors. */
let compilations: ((errors: (typeof ERROR)[]) => void)[];
let started: Runnable[];
let marked: unknown[];
let code: string;
let message: string;
let error: string;
let runs: ReturnType<typeof useRuns>;
const render = createReactRoot();

function Code() {
  const store = createStore<PlayerState>(INITIAL_STATE);
  const run = async (runnable: Runnable) => started.push(runnable) > 0;
  const player = { run, state: store.get, subscribe: store.subscribe } as unknown as Player;
  const editor = {
    source: () => code,
    mark: (source: string, errors: unknown[]) => source === 'Compiler' && marked.push(errors),
    check: async () => undefined,
    reveal: () => undefined,
  } as unknown as Editor;
  const call = (_name: string, source: string) =>
    new Promise((resolve) => {
      compilations.push((errors) => resolve({ code: `compiled ${source}`, errors }));
    });
  const actions = useActions('');
  ({ message, error } = actions);
  const client = { call } as unknown as CodeClient;
  runs = useRuns(ORIGINAL, player, { current: editor }, client, actions);
  return null;
}

/** Performs an action, up to where it waits for a compilation. */
const perform = (action: () => unknown) => act(async () => void action());
const compiled = (errors: (typeof ERROR)[] = []) => act(async () => compilations.shift()?.(errors));

beforeEach(async () => {
  compilations = [];
  started = [];
  marked = [];
  code = 'edited';
  await render(createElement(Code));
});

it('runs edited code once it is compiled, as code that isn’t the site’s', async () => {
  await perform(runs.run);
  expect(started).toEqual([]);
  await compiled();
  expect(started).toMatchObject([{ code: 'compiled edited', isTrusted: false, playing: true }]);
  expect(message).toBe('Running');
});

it.each([
  ['has an error', [ERROR]],
  ['has none', []],
])('drops code that is compiled after other code was run, if it %s', async (_what, errors) => {
  await perform(runs.run);
  code = ORIGINAL.source;
  await perform(runs.run);
  await compiled(errors);
  expect(started).toMatchObject([{ code: 'compiled original', isTrusted: true }]);
  expect(marked).toEqual([[]]);
  expect([message, error]).toEqual(['Running', '']);
});

it('doesn’t run code that was reset before it was compiled, and says that it didn’t', async () => {
  const results: boolean[] = [];
  await perform(async () => results.push(await runs.run()));
  await perform(runs.cancel);
  await compiled();
  expect(started).toEqual([]);
  expect(results).toEqual([false]);
});

it('runs code that the reader has requested, even if a later change has an error', async () => {
  await perform(runs.run);
  runs.edited();
  code = 'edited once more';
  await perform(runs.runIfValid);
  await compiled();
  await compiled([ERROR]);
  expect(started).toMatchObject([{ code: 'compiled edited' }]);
});

it('says which error prevents a run, but only if the reader has requested the run', async () => {
  await perform(runs.runIfValid);
  await compiled([ERROR]);
  expect(error).toBe('');
  await perform(runs.run);
  await compiled([ERROR]);
  expect(error).toBe('Line 3: Unexpected token');
  expect(marked).toEqual([[ERROR], [ERROR]]);
  expect(started).toEqual([]);
});

it('doesn’t run code again that the reader has run since its last change', async () => {
  await perform(runs.run);
  await compiled();
  await perform(runs.runIfValid);
  expect(compilations).toEqual([]);
  runs.edited();
  await perform(runs.runIfValid);
  await compiled();
  expect(started).toHaveLength(2);
});
