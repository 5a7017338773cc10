import { percentDecode } from '../../address/address.ts';

const TEXTS = {
  400: 'Bad Request: malformed URL',
  404: 'Not Found: no route matches the URL',
  405: 'Method Not Allowed for the URL',
};

/** HTTP statuses that mean that there is no page. */
export type RouteStatus = keyof typeof TEXTS;

/** Explains why there is no page for a request: `404 Not Found: no route matches the URL /gone`. */
export class RouteError extends Error {
  /** @param path with or without the base path, as in the address */
  constructor(status: RouteStatus, path: string) {
    super(`${status} ${TEXTS[status]} ${path}`);
  }
}

/** Returns whether a host's status means that there is no page. */
export function isRouteStatus(status: number): status is RouteStatus {
  return status in TEXTS;
}

/**
 * Returns whether a path can't be decoded: it has a `%` without two digits, or bytes that aren't valid UTF-8, such as
 * `%ff`.
 */
export function isMalformed(path: string): boolean {
  return path.includes('%') && percentDecode(path) === path;
}
