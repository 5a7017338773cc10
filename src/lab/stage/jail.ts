/*
 * The script of the jail: an empty document whose policy lets nothing in and nothing out. Its page
 * sends it the stage's script and a port, once. Any site can open this document in any way, so it
 * works only where the code that it runs can do no harm: with an opaque origin, and for a page of the
 * site that it was served from.
 */

// `self.origin` is the origin that the browser gave the document, `location.origin` that of its address.
if (self.origin !== 'null')
  throw new Error(
    `${location.href} runs no code with the origin ${self.origin}: frame it with sandbox="allow-scripts" and without allow-same-origin.`,
  );

const listening = new AbortController();
addEventListener(
  'message',
  ({ data, origin, source, ports: [port] }: MessageEvent<{ script: string }>) => {
    if (source !== parent || origin !== location.origin || !port) return;
    listening.abort();
    const canvas = document.querySelector('canvas')?.transferControlToOffscreen();
    if (!canvas) return;
    const script = new Blob([data.script], { type: 'text/javascript' });
    new Worker(URL.createObjectURL(script)).postMessage({ canvas }, [canvas, port]);
  },
  { signal: listening.signal },
);
parent.postMessage('ready', location.origin);
