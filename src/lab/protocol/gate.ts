import { BYTES_PER_SECOND, MESSAGE_BYTES, MESSAGES_PER_SECOND, type StopReason } from './limits.ts';
import { measureSize } from './measureSize.ts';
import type { Report } from './protocol.ts';
import { createRateLimiter } from './rateLimiter.ts';
import { readReport } from './report.ts';

/**
 * Creates the gate between a page and a runner whose code can send anything, in any amount. It runs in a
 * separate worker, because reading a large message takes long: the page receives only what the gate has validated.
 * After the first message that doesn't fit, it passes nothing on.
 * @param now returns a time in milliseconds
 */
export function createGate(toPage: (report: Report) => void, now = () => performance.now()) {
  const areFew = createRateLimiter(MESSAGES_PER_SECOND, now);
  const isLittle = createRateLimiter(BYTES_PER_SECOND, now);
  let isClosed = false;
  const close = (reason: StopReason) => {
    isClosed = true;
    toPage({ type: 'stopped', reason });
  };
  return {
    pass: (message: unknown) => {
      if (isClosed) return;
      const bytes = measureSize(message, MESSAGE_BYTES);
      if (bytes > MESSAGE_BYTES) return close('large');
      if (!areFew(1)) return close('messages');
      if (!isLittle(bytes)) return close('bytes');
      const report = readReport(message);
      if (report) toPage(report);
      else close('invalid');
    },
    /** Closes the gate, for messages that can't be deserialized. */
    close,
  };
}
