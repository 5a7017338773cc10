import { expect, it, vi } from 'vitest';
import type { Command } from '../../protocol/protocol.ts';
import { createInstrumentSender, hasInstrumentLayers } from './instruments.ts';

const INSPECT: Command = { type: 'inspect', target: 'selected' };
const CLOSE: Command = { type: 'inspect', target: 'nothing' };

function createSender(load: () => Promise<string>) {
  const sent: Command[] = [];
  const failures: (string | undefined)[] = [];
  const runner = { send: (command: Command) => void sent.push(command) };
  const send = createInstrumentSender(load, (message) => failures.push(message));
  return { sent, failures, send: (command?: Command) => send(runner, command) };
}

it('sends the script once, before the first command that needs it', async () => {
  const load = vi.fn(async () => 'script');
  const { sent, send } = createSender(load);
  await Promise.all([send(), send(INSPECT), send(CLOSE)]);
  await send(INSPECT);
  expect(sent).toEqual([{ type: 'instruments', code: 'script' }, INSPECT, CLOSE, INSPECT]);
  expect(load).toHaveBeenCalledOnce();
});

it('reports that the script could not be loaded, and tries again', async () => {
  const load = vi.fn(async () => 'script').mockRejectedValueOnce(new Error('offline'));
  const { sent, failures, send } = createSender(load);
  await send(INSPECT);
  expect(sent).toEqual([]);
  expect(failures.at(-1)).toBe('Layers and the inspector could not be loaded. Try again.');
  await send(INSPECT);
  expect(sent).toEqual([{ type: 'instruments', code: 'script' }, INSPECT]);
  expect(failures.at(-1)).toBeUndefined();
});

it.each([
  [{ type: 'layers', layers: ['joints'] }, false],
  [{ type: 'layers', layers: [] }, false],
  [{ type: 'layers', layers: ['joints', 'tree'] }, true],
  [{ type: 'fit' }, false],
] satisfies [Command, boolean][])('knows which layers are drawn by it: %j', (command, expected) => {
  expect(hasInstrumentLayers(command)).toBe(expected);
});
