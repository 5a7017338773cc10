import { vi } from 'vitest';

/**
 * Timeout in milliseconds, which only catches hangs: on a busy machine, Vitest's default of one second can be
 * too short.
 */
const TIMEOUT_MS = 60_000;

/**
 * Repeats a check until it succeeds.
 * @throws the error of the last attempt, after a minute
 */
export function waitFor(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS });
}
