import { DEFAULT_LAYERS, type Layer } from '../draw/world.ts';
import type {
  Command,
  Failure,
  FindingSummary,
  Report,
  SceneSummary,
  Status,
} from '../runner/protocol.ts';
import type { OpenHost } from './runnerHost.ts';
import { createStore } from './store.ts';
import { openWatchedRunner, type WatchedRunner } from './watchedRunner.ts';
import { watchPicture } from './watchPicture.ts';

/** What a page shows around the picture of a player. */
export interface PlayerState {
  /** What was run last; undefined after `stop`. */
  runnable?: Runnable;
  /** Whether there is a live picture in place of the still one. */
  isStarted: boolean;
  scene?: SceneSummary;
  /** Values of the scene's parameters, as far as they were set. */
  values: Record<string, unknown>;
  /** 1 is real time. */
  rate: number;
  layers: ReadonlySet<Layer>;
  /** Whether the world check is on. */
  isChecking: boolean;
  /** What it has found. */
  findings: FindingSummary[];
  /** Why it could not be loaded. */
  checkFailure?: string;
  status?: Status;
  failure?: Failure;
}

/** Code to run. */
export interface Runnable extends Pick<Extract<Command, { type: 'run' }>, 'values' | 'playing'> {
  /** Title and description, unless the code has its own. */
  title: string;
  description: string;
  /** A JavaScript module. */
  code: string;
  /** Whether the site wrote it. All other code runs in the jail. */
  isTrusted: boolean;
}

/** Runs code in a picture of the page. */
export interface Player {
  /** Replaces what runs; returns whether the new scene has started. */
  run: (runnable: Runnable) => Promise<boolean>;
  /** Ends what runs, and sets the values for what runs next. */
  stop: (values: Record<string, unknown>) => void;
  send: (command: Command) => void;
  /** Turns the world check on or off, for this and later runs; undefined where it can't be loaded. */
  setChecking?: (isOn: boolean) => Promise<void>;
  state: () => PlayerState;
  /** Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Whether there is something to grab within reach of a point of the picture, in CSS pixels. */
  isMovable: WatchedRunner['isMovable'];
  end: () => void;
}

/** Where code runs. */
export interface RunnerHosts {
  trusted: OpenHost;
  untrusted: OpenHost;
  /** Fetches the code of the world check. */
  fetchWorldCheck?: () => Promise<string>;
}

const UNSUPPORTED = "This browser can't run scenes. Update it, or use another browser.";

/** @param place element with a size and a theme, which the picture is put into */
export function createPlayer(place: HTMLElement, hosts: RunnerHosts): Player {
  const store = createStore<PlayerState>({
    isStarted: false,
    values: {},
    rate: 1,
    layers: DEFAULT_LAYERS,
    isChecking: false,
    findings: [],
  });
  const { fetchWorldCheck } = hosts;
  /** Turns the check on in a new runner. */
  let checkCommand: Command | undefined;
  let runner: WatchedRunner | undefined;

  const endRunner = () => {
    runner?.end();
    runner = undefined;
  };
  const onStopped = (message: string) => {
    runner = undefined;
    store.set({ failure: { message } });
  };
  const onReport = (report: Report) => {
    switch (report.type) {
      case 'started':
        return store.setBatched({
          failure: undefined,
          scene: withTitle(report.scene, store.get().runnable),
        });
      case 'status':
        return store.setBatched({ isStarted: true, status: report });
      case 'findings':
        return store.setBatched({ findings: report.findings });
      case 'failed':
        return store.setBatched({ failure: report.failure });
    }
  };

  const run: Player['run'] = (runnable) => {
    endRunner();
    const { code, values, playing, isTrusted } = runnable;
    store.set({ runnable, failure: undefined, values, findings: [] });
    // Chrome before 69, Firefox before 105, and Safari before 16.4 keep the still picture.
    if (!('OffscreenCanvas' in window)) {
      onStopped(UNSUPPORTED);
      return Promise.resolve(false);
    }
    const openHost = hosts[isTrusted ? 'trusted' : 'untrusted'];
    runner = openWatchedRunner(openHost, place, isTrusted, { onReport, onStopped });
    const { layers, rate } = store.get();
    const commands: Command[] = [
      ...watcher.commands(),
      { type: 'layers', layers: [...layers] },
      { type: 'rate', rate },
      ...(checkCommand ? [checkCommand] : []),
      { type: 'run', code, values, playing },
    ];
    commands.forEach(runner.send);
    return runner.started;
  };

  /** Keeps settings, for the controls and for the next runner. */
  const keepSetting = (command: Command) => {
    switch (command.type) {
      case 'values':
        return store.set({ values: { ...store.get().values, ...command.values } });
      case 'rate':
        return store.set({ rate: command.rate });
      case 'layers':
        return store.set({ layers: new Set(command.layers) });
    }
  };

  const send = (command: Command) => {
    keepSetting(command);
    const { runnable, values, failure } = store.get();
    const isRestart = command.type === 'reset' || command.type === 'play';
    // Code that has failed restarts in a new host, so that nothing of it is left.
    if (runnable && isRestart && (!runner || failure))
      void run({ ...runnable, values, playing: true });
    else runner?.send(command);
  };

  const turnCheck = async (isOn: boolean, fetchCode: () => Promise<string>) => {
    store.set({ isChecking: isOn, findings: [], checkFailure: undefined });
    try {
      const code = isOn ? await fetchCode() : undefined;
      // It can have been turned off meanwhile.
      if (store.get().isChecking !== isOn) return;
      const command: Command = { type: 'check', code };
      checkCommand = isOn ? command : undefined;
      runner?.send(command);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      const checkFailure = `The world check could not be loaded: ${reason}. Try again.`;
      store.set({ isChecking: false, checkFailure });
    }
  };

  const watcher = watchPicture(place, send);

  return {
    run,
    stop: (values) => {
      endRunner();
      store.set({
        ...{ runnable: undefined, isStarted: false, values },
        ...{ scene: undefined, status: undefined, failure: undefined, findings: [] },
      });
    },
    send,
    setChecking: fetchWorldCheck && ((isOn) => turnCheck(isOn, fetchWorldCheck)),
    state: store.get,
    subscribe: store.subscribe,
    isMovable: (...point) => runner?.isMovable(...point) ?? false,
    end: () => {
      watcher.end();
      endRunner();
    },
  };
}

function withTitle(scene: SceneSummary, runnable: Runnable | undefined): SceneSummary {
  return {
    ...scene,
    title: scene.title || (runnable?.title ?? ''),
    description: scene.description || (runnable?.description ?? ''),
  };
}
