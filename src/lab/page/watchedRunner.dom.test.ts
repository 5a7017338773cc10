import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GateReport } from '../runner/gate.ts';
import type { Command, Report } from '../runner/protocol.ts';
import { openWatchedRunner, type WatchedRunner } from './watchedRunner.ts';

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
  const { port1, port2 } = new MessageChannel();
  runner = port2;
  runner.onmessage = ({ data }: MessageEvent<Command>) => {
    if (data.type !== 'ping') return void log.push(`got ${data.type}`);
    if (!isResponsive) return;
    runner.postMessage({ type: 'received', id: data.id });
    runner.postMessage({ type: 'alive', id: data.id });
  };
  const openHost: Parameters<typeof openWatchedRunner>[0] = (_place, { onLoaded, onFailed }) => {
    fail = onFailed;
    load = onLoaded;
    const end = () => {
      log.push('host ended');
      port1.close();
      port2.close();
    };
    return { port: port1, end };
  };
  const opened = openWatchedRunner(openHost, document.body, isTrusted, {
    onReport: ({ type }) => type === 'alive' || log.push(type),
    onStopped: (message) => log.push(message),
    onUnavailable: (message) => log.push(`unavailable: ${message}`),
  });
  if (isLoaded) load();
  return opened;
}

/** Sends a report, and waits until the page has received it. */
async function report(report: Exclude<GateReport, { type: 'alive' }>) {
  runner.postMessage(report);
  await vi.waitFor(() => expect(log).toContain(report.type));
}

/** Lets seconds pass, with time for messages in each. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(1000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const STARTED: Report = {
  type: 'started',
  scene: { title: '', description: '', params: {}, controls: [] },
};
const RUN: Command = { type: 'run', code: '', values: {}, playing: true };

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

it('leaves code alone that responds', async () => {
  const runner = open();
  await pass(30);
  expect(log).toEqual([]);
  runner.end();
});

it('stops code that does not respond for 3 seconds, whatever it sends', async () => {
  open();
  await pass(1);
  isResponsive = false;
  for (let second = 0; second < 4; second++) {
    runner.postMessage({ type: 'alive', id: second });
    runner.postMessage({ type: 'status' });
    await pass(1);
  }
  const [stopped, message] = log.filter((entry) => entry !== 'status');
  expect([stopped, message]).toEqual([
    'host ended',
    expect.stringContaining('sent a message larger than'),
  ]);
});

it('names the loop if the gate is not busy', async () => {
  open();
  await pass(1);
  runner.onmessage = ({ data: { id } }) => runner.postMessage({ type: 'received', id });
  await pass(4);
  expect(log[1]).toContain('did not respond for 3 seconds');
});

it('stops code that does not start within 10 seconds, or start again', async () => {
  const waiting = open();
  await pass(1);
  waiting.send(RUN);
  await pass(11);
  expect(log.at(-1)).toContain('did not start within 10 seconds');

  log = [];
  const restarting = open();
  await pass(1);
  restarting.send(RUN);
  await report(STARTED);
  await pass(20);
  restarting.send({ type: 'reset' });
  await pass(11);
  expect(log.at(-1)).toContain('did not start within 10 seconds');
});

it('waits for trusted code, and for a runner that is loading', async () => {
  isResponsive = false;
  const trusted = open({ isTrusted: true });
  await pass(20);
  trusted.end();
  const loading = open({ isLoaded: false });
  await pass(20);
  loading.end();
  expect(log).toEqual(['host ended', 'host ended']);
});

it('does not wait for a runner that has loaded, but never reports', async () => {
  isResponsive = false;
  open();
  await pass(6);
  expect(log).toEqual(['host ended', expect.stringContaining('The scene runner did not start.')]);
});

it('stops code for the reason that the gate or the runner reports, once', async () => {
  open();
  runner.postMessage({ type: 'stopped', reason: 'memory' });
  runner.postMessage({ type: 'stopped', reason: 'steps' });
  await vi.waitFor(() => expect(log.at(-1)).toContain('more than 512 MB of memory'));
  expect(log).toHaveLength(2);
});

it('ends when the runner can’t be loaded', () => {
  open();
  fail('The scene runner could not be loaded.');
  expect(log).toEqual(['host ended', 'unavailable: The scene runner could not be loaded.']);
});
