/*
 * The script of the jail, an empty document whose content security policy allows no network. The page
 * sends it the scripts of the runner and its gate, and a port, once. Any site can frame this document in any way,
 * so it only works where the code can do no harm: with an opaque origin, and for a page of the same site.
 */
import { startWorkers, type WorkerScripts } from './startWorkers.ts';

// `self.origin` is the document's actual origin, `location.origin` the one in its URL.
if (self.origin !== 'null')
  throw new Error(
    `${location.href} does not run code with the origin ${self.origin}: frame it with sandbox="allow-scripts" and without allow-same-origin.`,
  );

const urlOf = (script: string) =>
  URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));

const listening = new AbortController();
addEventListener(
  'message',
  ({ data, origin, source, ports: [port] }: MessageEvent<WorkerScripts>) => {
    if (source !== parent || origin !== location.origin || !port) return;
    listening.abort();
    const canvas = document.querySelector('canvas')?.transferControlToOffscreen();
    if (canvas) startWorkers({ runner: urlOf(data.runner), gate: urlOf(data.gate) }, canvas, port);
  },
  { signal: listening.signal },
);
parent.postMessage('ready', location.origin);
