import type { HashPrefixes } from './storable.ts';

/** Constant that the build writes before the code of its service worker. */
export interface WorkerBuild {
  id: string;
  /** Names of the files needed by the page that replaces missing ones. */
  shell: string[];
  /** Hashes of all assets, and of HTML files that aren't pages. */
  hashes: HashPrefixes;
}

/**
 * A message from a page to the service worker. In the other direction, the worker sends pages the keys of files that
 * the host has replaced.
 */
export type Message =
  /** Key of the file that the tab displays. */
  | { shown: string }
  /** Removes all stored files but those needed offline. The sent port receives a message when this is done. */
  | { remove: true }
  /** Tells a worker that is installed and waiting to become active. */
  | { activate: true };

export interface Tab {
  id: string;
  postMessage: (message: string) => void;
}

/** An event of a service worker, with the members of all types below. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  /** Set for `fetch`. */
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  /** Set for `message`. */
  data: Message;
  source: Tab;
  ports: readonly MessagePort[];
}

/** Global scope of a service worker, whose types TypeScript can't load together with those of a page. */
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
