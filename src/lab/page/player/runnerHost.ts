import { fetchAsset } from '../../../fetch/fetchAsset.ts';
import { trustedScriptUrl } from '../../../fetch/trusted.ts';
import type { WorkerScripts } from '../../protocol/jail.ts';
import { JAIL_SECONDS } from '../../protocol/limits.ts';

/** Where a runner runs. It draws into the page, and talks to it through a port. */
export interface RunnerHost {
  port: MessagePort;
  end: () => void;
}

interface HostEvents {
  /** Called when the runner's script is there. From then on, a runner that is silent has a problem. */
  onLoaded: () => void;
  /** Called with a message when the runner itself can't be loaded. */
  onFailed: (message: string) => void;
}

/** Opens a host in an element of the page. */
export type OpenHost = (place: HTMLElement, events: HostEvents) => RunnerHost;

const NO_RUNNER = 'The scene runner could not be loaded.';
const RUNNER_STOPPED = 'The scene runner stopped with an error. Press Reset to start it again.';
const NO_JAIL =
  'The frame that runs code could not be loaded. Press Reset to try again. If that does not help, a browser extension or a header of the site (X-Frame-Options: DENY) blocks it.';

/** Runs the site's own code in a worker, which draws on a canvas of the page. */
export function workerHost(runnerUrl: string): OpenHost {
  return (place, { onLoaded, onFailed }) => {
    const { port1: port, port2 } = new MessageChannel();
    const ending = new AbortController();
    const { signal } = ending;
    const canvas = document.createElement('canvas');
    place.append(canvas);
    const offscreen = canvas.transferControlToOffscreen();
    const fail = (message: string, error: unknown) => {
      if (signal.aborted) return;
      console.warn(message, error);
      onFailed(message);
    };
    const start = () => {
      if (signal.aborted) return;
      const worker = new Worker(trustedScriptUrl(runnerUrl));
      signal.addEventListener('abort', () => worker.terminate());
      worker.onerror = ({ message }) => {
        // Browsers give a message for an error of the script, and none for a script that can't be loaded.
        fail(message === undefined ? NO_RUNNER : RUNNER_STOPPED, message);
      };
      worker.postMessage({ canvas: offscreen }, [offscreen, port2]);
      onLoaded();
    };
    // A worker doesn't say why its script is missing, nor that it never arrives. It has it from the cache.
    fetchAsset(runnerUrl, { signal })
      .then(start)
      .catch((error) => fail(NO_RUNNER, error));
    return {
      port,
      end: () => {
        ending.abort();
        port.close();
        canvas.remove();
      },
    };
  };
}

/**
 * Runs the runner in the jail, for untrusted code: workers in a sandboxed frame with an opaque origin and a
 * content security policy that allows no network.
 * @param jail the address of the jail's document, or its HTML
 * @param loadScripts called for each host
 */
export function jailHost(
  jail: { src: string } | { srcdoc: string },
  loadScripts: (signal: AbortSignal) => Promise<WorkerScripts>,
): OpenHost {
  return (place, { onLoaded, onFailed }) => {
    const { port1: port, port2 } = new MessageChannel();
    const ending = new AbortController();
    const { signal } = ending;
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    Object.assign(frame, jail);
    frame.title = 'Picture of the scene';
    // Keys and pointers are handled by the page.
    frame.tabIndex = -1;
    const scripts = loadScripts(signal);
    // A frame that is blocked reports neither an error nor, in every browser, that it has loaded.
    const waiting = setTimeout(() => onFailed(NO_JAIL), 1000 * JAIL_SECONDS);
    const start = async () => {
      clearTimeout(waiting);
      try {
        const loaded = await scripts;
        if (signal.aborted) return;
        // An opaque origin can't be named as the target.
        frame.contentWindow?.postMessage(loaded, '*', [port2]);
        onLoaded();
      } catch (error) {
        if (signal.aborted) return;
        console.warn(NO_RUNNER, error);
        onFailed(NO_RUNNER);
      }
    };
    // Reported when the frame is ready for them.
    scripts.catch(() => undefined);
    addEventListener('message', ({ source }) => source === frame.contentWindow && start(), {
      signal,
    });
    place.append(frame);
    return {
      port,
      end: () => {
        ending.abort();
        clearTimeout(waiting);
        port.close();
        frame.remove();
      },
    };
  };
}
