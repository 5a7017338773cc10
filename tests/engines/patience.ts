/** How long to wait for something that is on its way, in milliseconds. It only ends what hangs. */
export const PATIENCE_MS = 60_000;
