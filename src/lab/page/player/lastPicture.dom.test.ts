import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLastPicture } from './lastPicture.ts';
import type { WatchedRunner } from './watchedRunner.ts';

let log: string[];
const runner: Pick<WatchedRunner, 'send' | 'end'> = {
  send: ({ type }) => log.push(type),
  end: () => log.push('end'),
};

function open() {
  const container = document.createElement('div');
  const picture = createLastPicture(container);
  return {
    ...picture,
    isShown: () => (container.querySelector('canvas')?.width ?? 0) > 0,
    takeFromRunner: () => picture.takeFrom(runner as WatchedRunner),
  };
}

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('ends a runner that has drawn nothing', () => {
  open().takeFromRunner();
  expect(log).toEqual(['end']);
});

it('requests the picture of a runner that has drawn, and ends it even without a response', () => {
  const { replace, takeFromRunner } = open();
  replace();
  takeFromRunner();
  expect(log).toEqual(['snapshot']);
  vi.runAllTimers();
  expect(log).toEqual(['snapshot', 'end']);
});

it('ends a runner when its picture arrives, and shows the picture until the next run has drawn', async () => {
  const { replace, takeFromRunner, keep, isShown, clear, show } = open();
  expect(isShown()).toBe(false);
  replace();
  takeFromRunner();
  await keep(runner as WatchedRunner, new Blob(['no picture']));
  expect(log).toEqual(['snapshot', 'end']);
  expect(isShown()).toBe(true);
  show();
  expect(isShown()).toBe(true);
  replace();
  expect(isShown()).toBe(false);
  // The run has drawn since, so the picture of the one before is wrong.
  show();
  expect(isShown()).toBe(false);
  clear();
  expect(isShown()).toBe(false);
});
