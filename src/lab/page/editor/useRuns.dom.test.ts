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
  ...{ id: 'ball', key: 'scene=ball', title: 'Ball', description: '', isTrusted: true },
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

it('doesn’t run code that was reset before it was compiled', async () => {
  await perform(runs.run);
  await perform(runs.cancel);
  await compiled();
  expect(started).toEqual([]);
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
