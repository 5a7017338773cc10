import type { Command } from '../../protocol/protocol.ts';
import type { createSpeaker } from '../../template/speaker.ts';
import {
  afterReport,
  currentSettings,
  NOT_INSPECTING,
  type PlayerState,
  type Runnable,
} from './playerState.ts';
import type { RunnerHosts } from './runnerHost.ts';
import { createToolSender, needsTools } from './runnerTools.ts';
import type { Store } from './store.ts';
import { openWatchedRunner, type SceneReport, type WatchedRunner } from './watchedRunner.ts';
import { watchPicture } from './watchPicture.ts';

const UNSUPPORTED = "This browser can't run scenes. Update it, or use another browser.";
const NO_HOST = 'The code could not be started: a script of the site could not be loaded.';
const NO_TOOLS = 'Layers, the inspector, and the world check could not be loaded. Try again.';
const NO_PICTURE = 'The picture could not be saved. Run the code, then save it again.';

/**
 * Connects a picture to runners, one at a time, and stores their reports.
 * @param container element with a size and a theme that receives the picture
 */
export function createConnection(
  container: HTMLElement,
  hosts: RunnerHosts,
  store: Store<PlayerState>,
  speaker: ReturnType<typeof createSpeaker>,
) {
  let runner: WatchedRunner | undefined;
  const snapshots = createSnapshots();
  const sendTools = createToolSender(hosts.tools);

  const end = () => {
    runner?.end();
    runner = undefined;
    snapshots.end();
  };
  const onStopped = (message: string) => {
    end();
    store.set({ failure: { message }, isStopped: true });
  };
  const onUnavailable = (message: string) => {
    onStopped(message);
    store.set({ isUnavailable: true });
  };
  const onReport = (report: SceneReport) => {
    if (report.type === 'snapshot') return snapshots.settle(report.png);
    if (report.type === 'sounds') return speaker.play(report.tones);
    if (report.type === 'failed') snapshots.end();
    store.setBatched(afterReport(report, store.get()));
  };

  const onNoTools = () =>
    store.set({ toolsFailure: NO_TOOLS, isChecking: false, ...NOT_INSPECTING });
  /** Sends a runner its tools; returns whether it has them and is still the current runner. */
  const provideTools = async (to: WatchedRunner, onFailed = onNoTools): Promise<boolean> => {
    if (store.get().toolsFailure !== undefined) store.set({ toolsFailure: undefined });
    try {
      await sendTools(to);
      return runner === to;
    } catch (error) {
      console.warn('The tools of a scene could not be loaded.', error);
      if (runner === to) onFailed();
      return false;
    }
  };
  const start = async (to: WatchedRunner, { isScene, code, playing, view }: Runnable) => {
    const { isChecking } = store.get();
    if (!isScene || isChecking) {
      await provideTools(to, isScene ? onNoTools : () => onUnavailable(NO_HOST));
      if (runner !== to) return;
    }
    for (const command of watcher.commands()) to.send(command);
    currentSettings(store.get()).forEach(send);
    to.send({ type: 'run', code, values: store.get().values, playing });
    if (view) to.send({ type: 'view', view });
  };
  /** Sends a command to the runner. Before the start, commands only change the store. */
  const send = (command: Command) => {
    const to = runner;
    if (!to) return;
    // Layers that need no tools appear immediately.
    if (!needsTools(command) || command.type === 'layers') to.send(command);
    if (needsTools(command)) void provideTools(to).then((hasTools) => hasTools && to.send(command));
  };
  const watcher = watchPicture(container, send);

  return {
    isOpen: () => runner !== undefined,
    /** Runs code in a new runner; returns whether its scene has started. */
    open: async (runnable: Runnable): Promise<boolean> => {
      // Chrome before 69, Firefox before 105, and Safari before 16.4 keep the still picture.
      if (!('OffscreenCanvas' in window)) {
        onStopped(UNSUPPORTED);
        return false;
      }
      const { isTrusted } = runnable;
      const openHost = hosts[isTrusted ? 'trusted' : 'untrusted'];
      const events = { onReport, onStopped, onUnavailable };
      runner = openWatchedRunner(openHost, container, isTrusted, events);
      void start(runner, runnable);
      return runner.started;
    },
    send,
    isMovable: (...point: Parameters<WatchedRunner['isMovable']>) =>
      runner?.isMovable(...point) ?? false,
    snapshot: () => {
      if (!runner) throw new Error('There is no picture. Run the code first.');
      const background = getComputedStyle(container.parentElement ?? container).backgroundColor;
      runner.send({ type: 'snapshot', background });
      return snapshots.next();
    },
    /** Ends the runner. */
    end,
    close: () => {
      watcher.end();
      end();
    },
  };
}

/** Creates a queue of requests for pictures, which are answered in order. */
function createSnapshots() {
  let waiting: ((png?: Blob) => void)[] = [];
  return {
    next: () =>
      new Promise<Blob>((resolve, reject) => {
        waiting.push((png) => (png ? resolve(png) : reject(new Error(NO_PICTURE))));
      }),
    settle: (png: Blob | undefined) => waiting.shift()?.(png),
    /** Rejects the requests that the runner can no longer fulfill. */
    end: () => {
      for (const settle of waiting) settle();
      waiting = [];
    },
  };
}
