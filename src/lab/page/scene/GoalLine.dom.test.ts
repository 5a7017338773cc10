import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { range } from '../../model/scene.ts';
import type { Status } from '../../protocol/protocol.ts';
import type { PageContext } from '../context.ts';
import type { Player } from '../player/player.ts';
import { INITIAL_STATE, type PlayerState } from '../player/playerState.ts';
import { createStore } from '../player/store.ts';
import { GoalLine } from './GoalLine.tsx';

const SCENE = {
  id: 'tower',
  params: { iterations: range('Iterations', { min: 1, max: 9, step: 1, value: 8 }) },
  goal: { text: 'Make the tower stand.', hint: 'Use equal masses.' },
};
const STATUS: Status = {
  ...{ time: 0, isPlaying: true, bodies: 1, awake: 1, contacts: 0, kineticEnergy: 0, facts: {} },
};
const RUNNABLE = { title: '', description: '', code: '', values: {}, playing: true };

let store: ReturnType<typeof createStore<PlayerState>>;
let stored: Map<string, string>;
const render = createReactRoot();
const send = vi.fn();

beforeEach(() => {
  stored = new Map();
  send.mockReset();
});

async function open() {
  store = createStore<PlayerState>({
    ...INITIAL_STATE,
    isStarted: true,
    runnable: { ...RUNNABLE, isTrusted: true },
  });
  const { get: state, subscribe } = store;
  const player = { send, state, subscribe } as unknown as Player;
  const context: PageContext = {
    basePath: '',
    recall: (key) => stored.get(key) ?? null,
    remember: (key, value) => void stored.set(key, value),
  };
  await render(createElement(GoalLine, { scene: SCENE, player, context }));
}

const report = (isGoalReached: boolean) =>
  act(async () => store.set({ status: { ...STATUS, isGoalReached } }));
const button = () => document.querySelector('button') as HTMLButtonElement;
const press = () => act(async () => button().click());
const readText = () => document.body.textContent;

it('shows the goal, and a hint on request', async () => {
  await open();
  await report(false);
  expect(readText()).toBe('Goal: Make the tower stand. Hint');
  await press();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(readText()).toContain('Use equal masses.');
  await press();
  expect(readText()).not.toContain('Use equal masses.');
});

it('announces when it is reached, and remembers it', async () => {
  await open();
  await report(true);
  expect(readText()).toContain('Goal reached: Make the tower stand. Try again');
  const announcement = document.querySelector('[aria-live]')?.textContent;
  expect(announcement).toBe('Goal reached: Make the tower stand.');
  await report(false);
  expect(readText()).toContain('Goal reached:');
  await render(null);
  await open();
  expect(readText()).toBe('Goal reached: Make the tower stand. Try again');
});

it('starts over for those who try again', async () => {
  await open();
  await report(true);
  await press();
  expect(send.mock.calls.flat()).toEqual([
    { type: 'values', values: { iterations: 8 } },
    { type: 'reset' },
    { type: 'play' },
  ]);
  // The last status of the run before.
  await report(true);
  expect(readText()).toBe('Goal: Make the tower stand. Hint');
  await report(false);
  await report(true);
  expect(readText()).toContain('Goal reached:');
});

it('is not reached by edited code', async () => {
  await open();
  await act(async () => store.set({ runnable: { ...RUNNABLE, isTrusted: false } }));
  await report(true);
  expect(readText()).toContain('Goal: Make the tower stand.');
  expect([...stored]).toEqual([]);
});
