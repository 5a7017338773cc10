import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jailHost, type RunnerHost } from './runnerHost.ts';

const SCRIPTS = { runner: '/runner.js', gate: '/gate.js' };

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
  host = jailHost(SCRIPTS, '/jail.html')(document.createElement('div'), {
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

/** The frame reports that it is ready. */
function report(): void {
  const { contentWindow: source } = document.createElement('iframe');
  dispatchEvent(Object.assign(new Event('message'), { source, data: 'ready' }));
}

it('says after 5 seconds that the frame could not be loaded, and what to do', () => {
  vi.advanceTimersByTime(4900);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(log).toEqual([
    expect.stringMatching(/could not be loaded\. Press Reset.*X-Frame-Options/),
  ]);
});

it('sends both scripts to a frame that is ready', async () => {
  report();
  await vi.waitFor(() => expect(log).toEqual(['loaded']));
  expect(received).toEqual([{ runner: 'script of /runner.js', gate: 'script of /gate.js' }]);
  vi.advanceTimersByTime(60_000);
  expect(log).toEqual(['loaded']);
});

it('says nothing after its end', () => {
  host.end();
  report();
  vi.advanceTimersByTime(60_000);
  expect(log).toEqual([]);
});
