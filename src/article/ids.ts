/**
 * Prefix of the ids of everything around an article, and of what scripts add to it. Ids of headings, members, and
 * footnotes contain no colon, and the build rejects handwritten ids with one, so a page can't contain the id of a part
 * of the app.
 */
export const APP_ID_PREFIX = 'app:';

/** Returns the id of a part of the app. */
export function appId(name: string): string {
  return APP_ID_PREFIX + name;
}
