import type { Command, Report } from '../runner/protocol.ts';
import { readReport } from './report.ts';
import type { OpenHost } from './runnerHost.ts';

/** Seconds without a response after which untrusted code is stopped. */
const RESPONSE_TIMEOUT = 3;
/** Per second. A runner sends at most two in each frame. */
const MAX_REPORTS = 1000;

const FLOODED = 'Stopped: the code sent more messages than the page can process.';
const UNRESPONSIVE = `Stopped: the code did not respond for ${RESPONSE_TIMEOUT} seconds. Check for an infinite loop or unbounded memory use.`;

/** A runner in a host, for one run of code. */
export type WatchedRunner = ReturnType<typeof openWatchedRunner>;

interface RunnerEvents {
  onReport: (report: Report) => void;
  /** Called with a message when the runner had to be ended. */
  onStopped: (message: string) => void;
}

/**
 * Opens a host, and stops untrusted code that doesn't respond or sends too much.
 * @param place element that the picture is put into
 */
export function openWatchedRunner(
  openHost: OpenHost,
  place: HTMLElement,
  isTrusted: boolean,
  { onReport, onStopped }: RunnerEvents,
) {
  const isFlooding = createRateLimit(MAX_REPORTS);
  let boxes = new Float32Array();
  /** Seconds since the last report; undefined before the first, because loading can take long. */
  let silence: number | undefined;
  let settle = (_hasStarted: boolean): void => undefined;
  const started = new Promise<boolean>((resolve) => {
    settle = resolve;
  });

  const end = () => {
    clearInterval(watchdog);
    host.end();
    boxes = new Float32Array();
    settle(false);
  };
  const stop = (message: string) => {
    end();
    onStopped(message);
  };
  const receive = (data: unknown) => {
    if (isFlooding()) return stop(FLOODED);
    silence = 0;
    const report = readReport(data);
    if (!report) return;
    if (report.type === 'movable') boxes = new Float32Array(report.boxes);
    onReport(report);
    if (report.type === 'started') settle(true);
    if (report.type === 'failed') settle(false);
  };

  const host = openHost(place, stop);
  host.port.onmessage = ({ data }) => receive(data);
  const watchdog = setInterval(() => {
    if (isTrusted || silence === undefined) return;
    if (silence++ >= RESPONSE_TIMEOUT) stop(UNRESPONSIVE);
    else host.port.postMessage({ type: 'ping' } satisfies Command);
  }, 1000);

  return {
    send: (command: Command) => host.port.postMessage(command),
    /** Whether the scene has started; false when it fails or the runner ends before. */
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

/** Returns whether it has been called more often than a maximum within a second. */
function createRateLimit(max: number): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    return ++count > max;
  };
}
