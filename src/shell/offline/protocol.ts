import type { KnownHashes } from './storable.ts';

/** What the build writes before the code of its service worker. */
export interface WorkerBuild {
  id: string;
  /** Names of the files that the page for missing pages needs. */
  shell: string[];
  /** Of all assets, and of HTML that is no page. */
  hashes: KnownHashes;
}

/** A message from a page to the service worker. */
export type Message =
  /**
   * The address of the page, and then of everything that it has loaded, with what its document contains. The worker
   * replies with `true` if the host has another version of the document.
   */
  | { loaded: string[]; document: LoadedDocument }
  /** The caches were removed. */
  | { restore: true }
  /** Tells a worker that is installed and waiting to become active. */
  | { activate: true };

export interface Tab {
  id: string;
  postMessage: (message: unknown) => void;
}

export interface LoadedDocument {
  /** Path of the page that the tab has opened, before links within the site. */
  path: string;
  /** Parts of its HTML that differ between builds: its data, and the address of the app. */
  parts: string[];
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: ExtendableEvent & {
    request: Request;
    respondWith: (response: Promise<Response>) => void;
  };
  message: ExtendableEvent & { data: unknown; source: Tab | null };
}

/** The global scope of a service worker, whose types TypeScript can't load next to those of a page. */
export interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Tab[]>;
    claim: () => Promise<void>;
    get: (id: string) => Promise<Tab | undefined>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}
