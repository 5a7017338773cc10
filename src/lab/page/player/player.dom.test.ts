import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/waitFor.ts';
import type { Inspected } from '../../inspect/inspected.ts';
import { range } from '../../model/scene.ts';
import type { Command, Report } from '../../protocol/protocol.ts';
import { createPlayer, type Player } from './player.ts';

const ITEM: Inspected = { title: 'Body 1 of 1', rows: [], reasons: [], notes: [], related: [] };
const RUNNABLE = { title: '', description: '', code: '', values: {}, playing: true };
const SPEED = range('Speed', { min: 0, max: 9, value: 2 });
const TARGET = { x: 1, y: 1, reach: 4 };
// A port can't send the blobs of happy-dom.
const PNG = new NodeBlob(['x'], { type: 'image/png' }) as Blob;

let runner: MessagePort;
let received: Command[];
/** Runners that were ended. */
let ended: Set<MessagePort>;
let player: Player;
let loadTools: () => Promise<string>;

class Observer {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  received = [];
  ended = new Set();
  loadTools = async () => 'tools';
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  const host = () => {
    const { port1, port2 } = new MessageChannel();
    runner = port2;
    runner.onmessage = ({ data }) => received.push(data);
    const end = () => {
      ended.add(port2);
      port1.close();
    };
    return { port: port1, end };
  };
  const hosts = {
    trusted: host,
    untrusted: host,
    tools: () => loadTools(),
  };
  player = createPlayer(document.body, hosts);
  player.run({ ...RUNNABLE, isTrusted: true });
});
afterEach(() => {
  player.end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Sends a report, and waits until the page has received it and the next one. */
async function report(report: Report) {
  runner.postMessage(report);
  const info = String(Math.random());
  const status = {
    time: 0,
    isPlaying: true,
    bodies: 0,
    awake: 0,
    contacts: 0,
    kineticEnergy: 0,
    facts: {},
  };
  runner.postMessage({ type: 'status', ...status, info } satisfies Report);
  await waitFor(() => expect(player.state().status?.info).toBe(info));
}

function receivedTypes(): string[] {
  return received.map(({ type }) => type);
}

it('loads the tools when the reader inspects something', async () => {
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  received = [];
  player.run({ ...RUNNABLE, isTrusted: true, isScene: true });
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  expect(receivedTypes()).not.toContain('tools');
  player.send({ type: 'inspect', target: TARGET });
  await waitFor(() => expect(receivedTypes().slice(-2)).toEqual(['tools', 'inspect']));
  await report({ type: 'inspected', item: ITEM });
  expect(player.state().inspected).toEqual(ITEM);
});

it('loads the tools for a layer, again for the next run', async () => {
  player.run({ ...RUNNABLE, isTrusted: true, isScene: true });
  player.send({ type: 'layers', layers: ['joints', 'contacts'] });
  await waitFor(() => expect(receivedTypes().slice(-2)).toEqual(['tools', 'layers']));
  received = [];
  player.run({ ...RUNNABLE, isTrusted: true, isScene: true });
  await waitFor(() => expect(receivedTypes()).toContain('tools'));
});

it('turns the world check on before the scene is created, and off', async () => {
  player.send({ type: 'check', isOn: true });
  received = [];
  player.run({ ...RUNNABLE, isTrusted: true, isScene: true });
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  const order = ['tools', 'check', 'run'].map((type) => receivedTypes().indexOf(type));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(received).toContainEqual({ type: 'check', isOn: true });
  player.send({ type: 'check', isOn: false });
  await waitFor(() => expect(received).toContainEqual({ type: 'check', isOn: false }));
  expect(player.state().isChecking).toBe(false);
});

it('runs a scene without its tools, and says that they could not be loaded', async () => {
  loadTools = () => Promise.reject(new Error('offline'));
  player.send({ type: 'check', isOn: true });
  player.run({ ...RUNNABLE, isTrusted: true, isScene: true });
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  expect(player.state()).toMatchObject({ isChecking: false, failure: undefined });
  expect(player.state().toolsFailure).toContain('could not be loaded. Try again.');
  loadTools = async () => 'tools';
  player.send({ type: 'inspect', target: TARGET });
  await waitFor(() => expect(receivedTypes()).toContain('inspect'));
  expect(player.state().toolsFailure).toBeUndefined();
});

it('takes values for the parameters of the scene only, and shows them once per frame', async () => {
  const scene = { title: '', description: '', controls: [], params: { speed: SPEED } };
  await report({ type: 'started', scene });
  player.send({ type: 'values', values: { speed: 3 } });
  let count = 0;
  player.subscribe(() => count++);
  for (let number = 0; number < 500; number++)
    runner.postMessage({
      type: 'values',
      values: { speed: 100 + number, [`new ${number}`]: 'text' },
    } satisfies Report);
  await report({ type: 'values', values: { speed: 5, other: 1 } });
  expect(player.state().values).toEqual({ speed: 5 });
  expect(player.state().chosen).toEqual({ speed: 3 });
  expect(count).toBeLessThan(100);
});

it('shows only the plots that the reader has requested', async () => {
  const plots = ['x', 'y'].map((name) => ({ name, unit: '', values: new Float32Array([1]) }));
  await report({ type: 'plots', plots });
  expect(player.state().plots).toEqual([]);
  player.send({ type: 'plot', names: ['y'] });
  await report({ type: 'plots', plots });
  expect(player.state().plots.map(({ name }) => name)).toEqual(['y']);
});

it('ignores descriptions that were not requested', async () => {
  await report({ type: 'inspected', item: ITEM });
  expect(player.state().inspected).toBeUndefined();
  player.send({ type: 'inspect', target: TARGET });
  await report({ type: 'inspected', item: ITEM });
  player.send({ type: 'inspect', target: 'nothing' });
  await report({ type: 'inspected', item: ITEM });
  expect(player.state().inspected).toBeUndefined();
});

it('closes the inspector when there is nothing, and for the next run', async () => {
  player.send({ type: 'inspect', target: TARGET });
  await report({ type: 'inspected' });
  expect(player.state().isInspecting).toBe(false);
  player.send({ type: 'inspect', target: TARGET });
  await report({ type: 'inspected', item: ITEM });
  player.run({ ...RUNNABLE, isTrusted: true });
  expect(player.state()).toMatchObject({ isInspecting: false, inspected: undefined });
});

it('sends other code than the scenes of the site after the tools', async () => {
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  expect(receivedTypes()).toContain('tools');
  expect(receivedTypes().indexOf('tools')).toBeLessThan(receivedTypes().indexOf('run'));
  received = [];
  player.run({ ...RUNNABLE, isTrusted: true, isScene: true });
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  expect(receivedTypes()).not.toContain('tools');
});

it('says why code did not start, and starts it again on demand', async () => {
  loadTools = () => Promise.reject(new Error('offline'));
  player.run({ ...RUNNABLE, isTrusted: true });
  await waitFor(() =>
    expect(player.state().failure?.message).toBe(
      'The code could not be started: a script of the site could not be loaded.',
    ),
  );
  expect(player.state().toolsFailure).toBeUndefined();
  loadTools = async () => 'tools';
  received = [];
  player.send({ type: 'play' });
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  expect(player.state().failure).toBeUndefined();
});

it('tells the runner whether the reader prefers reduced motion', async () => {
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  expect(received).toContainEqual({ type: 'reducedMotion', isOn: false });
});

it('ends code that the reader stops, and starts it again with Play', async () => {
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  await report({ type: 'values', values: {} });
  player.interrupt();
  expect(player.state()).toMatchObject({ isStopped: true, status: { isPlaying: false } });
  expect(player.state().failure).toBeUndefined();
  received.length = 0;
  player.send({ type: 'play' });
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  expect(player.state().isStopped).toBe(false);
});

it('keeps the last picture of code that the reader stops', async () => {
  await report({ type: 'values', values: {} });
  player.interrupt();
  await waitFor(() => expect(received).toContainEqual({ type: 'snapshot' }));
  expect(ended.has(runner)).toBe(false);
  runner.postMessage({ type: 'snapshot', png: PNG } satisfies Report);
  await waitFor(() => expect(document.querySelector('canvas')).not.toBeNull());
  expect(ended.has(runner)).toBe(true);
  expect(player.state().isStarted).toBe(true);
});

it('forgets the scene before when code fails before it has started', async () => {
  const scene = { title: 'Ball', description: '', params: {}, controls: ['Jump'] };
  await report({ type: 'started', scene });
  expect(player.state().scene).toEqual(scene);
  player.run({ ...RUNNABLE, isTrusted: true });
  // A scene that starts replaces it, without a gap.
  expect(player.state().scene).toEqual(scene);
  runner.postMessage({ type: 'failed', failure: { message: 'no' } } satisfies Report);
  await waitFor(() => expect(player.state().failure).toEqual({ message: 'no' }));
  expect(player.state()).toMatchObject({ scene: undefined, status: undefined });
});

it('keeps the scene when it fails after it has started', async () => {
  const scene = { title: 'Ball', description: '', params: {}, controls: ['Jump'] };
  await report({ type: 'started', scene });
  await report({ type: 'failed', failure: { message: 'no' } });
  expect(player.state()).toMatchObject({ scene, failure: { message: 'no' } });
});

it('keeps what the reader has set for the next runner', async () => {
  await waitFor(() => expect(receivedTypes()).toContain('run'));
  const settings: Command[] = [
    { type: 'highlight', name: 'path' },
    { type: 'layers', layers: ['joints'] },
    { type: 'rate', rate: 0.25 },
    { type: 'plot', names: ['x'] },
  ];
  for (const setting of settings) player.send(setting);
  await report({ type: 'failed', failure: { message: 'no' } });
  received.length = 0;
  player.send({ type: 'reset' });
  await waitFor(() => expect(receivedTypes()).toContain('plot'));
  for (const setting of settings) expect(received).toContainEqual(setting);
  player.send({ type: 'highlight' });
  player.interrupt();
  received.length = 0;
  player.send({ type: 'play' });
  await waitFor(() => expect(receivedTypes()).toContain('plot'));
  expect(received).not.toContainEqual({ type: 'highlight', name: 'path' });
});

it('returns every requested picture', async () => {
  const pictures = [player.snapshot(), player.snapshot()];
  await waitFor(() =>
    expect(receivedTypes().filter((type) => type === 'snapshot')).toHaveLength(2),
  );
  for (const _ of pictures) runner.postMessage({ type: 'snapshot', png: PNG } satisfies Report);
  for (const picture of await Promise.all(pictures)) expect(picture.type).toBe('image/png');
});

it.each<[string, () => void]>([
  ['is stopped', () => player.interrupt()],
  ['is replaced', () => void player.run({ ...RUNNABLE, isTrusted: true })],
  ['ends with the page', () => player.end()],
  ['ends', () => player.stop({})],
  ['fails', () => runner.postMessage({ type: 'failed', failure: { message: 'no' } })],
  ['exceeds a limit', () => runner.postMessage({ type: 'stopped', reason: 'steps' })],
  ['has a picture that can’t be encoded', () => runner.postMessage({ type: 'snapshot' })],
])('says that there is no picture when the run %s', async (_name, end) => {
  const pictures = [player.snapshot(), player.snapshot()];
  end();
  await expect(pictures[0]).rejects.toThrow('The picture could not be saved.');
  player.end();
  await expect(pictures[1]).rejects.toThrow('The picture could not be saved.');
});
