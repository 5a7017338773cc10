import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command, Report } from '../../protocol/protocol.ts';
import { openWatchedRunner, type WatchedRunner } from './watchedRunner.ts';

/** The runner's end of the channel. */
let runner: MessagePort;
/** Whether it answers pings. */
let isResponsive: boolean;
/** What happened to the runner, in order. */
let log: string[];
let fail: (message: string) => void;
let load: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  log = [];
  isResponsive = true;
});
afterEach(() => {
  vi.useRealTimers();
});

function open({ isTrusted = false, isLoaded = true } = {}): WatchedRunner {
  const [port, runnerPort] = createPorts();
  runner = runnerPort;
  runner.onmessage = ({ data }: MessageEvent<Command>) => {
    if (data.type !== 'ping') return void log.push(`got ${data.type}`);
    if (!isResponsive) return;
    runner.postMessage({ type: 'alive', id: data.id });
  };
  const openHost: Parameters<typeof openWatchedRunner>[0] = (
    _container,
    { onLoaded, onFailed },
  ) => {
    fail = onFailed;
    load = onLoaded;
    return { port, end: () => void log.push('host ended') };
  };
  const opened = openWatchedRunner(openHost, document.body, isTrusted, {
    onReport: ({ type }) => log.push(type),
    onStopped: (message, isUnavailable) =>
      log.push(isUnavailable ? `unavailable: ${message}` : message),
  });
  if (isLoaded) load();
  return opened;
}

/**
 * Creates a channel that delivers synchronously, because on a busy machine the answer to a ping could come
 * after the next one.
 */
function createPorts(): [MessagePort, MessagePort] {
  const ports = [0, 1].map((side) => ({
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
    postMessage: (data: unknown) => ports[1 - side]?.onmessage?.({ data }),
  }));
  return ports as unknown as [MessagePort, MessagePort];
}

/** Sends a report to the page. */
function report(report: Report) {
  runner.postMessage(report);
}

/** Advances the time by seconds. */
function pass(seconds: number) {
  vi.advanceTimersByTime(1000 * seconds);
}

const STARTED: Report = {
  type: 'started',
  scene: { title: '', description: '', params: {}, controls: [] },
};
const RUN: Command = { type: 'run', code: '', values: {}, playing: true };

it('starts with the scene', async () => {
  const runner = open();
  report(STARTED);
  expect(await runner.started).toBe(true);
  runner.end();
});

it('does not start when the scene fails, or the runner ends', async () => {
  const failing = open();
  report({ type: 'failed', failure: { message: 'no' } });
  expect(await failing.started).toBe(false);
  failing.end();
  const ended = open();
  ended.end();
  expect(await ended.started).toBe(false);
});

it('returns where something can be grabbed', () => {
  const runner = open();
  expect(runner.isMovable(50, 50, 4)).toBe(false);
  report({ type: 'movable', boxes: new Float32Array([50, 50, 10, 5]) });
  expect([runner.isMovable(63, 50, 4), runner.isMovable(65, 50, 4)]).toEqual([true, false]);
  runner.end();
  expect(runner.isMovable(50, 50, 4)).toBe(false);
});

it('leaves responding code alone', () => {
  const runner = open();
  pass(30);
  expect(log).toEqual([]);
  runner.end();
});

it('stops code that does not respond for 3 seconds, whatever it sends', () => {
  open();
  pass(1);
  isResponsive = false;
  for (let second = 0; second < 4; second++) {
    runner.postMessage({ type: 'alive', id: second });
    runner.postMessage({ type: 'status' });
    pass(1);
  }
  const [stopped, message] = log.filter((entry) => entry !== 'status');
  expect([stopped, message]).toEqual([
    'host ended',
    expect.stringContaining('did not respond for 3 seconds'),
  ]);
});

it('stops code that does not start within 10 seconds, or start again', () => {
  const waiting = open();
  pass(1);
  waiting.send(RUN);
  pass(11);
  expect(log.at(-1)).toContain('did not start within 10 seconds');

  log = [];
  const restarting = open();
  pass(1);
  restarting.send(RUN);
  report(STARTED);
  pass(20);
  restarting.send({ type: 'reset' });
  pass(11);
  expect(log.at(-1)).toContain('did not start within 10 seconds');
});

it('gives code its time to start from when the runner responds', () => {
  isResponsive = false;
  const runner = open();
  runner.send(RUN);
  pass(8);
  isResponsive = true;
  pass(9);
  expect(log).toEqual(['got run']);
  pass(3);
  expect(log.at(-1)).toContain('did not start within 10 seconds');
});

it('waits for trusted code, and for a runner that is loading', () => {
  isResponsive = false;
  const trusted = open({ isTrusted: true });
  pass(20);
  trusted.end();
  const loading = open({ isLoaded: false });
  pass(20);
  loading.end();
  expect(log).toEqual(['host ended', 'host ended']);
});

it('does not wait for a runner that has loaded, but never reports', () => {
  isResponsive = false;
  open();
  pass(11);
  expect(log).toEqual(['host ended', expect.stringContaining('The scene runner did not start.')]);
});

it('stops code for the reason that the gate or the runner reports, once', () => {
  open();
  runner.postMessage({ type: 'stopped', reason: 'steps' });
  runner.postMessage({ type: 'stopped', reason: 'large' });
  expect(log.at(-1)).toContain('Make the steps cheaper');
  expect(log).toHaveLength(2);
});

it('ends when the runner can’t be loaded', () => {
  open();
  fail('The scene runner could not be loaded.');
  expect(log).toEqual(['host ended', 'unavailable: The scene runner could not be loaded.']);
});
