import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dataPath, OFFLINE_PATH, sidebarPath } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import type { PageView } from '../../site/view.ts';
import { useShell } from '../router/context.ts';
import { announce } from '../ui/announce.ts';
import { readCopy, removeCopy, type SavedCopy, saveAll } from './copy.ts';
import type { Message } from './protocol.ts';
import { SavedPages } from './SavedPages.tsx';
import { storageKey } from './storage.ts';

/** Interval between messages to a waiting worker, in milliseconds. */
const RETRY_DELAY = 1000;

export interface OfflineStatusProps {
  basePath: string;
  /** The displayed page. */
  view: PageView;
  /** The browser's service workers, one of which must be ready. */
  workers: ServiceWorkerContainer;
  className?: string;
}

/** Shows what this browser has saved of the site, with buttons to change it. */
export function OfflineStatus({ basePath, view, workers, className }: OfflineStatusProps) {
  const base = `${basePath}/`;
  const [copy, setCopy] = useState<SavedCopy>();
  /** Progress of saving, from 0 to 1; undefined when nothing is being saved. */
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const stopping = useRef<AbortController>(undefined);
  const box = useRef<HTMLSpanElement>(null);
  /** Whether a key pressed the last button, which perhaps took the focus with it. */
  const byKey = useRef(false);
  const { isOutdated, onReplaced } = useIsOutdated(base, view, workers);

  const read = async () => setCopy(await readCopy(base));
  useEffect(() => {
    workers.ready.then(async (registration) => {
      await read();
      // Browsers check for a new worker only some time after a page has loaded.
      await registration.update().catch(console.warn);
      activateSoon(registration);
    });
  }, [base, workers]);
  const isSaving = share !== undefined;
  // Another one takes its place when saving starts or ends, and when the copy is removed.
  useLayoutEffect(() => {
    // Not a button: a reader who then scrolls with the Space key would press it.
    if (byKey.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    byKey.current &&= isSaving;
  }, [isSaving, copy]);
  if (!copy) return null;

  const save = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    setFailure('');
    setShare(0);
    const { signal } = controller;
    await saveAll(base, { onProgress: setShare, onReplaced, signal }).then(
      () => !signal.aborted && announce('Saved for offline.'),
      ({ message }) => setFailure(`Not saved. ${message}`),
    );
    setShare(undefined);
    await read();
  };
  const remove = async () => {
    await removeCopy(workers);
    announce('Removed.');
    await read();
  };
  return (
    <span
      ref={box}
      tabIndex={-1}
      className={className}
      onClickCapture={({ detail }) => {
        byKey.current = detail === 0;
      }}
    >
      {view.path === OFFLINE_PATH && <SavedPages base={base} />}
      {isOutdated && (
        <span>
          <span>This page has a newer version. </span>
          <button type="button" onClick={() => location.reload()}>
            Reload
          </button>
        </span>
      )}
      {!isSaving ? (
        <CopyStatus copy={copy} save={save} remove={remove} />
      ) : (
        <span>
          <progress value={share} aria-label="Saving for offline" />
          <ChangingText>{` ${Math.floor(100 * share)}% `}</ChangingText>
          <button type="button" onClick={() => stopping.current?.abort()}>
            Cancel
          </button>
        </span>
      )}
      <span role="status">
        <ChangingText>{failure}</ChangingText>
      </span>
    </span>
  );
}

/**
 * Sends a waiting worker a message every second until it is active or another worker replaces it. Calling `skipWaiting`
 * during installation isn't enough: if the former worker receives a request at that moment, Chromium can leave the new
 * one waiting.
 */
function activateSoon(registration: ServiceWorkerRegistration): void {
  const { installing, waiting } = registration;
  if (installing)
    installing.addEventListener('statechange', () => activateSoon(registration), { once: true });
  if (!waiting) return;
  waiting.postMessage({ activate: true } satisfies Message);
  setTimeout(() => activateSoon(registration), RETRY_DELAY);
}

interface CopyStatusProps {
  copy: SavedCopy;
  save: () => void;
  remove: () => void;
}

function CopyStatus({ copy: { state, download }, save, remove }: CopyStatusProps) {
  const size = download === undefined ? '' : ` (${(download / 1e6).toFixed(1)} MB)`;
  if (state === 'none')
    return (
      size !== '' && (
        <button type="button" onClick={save}>
          <ChangingText>{`Save all for offline${size}`}</ChangingText>
        </button>
      )
    );
  return (
    <span>
      <ChangingText>
        {state === 'current' ? 'Saved for offline. ' : 'An earlier version is saved for offline. '}
      </ChangingText>
      {state === 'older' && (
        <span>
          <button type="button" onClick={save}>
            Update
          </button>{' '}
        </span>
      )}
      <button type="button" onClick={remove}>
        Remove
      </button>
    </span>
  );
}

/**
 * Determines whether the host has a newer version of what the tab displays, and has the worker store the files that it
 * needs.
 */
function useIsOutdated(base: string, view: PageView, workers: ServiceWorkerContainer) {
  /** Key of the outdated file, because a tab can display other files later. */
  const [outdated, setOutdated] = useState<string>();
  const { first } = useShell().router;
  const isDocument = 'view' in first && first.view.path === view.path;
  const displayed = storageKey(base, (isDocument ? view.path : dataPath(view.path)).slice(1));
  const onReplaced = (key: string) => {
    if (key === displayed) setOutdated(key);
  };
  const onMessage = useEffectEvent(({ data }: MessageEvent<string>) => onReplaced(data));
  const onController = useEffectEvent(() => {
    workers.controller?.postMessage({ shown: displayed } satisfies Message);
    if (workers.controller) storeLoaded(base, view);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    workers.addEventListener('message', (event) => onMessage(event), { signal });
    // The first worker hasn't seen what was loaded before; a further one means that the site has changed.
    workers.addEventListener('controllerchange', () => onController(), { signal });
    workers.startMessages();
    onController();
    return () => stop.abort();
  }, [workers]);
  return { isOutdated: outdated === displayed, onReplaced };
}

/** Loads again, through the worker, everything that isn't stored yet and leads back to this page offline. */
function storeLoaded(base: string, { path, sidebar }: PageView): void {
  const load = async (url: string, init?: RequestInit) => {
    if (!(await caches.match(url, { ignoreVary: true }))) await fetch(url, init);
  };
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((url) => url.startsWith(location.origin + base));
  files.push(storageKey(base, dataPath(path).slice(1)));
  if (sidebar !== undefined) files.push(storageKey(base, sidebarPath(sidebar).slice(1)));
  // What can't be loaded now is stored when the reader opens it again.
  void Promise.allSettled([
    load(storageKey(base, path.slice(1)), { headers: { accept: 'text/html' } }),
    ...files.map((url) => load(url)),
  ]);
}
