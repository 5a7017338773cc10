/** How long to wait for anything, in milliseconds. It only ends what hangs: busy machines take their time. */
export const PATIENCE_MS = 60_000;

/** Time between two attempts, in milliseconds. */
const POLL_MS = 50;

/**
 * Repeats what may fail at first, and returns its result.
 * @throws the last failure, when it fails for longer than anything takes
 */
export async function until<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
