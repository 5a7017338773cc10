import { expect, it, vi } from 'vitest';
import type { Command } from '../../protocol/protocol.ts';
import { INITIAL_STATE } from './playerState.ts';
import { createToolProvider, needsTools } from './runnerTools.ts';
import { createStore } from './store.ts';

it('sends the script once, and tries again when it could not be loaded', async () => {
  const sent: Command[] = [];
  const runner = { send: (command: Command) => void sent.push(command) };
  const load = vi.fn(async () => 'script').mockRejectedValueOnce(new Error('offline'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onNoTools = vi.fn();
  const provideTools = createToolProvider(
    load,
    createStore(INITIAL_STATE),
    (one) => one === runner,
    onNoTools,
  );
  expect(await provideTools(runner)).toBe(false);
  expect(onNoTools).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  expect(await Promise.all([provideTools(runner), provideTools(runner)])).toEqual([true, true]);
  await provideTools(runner);
  expect(sent).toEqual([{ type: 'tools', code: 'script' }]);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  [{ type: 'layers', layers: ['joints'] }, false],
  [{ type: 'layers', layers: [] }, false],
  [{ type: 'layers', layers: ['joints', 'tree'] }, true],
  [{ type: 'inspect', target: 'selected' }, true],
  [{ type: 'check', isOn: true }, true],
  [{ type: 'check', isOn: false }, false],
  [{ type: 'fit' }, false],
] satisfies [Command, boolean][])('detects the commands that need it: %j', (command, expected) => {
  expect(needsTools(command)).toBe(expected);
});
