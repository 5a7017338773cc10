const NAMES = 'localStorage|sessionStorage|alert|prompt|confirm|OffscreenCanvas';
/** Error messages for a name that only pages have, first of Chrome and Firefox, then of Safari. */
const UNKNOWN = new RegExp(
  `^\\w+: (?:(?:${NAMES}) is not defined|Can't find variable: (?:${NAMES})$)`,
);

/** Returns what to add to an error message if code uses what only a page has; otherwise an empty string. */
export function hintAtPage(message: string): string {
  return UNKNOWN.test(message) ? '. Code runs in a worker here, without a page.' : '';
}
