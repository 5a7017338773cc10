import { fetchAsset } from '../../../fetch/fetchAsset.ts';
import { trustedScriptUrl } from '../../../fetch/trusted.ts';
import type { WorkerScripts } from '../../protocol/jail.ts';
import { JAIL_SECONDS } from '../../protocol/limits.ts';

/** The environment of a runner, which draws into the page and communicates with it through a port. */
export interface RunnerHost {
  port: MessagePort;
  end: () => void;
}

interface HostEvents {
  /** Called when the runner's script is loaded. From then on, a silent runner has a problem. */
  onLoaded: () => void;
  /** Called with a message when the runner itself can't be loaded. */
  onFailed: (message: string) => void;
}

/** Opens a host in an element of the page. */
export type OpenHost = (container: HTMLElement, events: HostEvents) => RunnerHost;

/** The hosts for trusted and untrusted code. */
export interface RunnerHosts {
  trusted: OpenHost;
  untrusted: OpenHost;
  /** Loads the script of a runner's tools. */
  tools: () => Promise<string>;
}

interface Opening {
  /** The port to hand over to the runner. */
  runnerPort: MessagePort;
  /** Aborted when the host ends. */
  signal: AbortSignal;
  fail: (message: string, error?: unknown) => void;
}

const NO_RUNNER = 'The scene runner could not be loaded.';
const RUNNER_STOPPED = 'The scene runner stopped with an error. Press Reset to start it again.';
const NO_JAIL =
  'The frame that runs code could not be loaded. Press Reset to try again. Browser extensions and X-Frame-Options can block it.';

/** Runs the site's own code in a worker, which draws on a canvas of the page. */
export function workerHost(runnerUrl: string): OpenHost {
  return (container, events) => {
    const canvas = document.createElement('canvas');
    return openHost(container, events, canvas, async ({ runnerPort, signal, fail }) => {
      const offscreen = canvas.transferControlToOffscreen();
      // A worker doesn't report why its script is missing, or that it never arrives. It finds it in the cache.
      await fetchAsset(runnerUrl, { signal });
      signal.throwIfAborted();
      const worker = new Worker(trustedScriptUrl(runnerUrl));
      signal.addEventListener('abort', () => worker.terminate());
      worker.onerror = ({ message }) => {
        // Browsers report a message for an error in the script, and none for a script that can't be loaded.
        fail(message === undefined ? NO_RUNNER : RUNNER_STOPPED, message);
      };
      worker.postMessage({ canvas: offscreen }, [offscreen, runnerPort]);
    });
  };
}

/**
 * Runs the runner in the jail, for untrusted code: workers in a sandboxed frame with an opaque origin and a
 * content security policy that allows no network.
 * @param jail the URL of the jail's document, or its HTML
 * @param loadScripts called for each host
 */
export function jailHost(
  jail: { src: string } | { srcdoc: string },
  loadScripts: (signal: AbortSignal) => Promise<WorkerScripts>,
): OpenHost {
  return (container, events) => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    // The page handles keys and pointers.
    Object.assign(frame, jail, { title: 'Picture of the scene', tabIndex: -1 });
    return openHost(container, events, frame, async ({ runnerPort, signal, fail }) => {
      // A frame that is blocked reports neither an error nor, in every browser, that it has loaded.
      const waiting = setTimeout(() => fail(NO_JAIL), 1000 * JAIL_SECONDS);
      signal.addEventListener('abort', () => clearTimeout(waiting));
      const isReady = new Promise<void>((resolve) => {
        const onMessage = ({ source }: MessageEvent) =>
          source === frame.contentWindow && resolve(clearTimeout(waiting));
        addEventListener('message', onMessage, { signal });
      });
      const [scripts] = await Promise.all([loadScripts(signal), isReady]);
      // An opaque origin can't be the target.
      frame.contentWindow?.postMessage(scripts, '*', [runnerPort]);
    });
  };
}

/** @param start resolves when the runner's script is loaded */
function openHost(
  container: HTMLElement,
  { onLoaded, onFailed }: HostEvents,
  element: HTMLElement,
  start: (opening: Opening) => Promise<void>,
): RunnerHost {
  const { port1: port, port2: runnerPort } = new MessageChannel();
  const ending = new AbortController();
  const { signal } = ending;
  const fail = (message: string, error?: unknown) => {
    if (signal.aborted) return;
    console.warn(message, error);
    onFailed(message);
  };
  const open = async () => {
    await start({ runnerPort, signal, fail });
    if (!signal.aborted) onLoaded();
  };
  open().catch((error) => fail(NO_RUNNER, error));
  container.append(element);
  return {
    port,
    end: () => {
      ending.abort();
      port.close();
      element.remove();
    },
  };
}
