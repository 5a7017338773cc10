/*
 * The script of the jail, an empty document whose content security policy allows no network. The page
 * sends it the scripts of the runner and its gate, and a port, once. Any site can frame this document in any way,
 * so it only works where the code can do no harm: with an opaque origin, and for a page of the same site. A saved
 * file contains the document, and puts it into `srcdoc`.
 */

/** The scripts of the workers that run code which the site hasn't written. */
export interface WorkerScripts {
  runner: string;
  gate: string;
}

// `self.origin` is the document's actual origin, `location.origin` the one in its URL.
if (self.origin !== 'null')
  throw new Error(
    `${location.href} does not run code with the origin ${self.origin}: frame it with sandbox="allow-scripts" and without allow-same-origin.`,
  );

// Only its own page can write a document into `srcdoc`, and that page could write any other one.
const isInPage = location.href === 'about:srcdoc';
const page = isInPage ? '*' : location.origin;

const startWorker = (script: string) =>
  new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));

const listening = new AbortController();
addEventListener(
  'message',
  ({ data, origin, source, ports: [port] }: MessageEvent<WorkerScripts>) => {
    if (source !== parent || !(isInPage || origin === page) || !port) return;
    listening.abort();
    const canvas = document.querySelector('canvas')?.transferControlToOffscreen();
    if (!canvas) return;
    const { port1, port2 } = new MessageChannel();
    // Reports of the runner pass through the gate on their way to the page.
    startWorker(data.gate).postMessage(undefined, [port, port1]);
    startWorker(data.runner).postMessage({ canvas }, [canvas, port2]);
  },
  { signal: listening.signal },
);
parent.postMessage('ready', page);
