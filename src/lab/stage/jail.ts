/*
 * The script of the jail's page: an empty document of an opaque origin, whose policy lets nothing
 * out and nothing in. Its page sends it the stage's script and a port, once.
 */
const listening = new AbortController();
addEventListener(
  'message',
  ({ data, source, ports: [port] }: MessageEvent<{ script: string }>) => {
    if (source !== parent || !port) return;
    listening.abort();
    const canvas = document.querySelector('canvas')?.transferControlToOffscreen();
    if (!canvas) return;
    const script = new Blob([data.script], { type: 'text/javascript' });
    new Worker(URL.createObjectURL(script)).postMessage({ canvas }, [canvas, port]);
  },
  { signal: listening.signal },
);
parent.postMessage('ready', '*');
