import {
  JAIL_SECONDS,
  RESPONSE_SECONDS,
  START_SECONDS,
  STOP_MESSAGES,
} from '../../protocol/limits.ts';
import type { Command, Report } from '../../protocol/protocol.ts';
import type { OpenHost } from './runnerHost.ts';

/** A runner in a host, for one run of code. */
export type WatchedRunner = ReturnType<typeof openWatchedRunner>;

/** A report of a runner about its scene. */
export type SceneReport = Exclude<Report, { type: 'alive' | 'stopped' | 'movable' }>;

interface RunnerEvents {
  onReport: (report: SceneReport) => void;
  /** Called with a message when the runner had to be ended, or can't be loaded. */
  onStopped: (message: string, isUnavailable?: boolean) => void;
}

const NO_RUNNER = 'The scene runner did not start. Press Reset to try again, or reload the page.';

/**
 * Opens a host, and stops untrusted code that doesn't respond or exceeds a limit. Reports of untrusted code have
 * passed a gate, which validates them.
 * @param container element that receives the picture
 */
export function openWatchedRunner(
  openHost: OpenHost,
  container: HTMLElement,
  isTrusted: boolean,
  { onReport, onStopped }: RunnerEvents,
) {
  const watch = createResponseWatch();
  let boxes: Float32Array = new Float32Array();
  let isLoaded = false;
  let hasEnded = false;
  let settle = (_hasStarted: boolean): void => undefined;
  const started = new Promise<boolean>((resolve) => {
    settle = resolve;
  });

  const end = () => {
    hasEnded = true;
    clearInterval(watchdog);
    host.end();
    boxes = new Float32Array();
    settle(false);
  };
  const stop = (message: string, isUnavailable = false) => {
    if (hasEnded) return;
    end();
    onStopped(message, isUnavailable);
  };
  const receive = (report: Report) => {
    if (hasEnded) return;
    if (report.type === 'alive') return watch.answered(report.id);
    if (report.type === 'stopped') return stop(STOP_MESSAGES[report.reason]);
    if (report.type === 'movable') {
      boxes = report.boxes;
      return;
    }
    onReport(report);
    if (report.type !== 'started' && report.type !== 'failed') return;
    watch.started();
    settle(report.type === 'started');
  };

  const host = openHost(container, {
    onLoaded: () => {
      isLoaded = true;
    },
    onFailed: (message) => stop(message, true),
  });
  host.port.onmessage = ({ data }) => receive(data);
  const send = (command: Command) => {
    if (command.type === 'run' || command.type === 'reset') watch.starting();
    host.port.postMessage(command);
  };
  // The runner receives this ping before any code, so the answer shows that the runner has started.
  if (!isTrusted) send(watch.ping());
  const watchdog = setInterval(() => {
    if (isTrusted || !isLoaded) return;
    const problem = watch.problem();
    if (problem === undefined) send(watch.ping());
    else stop(problem);
  }, 1000);

  return {
    send,
    /** Resolves with whether the scene has started; false if it fails or the runner ends first. */
    started,
    /** Whether there is something to grab within reach of a point of the picture, in CSS pixels. */
    isMovable: (x: number, y: number, reach: number) => {
      for (let at = 0; at < boxes.length; at += 4) {
        const [left = 0, top = 0, width = 0, height = 0] = boxes.subarray(at, at + 4);
        if (Math.abs(x - left) <= width + reach && Math.abs(y - top) <= height + reach) return true;
      }
      return false;
    },
    end,
  };
}

/**
 * Tracks whether a runner responds. It counts pings, one per second, instead of measuring time, because a computer can
 * have been asleep.
 */
function createResponseWatch() {
  /** Id of the next ping. It changes with each answer, so that a loop that sends answers can't guess it. */
  let id = Math.random();
  let hasAnswered = false;
  /** Number of pings since the last answer. */
  let unanswered = -1;
  /** Number of pings since a start that hasn't been reported; undefined if there is none. */
  let sinceStart: number | undefined;

  return {
    ping: (): Command => {
      unanswered++;
      if (sinceStart !== undefined && hasAnswered) sinceStart++;
      return { type: 'ping', id };
    },
    answered: (to: number) => {
      if (to !== id) return;
      hasAnswered = true;
      unanswered = 0;
      id = Math.random();
    },
    starting: () => {
      sinceStart = 0;
    },
    started: () => {
      sinceStart = undefined;
    },
    /** Returns why the runner has to be stopped. */
    problem: (): string | undefined => {
      if (!hasAnswered) return unanswered >= JAIL_SECONDS ? NO_RUNNER : undefined;
      if (unanswered >= RESPONSE_SECONDS) return STOP_MESSAGES.unresponsive;
      return (sinceStart ?? 0) >= START_SECONDS ? STOP_MESSAGES.notStarted : undefined;
    },
  };
}
