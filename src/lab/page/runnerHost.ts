import { fetchFile } from '../fetchFile.ts';

/** Where a runner runs. It draws into the page, and talks to it through a port. */
export interface RunnerHost {
  port: MessagePort;
  end: () => void;
}

/**
 * Opens a host in an element of the page.
 * @param fail called with a message when the runner itself can't be loaded
 */
export type OpenHost = (place: HTMLElement, fail: (message: string) => void) => RunnerHost;

/** Runs the runner in a worker, which draws on a canvas of the page. */
export function workerHost(runnerUrl: string): OpenHost {
  return (place, fail) => {
    const { port1: port, port2 } = new MessageChannel();
    const canvas = document.createElement('canvas');
    place.append(canvas);
    const worker = new Worker(runnerUrl);
    worker.onerror = ({ message }) => fail(message || 'The scene runner could not be loaded.');
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
 * Runs the runner in the jail, for untrusted code: a worker in a sandboxed frame with an opaque origin and a
 * content security policy that allows no network.
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
    // Keys and pointers are handled by the page.
    frame.tabIndex = -1;
    const script = fetchFile(runnerUrl, signal).then((response) => response.text());
    const start = async () => {
      try {
        // An opaque origin can't be named as the target.
        frame.contentWindow?.postMessage({ script: await script }, '*', [port2]);
      } catch (error) {
        if (!signal.aborted) fail(`The scene runner could not be loaded: ${error}`);
      }
    };
    addEventListener('message', ({ source }) => source === frame.contentWindow && start(), {
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
