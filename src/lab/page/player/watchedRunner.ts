import type { GateReport } from '../../protocol/gate.ts';
import { STOP_MESSAGES } from '../../protocol/limits.ts';
import type { Command, Report } from '../../protocol/protocol.ts';
import { createResponseWatch } from './responseWatch.ts';
import type { OpenHost } from './runnerHost.ts';

/** A runner in a host, for one run of code. */
export type WatchedRunner = ReturnType<typeof openWatchedRunner>;

interface RunnerEvents {
  onReport: (report: Report) => void;
  /** Called with a message when the runner had to be ended. */
  onStopped: (message: string) => void;
  /** Called with a message when the runner can't be loaded. */
  onUnavailable: (message: string) => void;
}

/**
 * Opens a host, and stops untrusted code that doesn't respond or exceeds a limit. Reports of untrusted code have
 * passed a gate, which validates them.
 * @param place element that the picture is put into
 */
export function openWatchedRunner(
  openHost: OpenHost,
  place: HTMLElement,
  isTrusted: boolean,
  { onReport, onStopped, onUnavailable }: RunnerEvents,
) {
  const watch = createResponseWatch();
  let boxes = new Float32Array();
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
  const stop = (message: string, report = onStopped) => {
    if (hasEnded) return;
    end();
    report(message);
  };
  const onFailed = (message: string) => stop(message, onUnavailable);
  const receive = (report: GateReport) => {
    if (hasEnded) return;
    watch.receive(report);
    if (report.type === 'received') return;
    if (report.type === 'stopped') return stop(STOP_MESSAGES[report.reason]);
    if (report.type === 'movable') boxes = new Float32Array(report.boxes);
    onReport(report);
    if (report.type === 'started') settle(true);
    if (report.type === 'failed') settle(false);
  };

  const host = openHost(place, { onLoaded: watch.begin, onFailed });
  host.port.onmessage = ({ data }) => receive(data);
  const send = (command: Command) => {
    watch.send(command);
    host.port.postMessage(command);
  };
  const watchdog = setInterval(() => {
    if (isTrusted) return;
    const problem = watch.problem();
    if (problem !== undefined) return stop(problem);
    const id = watch.nextPing();
    if (id !== undefined) send({ type: 'ping', id });
  }, 1000);

  return {
    send,
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
