import { DEFAULT_LAYERS } from '../../draw/world.ts';
import type { Command } from '../../protocol/protocol.ts';
import type { WatchedRunner } from './watchedRunner.ts';

type Runner = Pick<WatchedRunner, 'send'>;

/** Whether a command shows a layer that a runner's instruments draw. */
export function hasInstrumentLayers(command: Command): boolean {
  return command.type === 'layers' && command.layers.some((layer) => !DEFAULT_LAYERS.has(layer));
}

/**
 * Returns a function that sends a runner its instruments, once, and then a command that needs them. Commands
 * keep their order.
 * @param load loads their script
 * @param onFailure called with a message when it can't be loaded, and with undefined when it is tried again
 */
export function createInstrumentSender(
  load: () => Promise<string>,
  onFailure: (message: string | undefined) => void,
): (runner: Runner, command?: Command) => Promise<void> {
  const sending = new WeakMap<Runner, Promise<void>>();
  const sendTo = async (runner: Runner) => {
    const code = await load();
    runner.send({ type: 'instruments', code });
  };
  return async (runner, command) => {
    onFailure(undefined);
    const sent = sending.get(runner) ?? sendTo(runner);
    sending.set(runner, sent);
    try {
      await sent;
      if (command) runner.send(command);
    } catch (error) {
      sending.delete(runner);
      console.warn('Layers and the inspector could not be loaded.', error);
      onFailure('Layers and the inspector could not be loaded. Try again.');
    }
  };
}
