import type { GateReport } from '../../protocol/gate.ts';
import {
  JAIL_SECONDS,
  RESPONSE_SECONDS,
  START_SECONDS,
  STOP_MESSAGES,
} from '../../protocol/limits.ts';
import type { Command } from '../../protocol/protocol.ts';

const NO_RUNNER = 'The scene runner did not start. Press Reset to try again, or reload the page.';

/**
 * Knows whether a runner responds. It counts pings, one per second, instead of measuring time: a computer can
 * have been asleep.
 * @param newId returns an id that the code can't guess
 */
export function createResponseWatch(newId: () => number = Math.random) {
  let isLoaded = false;
  let hasResponded = false;
  let last: number | undefined;
  /** Pings since the last one that was answered. */
  let unanswered = 0;
  /** Whether the gate has not passed the last ping on: it reads a large message. */
  let isGateBusy = false;
  /** Pings since a start that has not been reported; undefined if there is none. */
  let starting: number | undefined;

  return {
    /** The runner's script is there. */
    begin: () => {
      isLoaded = true;
    },
    send: ({ type }: Command) => {
      if (type === 'run' || type === 'reset') starting = 0;
    },
    receive: (report: GateReport) => {
      if (report.type === 'started' || report.type === 'failed') starting = undefined;
      if (report.type === 'received' && report.id === last) isGateBusy = false;
      if (report.type !== 'alive') return;
      hasResponded = true;
      // A loop can send this as well, but it can't know the id of a ping.
      if (report.id === last) unanswered = 0;
    },
    /** Returns why the runner has to be stopped. */
    problem: (): string | undefined => {
      if (!hasResponded) return unanswered >= JAIL_SECONDS ? NO_RUNNER : undefined;
      if (unanswered >= RESPONSE_SECONDS)
        return STOP_MESSAGES[isGateBusy ? 'large' : 'unresponsive'];
      return (starting ?? 0) >= START_SECONDS ? STOP_MESSAGES.notStarted : undefined;
    },
    /** Returns the id of the next ping; undefined while the runner is loading. */
    nextPing: (): number | undefined => {
      if (!isLoaded) return undefined;
      if (starting !== undefined && hasResponded) starting++;
      unanswered++;
      isGateBusy = true;
      last = newId();
      return last;
    },
  };
}
