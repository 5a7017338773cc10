import { setTimeout as delay } from 'node:timers/promises';

/** A site as it is on disk, which changes while a writer works. */
export interface LiveSite<Loaded> {
  /** Resolves with the site that has all changes so far. Rejects only if it could never be loaded. */
  current: () => Promise<Loaded>;
  /** Reports a file that was saved, added, or removed, or another reason to load the site again. */
  changed: (file?: string) => void;
}

interface LiveSiteOptions<Loaded> {
  /**
   * @param files that changed since the last load; none for the first load, or if the last one wasn't complete
   * @param isOutdated whether files have changed since the load began; undefined for the first load
   */
  load: (files: string[], isOutdated?: () => boolean) => Promise<Loaded>;
  /** Called when a load begins, with the files that changed since the one before. */
  onLoad?: (files: string[]) => void;
  /** Called when a site is loaded, unless files changed in the meantime: then the next load follows. */
  onLoaded?: (loaded: Loaded) => void;
  /** Called, under the same condition, when loading fails. Returns what to go on with. */
  onFailed: (error: unknown, last: Loaded) => Loaded;
}

/** Files that change within this time are loaded together, such as those that "Save all" writes. In milliseconds. */
const QUIET_MS = 50;
/** A load begins at the latest after this time, even if files don't stop changing. In milliseconds. */
const MAX_WAIT_MS = 1000;

/**
 * Loads a site, and again after changes: one load at a time, because loads write to the same folders of the cache,
 * and a single one for all files that change in the meantime.
 */
export function createLiveSite<Loaded>({
  load,
  onLoad,
  onLoaded,
  onFailed,
}: LiveSiteOptions<Loaded>): LiveSite<Loaded> {
  const changes = new Set<string>();
  let count = 0;
  /** Whether a load is planned that has not begun. */
  let isPlanned = false;
  let newest: Promise<Loaded> | undefined;
  /** What requests wait for: all that was saved, but not the rest of a load that wasn't complete. */
  let shown: Promise<Loaded> | undefined;

  const isOutdated = () => changes.size > 0;
  const first = async () => {
    const loaded = await load([]);
    if (!isOutdated()) onLoaded?.(loaded);
    return loaded;
  };
  const next = async (before: Promise<Loaded>) => {
    // If the first load fails, there is nothing to go on with, but a change can make it work.
    const last = await before.catch(() => undefined);
    await untilQuiet();
    isPlanned = false;
    const files = [...changes];
    changes.clear();
    onLoad?.(files);
    const loaded = await loadOr(files, last);
    if (!isOutdated()) shown = Promise.resolve(loaded);
    return loaded;
  };
  const loadOr = async (files: string[], last: Loaded | undefined) => {
    try {
      const loaded = await load(files, isOutdated);
      if (!isOutdated()) onLoaded?.(loaded);
      return loaded;
    } catch (error) {
      if (last === undefined) throw error;
      return isOutdated() ? last : onFailed(error, last);
    }
  };
  const untilQuiet = async () => {
    const end = performance.now() + MAX_WAIT_MS;
    for (let seen = -1; seen !== count && performance.now() < end; ) {
      seen = count;
      await delay(QUIET_MS);
    }
  };
  const current = () => {
    newest ??= first();
    shown ??= newest;
    return shown;
  };
  return {
    current,
    changed: (file) => {
      count++;
      if (file !== undefined) changes.add(file);
      if (!isPlanned) {
        isPlanned = true;
        newest = next(newest ?? current());
        // Awaited by the next load or request, which handles the error.
        newest.catch(() => undefined);
      }
      if (file !== undefined) shown = newest;
    },
  };
}
