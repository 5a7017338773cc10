/** Maximum time to wait, in milliseconds. Long, because it only catches hangs, and machines can be busy. */
export const TIMEOUT_MS = 180_000;

/** Time between two attempts, in milliseconds. */
const POLL_MS = 50;

/**
 * Repeats an attempt until it succeeds, and returns its result.
 * @throws the last error, after `TIMEOUT_MS`
 */
export async function until<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
