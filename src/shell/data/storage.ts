type StorageName = 'localStorage' | 'sessionStorage';

/** The key of React Router's scroll positions. */
export const SCROLL_POSITIONS_KEY = 'scroll-positions';

/** The name under which a key is stored. It starts with the site's path, because sites of one origin share storage. */
export function storedName(key: string): string {
  return `${document.documentElement.dataset.site ?? ''}${key}`;
}

/** The stored value: null if there is none, or if the browser allows no storage. */
export function recall(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(storedName(key));
  } catch {
    // `remember` warns about it.
    return null;
  }
}

/** Stores the value, or warns in the console that `what` could not be saved. */
export function remember(storage: StorageName, key: string, value: string, what: string): void {
  try {
    window[storage].setItem(storedName(key), value);
  } catch (error) {
    console.warn(
      `Could not save ${what}: this browser does not allow storage for the site.`,
      error,
    );
  }
}

/**
 * Replaces a stored value that is not a JSON object: React Router accepts any JSON as its scroll positions,
 * and fails on `null` and numbers.
 */
export function forgetUnlessObject(storage: StorageName, key: string): void {
  const stored = recall(storage, key);
  if (stored === null || isJsonObject(stored)) return;
  remember(storage, key, '{}', 'scroll positions');
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    // Not JSON.
    return false;
  }
}
