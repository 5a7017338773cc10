type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Returns the name under which a key is stored. It starts with the site's path, because sites of one origin share
 * storage.
 */
export function storedName(key: string): string {
  return `${document.documentElement.dataset.site ?? ''}${key}`;
}

/** Returns the stored value; null if there is none, or if the browser blocks storage. */
export function recall(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(storedName(key));
  } catch {
    // `remember` warns about blocked storage.
    return null;
  }
}

/**
 * Returns the stored JSON; undefined if there is none, or if another script has stored something else under the key.
 */
export function recallJson(key: string, storage: StorageName = 'localStorage'): unknown {
  try {
    return JSON.parse(recall(key, storage) ?? 'null') ?? undefined;
  } catch {
    // The next stored value replaces it.
    return undefined;
  }
}

/** Stores the value, or warns in the console that `what` could not be saved. */
export function remember(
  key: string,
  value: string,
  what: string,
  storage: StorageName = 'localStorage',
): void {
  try {
    window[storage].setItem(storedName(key), value);
  } catch (error) {
    console.warn(
      `Could not save ${what}: this browser does not allow storage for the site.`,
      error,
    );
  }
}
