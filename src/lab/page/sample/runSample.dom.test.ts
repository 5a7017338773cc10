import { beforeEach, expect, it } from 'vitest';
import type { Player } from '../player/player.ts';
import { INITIAL_STATE, type PlayerState } from '../player/playerState.ts';
import { runSample } from './runSample.ts';

const SAMPLE = { title: 'Ball', code: '', lines: [1] };

let state: PlayerState;
/** Settle the runs, in their order. */
let settled: ((hasStarted: boolean) => void)[];
let results: unknown[];

const player: Pick<Player, 'run' | 'state'> = {
  state: () => state,
  run: (runnable) => {
    state = { ...INITIAL_STATE, runnable };
    return new Promise((resolve) => settled.push(resolve));
  },
};

function run(signal = new AbortController().signal): Promise<void> {
  const onResult = (result: unknown) => results.push(result);
  return runSample(player, SAMPLE, { announce: onResult, onOutput: onResult }, signal);
}

function print(...lines: string[]): void {
  const console = lines.map((text, key) => ({ key, level: 'log' as const, text, count: 1 }));
  state = { ...state, console };
}

beforeEach(() => {
  settled = [];
  results = [];
});

it('announces what a sample has printed', async () => {
  const running = run();
  print('2');
  settled[0]?.(true);
  await running;
  expect(results).toEqual(['Output: 2.', ['2']]);
});

it('passes on what a sample has printed before it failed', async () => {
  const running = run();
  print('2');
  state = { ...state, failure: { message: 'no' } };
  settled[0]?.(false);
  await running;
  expect(results).toEqual(['', ['2']]);
});

it('announces nothing for a run that another one has replaced', async () => {
  const runs = [run(), run()];
  settled[0]?.(false);
  await runs[0];
  expect(results).toEqual([]);
  print('2');
  settled[1]?.(true);
  await runs[1];
  expect(results).toEqual(['Output: 2.', ['2']]);
});

it('announces nothing once the result is closed', async () => {
  const closing = new AbortController();
  const running = run(closing.signal);
  closing.abort();
  settled[0]?.(true);
  await running;
  expect(results).toEqual([]);
});
