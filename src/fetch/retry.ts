import { FileError } from './fetchFile.ts';

/** Type of the event that the page's inline script handles (`shell/inline/start.ts`). */
export const FAILURE = 'load-failure';

/** What could not be loaded. */
export interface LoadFailure {
  /** What the reader sees; undefined if they have pressed "Try again" already. */
  message?: string;
  /** Loads it again. By default, the page is reloaded. */
  retry?: () => void;
}

/**
 * Shows a message with the button "Try again", and prints the error.
 * @param retry loads it again, unless the page has to be reloaded for that
 */
export function reportFailure(message: string, error: unknown, retry: () => void): void {
  console.warn(message, error);
  dispatch({ message, retry: retryAfter(error, retry) });
}

/**
 * What a button "Try again" does: it reloads the page if that has changed on the host, because this tab's files can
 * be gone. Otherwise it calls `retry`; by default, it reloads the page if the host responds.
 * @param error what made it necessary
 */
export function tryAgain(retry?: () => void, error?: unknown): void {
  const act = retryAfter(error, retry);
  // Pages elsewhere, such as an embed, don't have the script.
  if (!dispatch({ retry: act })) (act ?? (() => location.reload()))();
}

/** Files can be fetched again, but browsers remember scripts that failed or are of another build. */
function retryAfter(error: unknown, retry: (() => void) | undefined) {
  return error === undefined || error instanceof FileError ? retry : undefined;
}

/** Returns whether the page handles it. */
function dispatch(detail: LoadFailure): boolean {
  return !dispatchEvent(new CustomEvent(FAILURE, { detail, cancelable: true }));
}
