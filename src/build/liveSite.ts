import { setTimeout as delay } from 'node:timers/promises';

/** A site as it is on disk, which changes while a writer works. */
export interface LiveSite<Loaded> {
  /** Resolves with the site that has all changes so far. Rejects only if it could never be loaded. */
  current: () => Promise<Loaded>;
  /** Reports a file that was saved, added, or removed, or another reason to load the site again. */
  changed: (file?: string) => void;
}

interface LiveSiteOptions<Loaded> {
  load: () => Promise<Loaded>;
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

  const first = async () => {
    const loaded = await load();
    if (!isPlanned) onLoaded?.(loaded);
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
    try {
      const loaded = await load();
      if (!isPlanned) onLoaded?.(loaded);
      return loaded;
    } catch (error) {
      if (last === undefined) throw error;
      return isPlanned ? last : onFailed(error, last);
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
    return newest;
  };
  return {
    current,
    changed: (file) => {
      count++;
      if (file !== undefined) changes.add(file);
      if (isPlanned) return;
      isPlanned = true;
      newest = next(current());
      // Awaited by the next load or request, which handles the error.
      newest.catch(() => undefined);
    },
  };
}
