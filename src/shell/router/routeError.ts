const KINDS = {
  400: { statusText: 'Bad Request', reason: 'the URL is malformed' },
  404: { statusText: 'Not Found', reason: 'no route matches the URL' },
  405: { statusText: 'Method Not Allowed', reason: 'only GET and HEAD are allowed for the URL' },
};

/** The statuses of HTTP for which there is no page. */
export type RouteStatus = keyof typeof KINDS;

/** Why there is no page for a request. Its message names the status, its text, and the path. */
export class RouteError extends Error {
  readonly statusText: string;

  /** @param path with or without the base path, as in the address */
  constructor(
    readonly status: RouteStatus,
    path: string,
  ) {
    const { statusText, reason } = KINDS[status];
    super(`${status} ${statusText}: ${reason} ${path}`);
    this.statusText = statusText;
  }
}

/** Whether a path can't be decoded: it has a `%` without two digits, or bytes that are no UTF-8, such as `%ff`. */
export function isMalformed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    // Only malformed text throws.
    return true;
  }
}
