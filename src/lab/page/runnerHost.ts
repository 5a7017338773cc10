import { fetchFile } from '../fetchFile.ts';

/** Where a stage runs: something to see in the page, and a way to talk to it. */
export interface RunnerHost {
  port: MessagePort;
  end: () => void;
}

/**
 * @param place what the picture is put into
 * @param fail told what went wrong when the stage itself can't run
 */
export type OpenHost = (place: HTMLElement, fail: (message: string) => void) => RunnerHost;

/** Runs a stage in a worker that draws on a canvas of the page. */
export function workerHost(url: string): OpenHost {
  return (place, fail) => {
    const { port1: port, port2 } = new MessageChannel();
    const canvas = document.createElement('canvas');
    place.append(canvas);
    const worker = new Worker(url);
    worker.onerror = ({ message }) => fail(message || 'The stage could not be loaded.');
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage({ canvas: offscreen }, [offscreen, port2]);
    return {
      port,
      end: () => {
        worker.terminate();
        port.close();
        canvas.remove();
      },
    };
  };
}

/**
 * Runs what anybody may have written: the same worker within a document of an opaque origin. It has
 * a policy of its own, so that it can read nothing of the site and send nothing anywhere.
 */
export function jailHost(runnerUrl: string, jailUrl: string): OpenHost {
  return (place, fail) => {
    const { port1: port, port2 } = new MessageChannel();
    const ending = new AbortController();
    const { signal } = ending;
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.src = jailUrl;
    frame.title = 'Picture of the scene';
    // It is worked from the page that it lies in.
    frame.tabIndex = -1;
    const script = fetchFile(runnerUrl, signal).then((response) => response.text());
    const move = async () => {
      try {
        // An opaque origin has no name to send to.
        frame.contentWindow?.postMessage({ script: await script }, '*', [port2]);
      } catch (error) {
        if (!signal.aborted) fail(`The stage could not be loaded: ${error}`);
      }
    };
    addEventListener('message', ({ source }) => source === frame.contentWindow && move(), {
      signal,
    });
    place.append(frame);
    return {
      port,
      end: () => {
        ending.abort();
        port.close();
        frame.remove();
      },
    };
  };
}
