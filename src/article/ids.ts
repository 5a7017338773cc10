/**
 * Begins the ids of everything around an article, and of what scripts add to it. No heading, member, or footnote gets
 * an id with a colon, and the build rejects written ones, so a page can't have the id of a part of the app.
 */
export const APP_ID_PREFIX = 'app:';

/** Returns the id of a part of the app. */
export function appId(name: string): string {
  return APP_ID_PREFIX + name;
}
