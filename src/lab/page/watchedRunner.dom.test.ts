import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '../runner/protocol.ts';
import { openWatchedRunner, type WatchedRunner } from './watchedRunner.ts';

let runner: MessagePort;
/** What happened to the runner, in order. */
let log: string[];
let fail: (message: string) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  log = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function open(isTrusted = false): WatchedRunner {
  const { port1, port2 } = new MessageChannel();
  runner = port2;
  runner.onmessage = ({ data }) => log.push(`got ${data.type}`);
  const openHost: Parameters<typeof openWatchedRunner>[0] = (_place, onFail) => {
    fail = onFail;
    const end = () => {
      log.push('host ended');
      port1.close();
      port2.close();
    };
    return { port: port1, end };
  };
  return openWatchedRunner(openHost, document.body, isTrusted, {
    onReport: ({ type }) => log.push(type),
    onStopped: (message) => log.push(message),
  });
}

/** Sends a report, and waits until the page has received it. */
async function report(report: Report) {
  runner.postMessage(report);
  await vi.waitFor(() => expect(log).toContain(report.type));
}

const STARTED: Report = {
  type: 'started',
  scene: { title: '', description: '', params: {}, controls: [] },
};

it('starts with the scene', async () => {
  const runner = open();
  await report(STARTED);
  expect(await runner.started).toBe(true);
  runner.end();
});

it('does not start when the scene fails, or the runner ends', async () => {
  const failing = open();
  await report({ type: 'failed', failure: { message: 'no' } });
  expect(await failing.started).toBe(false);
  failing.end();
  const ended = open();
  ended.end();
  expect(await ended.started).toBe(false);
});

it('returns where something can be grabbed', async () => {
  const runner = open();
  expect(runner.isMovable(50, 50, 4)).toBe(false);
  await report({ type: 'movable', boxes: new Float32Array([50, 50, 10, 5]) });
  expect([runner.isMovable(63, 50, 4), runner.isMovable(65, 50, 4)]).toEqual([true, false]);
  runner.end();
  expect(runner.isMovable(50, 50, 4)).toBe(false);
});

it('stops untrusted code that does not respond for 3 seconds', async () => {
  open();
  await report({ type: 'alive' });
  vi.advanceTimersByTime(3000);
  expect(log).toEqual(['alive']);
  vi.advanceTimersByTime(1000);
  expect(log.slice(0, 2)).toEqual(['alive', 'host ended']);
  expect(log[2]).toContain('did not respond for 3 seconds');
});

it('waits for trusted code, and for a runner that is loading', async () => {
  const trusted = open(true);
  await report({ type: 'alive' });
  vi.advanceTimersByTime(60_000);
  trusted.end();
  const loading = open();
  vi.advanceTimersByTime(60_000);
  loading.end();
  expect(log).toEqual(['alive', 'host ended', 'host ended']);
});

it('stops code that floods the page', async () => {
  open();
  for (let count = 0; count <= 1000; count++) runner.postMessage({ type: 'alive' });
  await vi.waitFor(() => expect(log.at(-1)).toContain('more messages than the page can process'));
  expect(log.filter((entry) => entry === 'alive')).toHaveLength(1000);
});

it('ends when the runner can’t be loaded', () => {
  open();
  fail('The scene runner could not be loaded.');
  expect(log).toEqual(['host ended', 'The scene runner could not be loaded.']);
});
