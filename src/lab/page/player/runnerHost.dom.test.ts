import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/waitFor.ts';
import { jailHost, type RunnerHost, workerHost } from './runnerHost.ts';

const SCRIPTS = { runner: 'script of the runner', gate: 'script of the gate' };

let log: string[];
/** What the frame has received. */
let received: unknown[];
let host: RunnerHost;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [log, received] = [[], []];
  const frame = { postMessage: (message: unknown) => received.push(message) };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame as never);
  vi.stubGlobal('fetch', async (url: string) => new Response(`script of ${url}`));
  // Not in the document, so that the frame doesn't load.
  host = jailHost({ src: '/jail.html' }, async () => SCRIPTS)(document.createElement('div'), {
    onLoaded: () => log.push('loaded'),
    onFailed: (message) => log.push(message),
  });
});
afterEach(() => {
  host.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Reports from the frame that it is ready. */
function report(): void {
  const { contentWindow: source } = document.createElement('iframe');
  dispatchEvent(Object.assign(new Event('message'), { source, data: 'ready' }));
}

it('says after 10 seconds that the frame could not be loaded, and what to do', () => {
  vi.advanceTimersByTime(9900);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(log).toEqual([
    expect.stringMatching(/could not be loaded\. Press Reset.*X-Frame-Options/),
  ]);
});

it('sends both scripts to a frame that is ready', async () => {
  report();
  await waitFor(() => expect(log).toEqual(['loaded']));
  expect(received).toEqual([SCRIPTS]);
  vi.advanceTimersByTime(60_000);
  expect(log).toEqual(['loaded']);
});

it('says nothing after its end', () => {
  host.end();
  report();
  vi.advanceTimersByTime(60_000);
  expect(log).toEqual([]);
});

it('tells an error of a running worker from a script that cannot be loaded', async () => {
  const workers: FakeWorker[] = [];
  class FakeWorker {
    onerror?: (event: Event) => void;
    constructor() {
      workers.push(this);
    }
    postMessage = vi.fn();
    terminate = vi.fn();
  }
  vi.stubGlobal('Worker', FakeWorker);
  HTMLCanvasElement.prototype.transferControlToOffscreen ??= () => ({}) as OffscreenCanvas;
  const messages: string[] = [];
  const running = workerHost('/runner.js')(document.createElement('div'), {
    onLoaded: () => messages.push('loaded'),
    onFailed: (message) => messages.push(message),
  });
  await waitFor(() => expect(messages).toEqual(['loaded']));
  workers[0]?.onerror?.(new Event('error'));
  workers[0]?.onerror?.(Object.assign(new Event('error'), { message: 'x is undefined' }));
  running.end();
  expect(messages.slice(1)).toEqual([
    'The scene runner could not be loaded.',
    'The scene runner stopped with an error. Press Reset to start it again.',
  ]);
});
