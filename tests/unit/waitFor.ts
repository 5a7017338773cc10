import { vi } from 'vitest';

/** In milliseconds. It only ends tests that hang: on a busy machine, Vitest's default of one second can be too short. */
const TIMEOUT_MS = 60_000;

/**
 * Repeats a check until it succeeds.
 * @throws the error of the last attempt, after a minute
 */
export function waitFor(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS });
}
