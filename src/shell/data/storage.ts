type StorageName = 'localStorage' | 'sessionStorage';

/** What is stored under the key: null where nothing is, or where the browser allows no storage. */
export function recall(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    // Nothing is lost by reading nothing; `remember` says what is.
    return null;
  }
}

/** Stores the value, or says in the console that `what` will be forgotten. */
export function remember(storage: StorageName, key: string, value: string, what: string): void {
  try {
    window[storage].setItem(key, value);
  } catch (error) {
    console.warn(`${what} is not remembered: this browser keeps no storage for the site.`, error);
  }
}

/**
 * Removes what is stored when it is no JSON object: React Router takes whatever parses for its
 * scroll positions, and fails over `null` and numbers.
 */
export function forgetUnlessObject(storage: StorageName, key: string): void {
  const stored = recall(storage, key);
  if (stored === null || isJsonObject(stored)) return;
  remember(storage, key, '{}', 'Where you were on each page');
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    // Not JSON at all, so no object.
    return false;
  }
}
