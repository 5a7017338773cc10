import { BYTES_PER_SECOND, MESSAGE_BYTES, MESSAGES_PER_SECOND, type StopReason } from './limits.ts';
import { measureSize } from './measureSize.ts';
import type { Report } from './protocol.ts';
import { readReport } from './report.ts';

/**
 * Creates the gate between a page and a runner whose code can send anything, in any amount. It runs in a
 * separate worker, because reading a large message takes long: the page receives only what the gate has validated.
 * After the first message that doesn't fit, it passes nothing on.
 * @param now returns a time in milliseconds
 */
export function createGate(toPage: (report: Report) => void, now = () => performance.now()) {
  const isTooMuch = createRateLimit(now);
  let isClosed = false;
  const close = (reason: StopReason) => {
    isClosed = true;
    toPage({ type: 'stopped', reason });
  };
  return {
    pass: (message: unknown): void => {
      if (isClosed) return;
      const bytes = measureSize(message, MESSAGE_BYTES);
      const excess = bytes > MESSAGE_BYTES ? 'large' : isTooMuch(bytes);
      const report = excess ? undefined : readReport(message);
      if (report) toPage(report);
      else close(excess ?? 'invalid');
    },
    /** Closes the gate, for messages that can't be deserialized. */
    close,
  };
}

/** Returns a function that takes the size of a message, in bytes, and returns which limit per second it exceeds. */
function createRateLimit(now: () => number): (bytes: number) => StopReason | undefined {
  let since = now();
  let count = 0;
  let sum = 0;
  return (bytes) => {
    const time = now();
    if (time - since > 1000) [since, count, sum] = [time, 0, 0];
    count++;
    sum += bytes;
    if (count > MESSAGES_PER_SECOND) return 'messages';
    return sum > BYTES_PER_SECOND ? 'bytes' : undefined;
  };
}
