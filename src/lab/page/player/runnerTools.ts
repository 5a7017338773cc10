import { DEFAULT_LAYERS } from '../../draw/world.ts';
import type { Command } from '../../protocol/protocol.ts';
import type { PlayerState } from './playerState.ts';
import type { Store } from './store.ts';
import type { WatchedRunner } from './watchedRunner.ts';

/** Whether a command only has an effect in a runner that has its tools. */
export function needsTools(command: Command): boolean {
  if (command.type === 'layers') return command.layers.some((layer) => !DEFAULT_LAYERS.has(layer));
  return command.type === 'inspect' || (command.type === 'check' && command.isOn);
}

/**
 * Returns a function that sends a runner its tools, once, and returns whether it has them and is still the current one.
 * @param onNoTools called when they could not be loaded, unless a call has its own function for that
 */
export function createToolProvider<Runner extends Pick<WatchedRunner, 'send'>>(
  load: () => Promise<string>,
  store: Store<PlayerState>,
  isCurrent: (runner: Runner) => boolean,
  onNoTools: () => void,
) {
  const sending = new WeakMap<Runner, Promise<void>>();
  return async (to: Runner, onFailed = onNoTools): Promise<boolean> => {
    if (store.get().toolsFailure !== undefined) store.set({ toolsFailure: undefined });
    const sent = sending.get(to) ?? load().then((code) => to.send({ type: 'tools', code }));
    sending.set(to, sent);
    try {
      await sent;
      return isCurrent(to);
    } catch (error) {
      // Makes the next command try again.
      sending.delete(to);
      console.warn('The tools of a scene could not be loaded.', error);
      if (isCurrent(to)) onFailed();
      return false;
    }
  };
}
