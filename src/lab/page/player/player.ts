import type { Command } from '../../protocol/protocol.ts';
import { createSpeaker } from '../../template/speaker.ts';
import { createConnection } from './connection.ts';
import {
  afterCommand,
  endState,
  INITIAL_STATE,
  type PlayerState,
  type Runnable,
  startState,
} from './playerState.ts';
import type { RunnerHosts } from './runnerHost.ts';
import { createStore } from './store.ts';
import type { WatchedRunner } from './watchedRunner.ts';

/** Runs code in a picture of the page. */
export interface Player {
  /** Replaces the running code; returns whether the new scene has started. */
  run: (runnable: Runnable) => Promise<boolean>;
  /** Ends the running code, and sets the values for the next run. */
  stop: (values: Record<string, unknown>) => void;
  send: (command: Command) => void;
  /**
   * Ends the running code, whatever it does, after half a second at the latest. If it still responds, its last picture
   * stays until Play or Reset starts it again.
   */
  interrupt: () => void;
  /** Turns sound on or off, for this and later runs. Call it when the reader clicks. */
  setSound: (isOn: boolean) => void;
  /** Announces a message to screen readers, even if it is the same as the last. */
  announce: (message: string) => void;
  state: () => PlayerState;
  /** Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether there is something to grab within reach of a point of the picture, in CSS pixels. */
  isMovable: WatchedRunner['isMovable'];
  /**
   * Returns the current picture as PNG, on the background of the page's picture.
   * @throws with a fix if there is none, or if the run ends first
   */
  snapshot: () => Promise<Blob>;
  end: () => void;
}

/** @param container element with a size and a theme that receives the picture */
export function createPlayer(container: HTMLElement, hosts: RunnerHosts): Player {
  const store = createStore(INITIAL_STATE);
  const speaker = createSpeaker();
  const connection = createConnection(container, hosts, store, speaker);

  const run: Player['run'] = (runnable) => {
    connection.finish();
    store.set(startState(runnable, store.get()));
    return connection.open(runnable);
  };
  return {
    run,
    stop: (values) => {
      connection.clear();
      store.set(endState(values));
    },
    send: (command) => {
      const changes = afterCommand(command, store.get());
      if (changes) store.set(changes);
      const { runnable, values, failure } = store.get();
      const isRestart = command.type === 'reset' || command.type === 'play';
      // Code that has failed restarts in a new host, so that none of its state remains.
      if (runnable && isRestart && (!connection.isOpen() || failure))
        void run({ ...runnable, values, playing: true });
      else connection.send(command);
    },
    interrupt: () => {
      connection.finish();
      const { status } = store.get();
      store.set({
        ...{ isStopped: true, announcement: 'Stopped' },
        status: status && { ...status, isPlaying: false },
      });
    },
    setSound: (isOn) => {
      speaker.setOn(isOn);
      store.set({ isSoundOn: isOn });
    },
    announce: (message) => {
      // Screen readers ignore a region that is set to the same text.
      const isRepeated = message === store.get().announcement;
      store.set({ announcement: isRepeated ? `${message}\u00A0` : message });
    },
    state: store.get,
    subscribe: store.subscribe,
    isMovable: connection.isMovable,
    snapshot: async () => connection.snapshot(),
    end: () => {
      connection.close();
      speaker.end();
    },
  };
}

/** Plays a scene from its start, with values for its parameters. */
export function startOver({ send }: Pick<Player, 'send'>, values: Record<string, unknown>): void {
  send({ type: 'values', values });
  send({ type: 'reset' });
  send({ type: 'play' });
}
