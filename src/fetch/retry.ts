import { FileError } from './fetchFile.ts';

/** Type of the event that the page's inline script handles (`shell/inline/start.ts`). */
export const FAILURE = 'load-failure';

/** What could not be loaded. */
export interface LoadFailure {
  /** Message for the reader; undefined if they have already pressed "Try again". */
  message?: string;
  /** Tries to load it again; omitted, the page is reloaded. */
  retry?: () => void;
}

/**
 * Shows a message with the button "Try again", and prints the error.
 * @param retry tries to load it again, unless that requires a reload of the page
 */
export function reportFailure(message: string, error: unknown, retry: () => void): void {
  console.warn(message, error);
  dispatch({ message, retry: retryAfter(error, retry) });
}

/**
 * Handles a click on "Try again". Reloads the page if it has changed on the host, because the host might no longer have
 * this tab's files. Otherwise it calls `retry`, or by default reloads the page if the host responds.
 * @param error the reason for trying again
 */
export function tryAgain(retry?: () => void, error?: unknown): void {
  const act = retryAfter(error, retry);
  // Documents without the site's shell, such as an embed, don't have the script.
  if (!dispatch({ retry: act })) (act ?? (() => location.reload()))();
}

/**
 * Returns how to try again after an error. Files can be fetched again, but browsers remember scripts that failed, or
 * that belong to another build.
 */
function retryAfter(error: unknown, retry: (() => void) | undefined) {
  return error === undefined || error instanceof FileError ? retry : undefined;
}

/** Returns whether the page handles the failure. */
function dispatch(detail: LoadFailure): boolean {
  return !dispatchEvent(new CustomEvent(FAILURE, { detail, cancelable: true }));
}
