import { DEFAULT_LAYERS } from '../../draw/world.ts';
import type { Command } from '../../protocol/protocol.ts';
import type { WatchedRunner } from './watchedRunner.ts';

type Runner = Pick<WatchedRunner, 'send'>;

/** Whether a command only has an effect in a runner that has its tools. */
export function needsTools(command: Command): boolean {
  if (command.type === 'layers') return command.layers.some((layer) => !DEFAULT_LAYERS.has(layer));
  return command.type === 'inspect' || (command.type === 'check' && command.isOn);
}

/** Returns a function that sends a runner its tools, once, and resolves when they are sent. */
export function createToolSender(load: () => Promise<string>): (runner: Runner) => Promise<void> {
  const sending = new WeakMap<Runner, Promise<void>>();
  return (runner) => {
    const sent = sending.get(runner) ?? load().then((code) => runner.send({ type: 'tools', code }));
    sending.set(runner, sent);
    // Makes the next command try again.
    sent.catch(() => sending.delete(runner));
    return sent;
  };
}
