import type { KnownHashes } from './storable.ts';

/** What the build writes before the code of its service worker. */
export interface WorkerBuild {
  id: string;
  /** Names of the files that the page for missing pages needs. */
  shell: string[];
  /** Of all assets, and of HTML that is no page. */
  hashes: KnownHashes;
}

/** A message from a page to the service worker. The worker sends pages the keys of files that the host has replaced. */
export type Message =
  /** The key of the file that the tab shows. */
  | { shown: string }
  /** The cache was removed. */
  | { restore: true }
  /** Tells a worker that is installed and waiting to become active. */
  | { activate: true };

export interface Tab {
  id: string;
  postMessage: (message: string) => void;
}

/** An event of a service worker, with what those of the types below have. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  /** Of `fetch`. */
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  /** Of `message`. */
  data: Message;
  source: Tab;
}

/** The global scope of a service worker, whose types TypeScript can't load next to those of a page. */
export interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<Tab[]>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate' | 'fetch' | 'message',
    listener: (event: WorkerEvent) => void,
  ) => void;
}
