import type { Command } from '../../protocol/protocol.ts';
import type { createSpeaker } from '../../template/speaker.ts';
import { createLastPicture } from './lastPicture.ts';
import {
  afterReport,
  currentSettings,
  NOT_INSPECTING,
  type PlayerState,
  type Runnable,
} from './playerState.ts';
import type { RunnerHosts } from './runnerHost.ts';
import { createToolProvider, needsTools } from './runnerTools.ts';
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
  const lastPicture = createLastPicture(container);
  const snapshots = createSnapshots();

  const detach = () => {
    const detached = runner;
    runner = undefined;
    snapshots.end();
    return detached;
  };
  const end = () => detach()?.end();
  const onStopped = (message: string, isUnavailable = false) => {
    end();
    lastPicture.show();
    store.set({ failure: { message }, isStopped: true, isUnavailable });
  };
  const onReport = (report: SceneReport) => {
    if (report.type === 'snapshot') return snapshots.settle(report.png);
    if (report.type === 'sounds') return speaker.play(report.tones);
    if (report.type === 'failed') snapshots.end();
    store.setBatched(afterReport(report, store.get()));
    // Each picture is followed by a status, except the one that has failed.
    if (report.type === 'status' && !store.get().failure) lastPicture.replace();
  };

  const onNoTools = () =>
    store.set({ toolsFailure: NO_TOOLS, isChecking: false, ...NOT_INSPECTING });
  const isCurrent = (one: WatchedRunner) => runner === one;
  const provideTools = createToolProvider(hosts.tools, store, isCurrent, onNoTools);
  const start = async (to: WatchedRunner, { isScene, code, playing, view }: Runnable) => {
    const { isChecking } = store.get();
    if (!isScene || isChecking) {
      await provideTools(to, isScene ? onNoTools : () => onStopped(NO_HOST, true));
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
      const opened = openWatchedRunner(openHost, container, isTrusted, {
        onReport: (report) => {
          if (isCurrent(opened)) onReport(report);
          else if (report.type === 'snapshot') void lastPicture.keep(opened, report.png);
        },
        onStopped: (...reason) => isCurrent(opened) && onStopped(...reason),
      });
      runner = opened;
      void start(opened, runnable);
      return opened.started;
    },
    send,
    isMovable: (...point: Parameters<WatchedRunner['isMovable']>) =>
      runner?.isMovable(...point) ?? false,
    snapshot: () => snapshots.request(runner, container),
    /** Ends the runner once it has sent its last picture, which stays until another one has drawn. */
    finish: () => lastPicture.takeFrom(detach()),
    /** Ends the runner, and removes its last picture. */
    clear: () => {
      end();
      lastPicture.clear();
    },
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
    /** @throws with a fix if there is no runner */
    request: (runner: WatchedRunner | undefined, container: HTMLElement) => {
      if (!runner) throw new Error("The code isn't running. Run it first.");
      const background = getComputedStyle(container.parentElement ?? container).backgroundColor;
      runner.send({ type: 'snapshot', background });
      return new Promise<Blob>((resolve, reject) => {
        waiting.push((png) => (png ? resolve(png) : reject(new Error(NO_PICTURE))));
      });
    },
    settle: (png: Blob | undefined) => waiting.shift()?.(png),
    /** Rejects the requests that the runner can no longer fulfill. */
    end: () => {
      for (const settle of waiting) settle();
      waiting = [];
    },
  };
}
