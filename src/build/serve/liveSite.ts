import { setTimeout as delay } from 'node:timers/promises';

/** A site as it is on disk, where it changes while a writer works. */
export interface LiveSite<Loaded> {
  /** Resolves with the site that includes all changes so far. Rejects only if no load has ever succeeded. */
  current: () => Promise<Loaded>;
  /** Reports a file that was saved, added, or removed, or (without a file) another reason to reload the site. */
  changed: (file?: string) => void;
  /** Loads the site again, and resolves with the result. */
  reload: () => Promise<Loaded>;
}

export interface LiveSiteOptions<Loaded> {
  /**
   * Loads the site.
   * @param files that changed since the last load; empty for the first load, or if the last one wasn't complete
   * @param isOutdated returns whether something waits for the next load: changed files, or a request for it; undefined
   * for the first load
   */
  load: (files: string[], isOutdated?: () => boolean) => Promise<Loaded>;
  /** Called when a load begins, with the files that changed since the previous one. */
  onLoad?: (files: string[]) => void;
  /** Called when a site is loaded, unless files changed in the meantime, in which case the next load follows. */
  onLoaded?: (loaded: Loaded) => void;
  /** Called, under the same condition, when loading fails. Returns the site to continue with. */
  onFailed: (error: unknown, last: Loaded) => Loaded;
}

/** Files that change within this time are loaded together, such as those that "Save all" writes, in milliseconds. */
const QUIET_MS = 50;
/** Maximum delay before a load begins, even if files don't stop changing, in milliseconds. */
const MAX_WAIT_MS = 1000;

/**
 * Loads a site, and reloads it after changes. Loads run one at a time, because they write to the same folders of the
 * cache, and all files that change in the meantime share a single load.
 */
export function createLiveSite<Loaded>({
  load,
  onLoad,
  onLoaded,
  onFailed,
}: LiveSiteOptions<Loaded>): LiveSite<Loaded> {
  const changes = new Set<string>();
  let count = 0;
  /** Whether a load is planned but has not begun. */
  let isPlanned = false;
  let isRequested = false;
  let newest: Promise<Loaded> | undefined;
  /** The site that requests wait for: it includes all that was saved, but not the rest of an incomplete load. */
  let available: Promise<Loaded> | undefined;

  const isOutdated = () => changes.size > 0 || isRequested;
  const first = async () => {
    const loaded = await load([]);
    if (!isOutdated()) onLoaded?.(loaded);
    return loaded;
  };
  const next = async (before: Promise<Loaded>) => {
    // If the first load fails, there is no site to continue with, but a change can fix it.
    const last = await before.catch(() => undefined);
    await untilQuiet();
    isPlanned = false;
    isRequested = false;
    const files = [...changes];
    changes.clear();
    onLoad?.(files);
    const loaded = await loadOr(files, last);
    if (!isOutdated()) available = Promise.resolve(loaded);
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
    available ??= newest;
    return available;
  };
  const plan = () => {
    if (isPlanned && newest) return newest;
    isPlanned = true;
    newest = next(newest ?? current());
    // The next load or request awaits the promise and handles the error.
    newest.catch(() => undefined);
    return newest;
  };
  return {
    current,
    changed: (file) => {
      count++;
      if (file !== undefined) changes.add(file);
      const planned = plan();
      if (file !== undefined) available = planned;
    },
    reload: () => {
      isRequested = true;
      return plan();
    },
  };
}
