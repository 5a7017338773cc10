import { useEffect, useMemo, useRef, useState } from 'react';
import { OFFLINE_PATH } from '../../address/address.ts';
import { ChangingText } from '../../article/ChangingText.tsx';
import type { InlineData } from '../data/firstView.ts';
import { siteCaches } from './caches.ts';
import { type Copy, readCopy, removeCopy, saveAll } from './copy.ts';
import type { LoadedDocument, Message } from './protocol.ts';
import { showSavedPages } from './savedPages.ts';

/** Milliseconds between two messages to a waiting worker. */
const RETRY_DELAY = 1000;

export interface OfflineStatusProps {
  basePath: string;
  /** Path of the page that is shown. */
  path: string;
  /** The browser's service workers, one of which is ready. */
  workers: ServiceWorkerContainer;
  className?: string;
}

/** What of the site this browser has saved, and buttons to change it. */
export function OfflineStatus({ basePath, path, workers, className }: OfflineStatusProps) {
  const site = useMemo(() => siteCaches(`${basePath}/`), [basePath]);
  const [copy, setCopy] = useState<Copy>();
  /** The share that is saved, while it is being saved. */
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const stopping = useRef<AbortController>(undefined);
  const isOld = useIsOld(workers);

  const read = async () => setCopy(await readCopy(site));
  useEffect(() => {
    workers.ready.then(async (registration) => {
      await read();
      // Browsers look for a new worker only some time after a page has loaded.
      await registration.update().catch(console.warn);
      activateSoon(registration);
    });
  }, [site, workers]);
  useEffect(() => {
    if (path === OFFLINE_PATH) showSavedPages(site, document);
  }, [site, path]);
  if (!copy) return null;

  const save = async () => {
    stopping.current = new AbortController();
    setFailure('');
    setShare(0);
    await saveAll(site, setShare, stopping.current.signal).catch(({ message }) =>
      setFailure(`Not saved. ${message}`),
    );
    setShare(undefined);
    await read();
  };
  const remove = async () => {
    await removeCopy(site, workers);
    await read();
  };
  return (
    <span className={className}>
      {isOld && (
        <span>
          <span>This page has a newer version. </span>
          <button type="button" onClick={() => location.reload()}>
            Reload
          </button>
        </span>
      )}
      {share === undefined ? (
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
 * Sends a waiting worker a message every second until it is active or another worker replaces it. Calling
 * `skipWaiting` during installation isn't enough: if the former worker receives a request at that moment, Chromium
 * can leave the new one waiting.
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
  copy: Copy;
  save: () => void;
  remove: () => void;
}

function CopyStatus({ copy: { state, download }, save, remove }: CopyStatusProps) {
  const size = download === undefined ? '' : ` (${(download / 1e6).toFixed(1)} MB)`;
  if (state === 'none' && size === '') return null;
  if (state === 'none')
    return (
      <button type="button" onClick={save}>
        <ChangingText>{`Save all for offline${size}`}</ChangingText>
      </button>
    );
  return (
    <span>
      <ChangingText>
        {state === 'current' ? 'Saved for offline. ' : 'An earlier version is saved for offline. '}
      </ChangingText>
      {state === 'older' && size !== '' && (
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

function loadedDocument(): LoadedDocument {
  // Not by its id, whose module would become a file of the first view.
  const data = document.querySelector('body > [type="application/json"]')?.textContent ?? '';
  const { app = '' } = document.querySelector<HTMLElement>('body > [data-app]')?.dataset ?? {};
  return { path: (JSON.parse(data) as InlineData).view.path, parts: [data, app] };
}

/** Reports what the page has loaded, and returns whether the host has a newer version of it. */
function useIsOld(workers: ServiceWorkerContainer): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const report = () => {
      const { controller } = workers;
      // Until it is active, it doesn't know which tabs were open before it.
      if (controller?.state !== 'activated') return;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const message: Message = { loaded: [location.href, ...files], document: loadedDocument() };
      controller.postMessage(message);
    };
    const onMessage = () => setOld(true);
    workers.addEventListener('message', onMessage);
    // The first worker has not seen what was loaded before; another one comes when the site has changed.
    const onController = () => {
      report();
      workers.controller?.addEventListener('statechange', report);
    };
    workers.addEventListener('controllerchange', onController);
    workers.startMessages();
    onController();
    return () => {
      workers.removeEventListener('message', onMessage);
      workers.removeEventListener('controllerchange', onController);
    };
  }, [workers]);
  return isOld;
}
