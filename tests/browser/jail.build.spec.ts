import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { jailDocument } from '../../src/build/app/isolation.ts';
import { JAIL_HEADERS } from '../../src/build/hosts/rules.ts';

// Any site can frame the jail's document and send it a script, so the document itself decides whether
// it runs the script: only with an opaque origin, and only for a page of the origin that serves it.

const REFUSED = 'no worker';
/** Value of `self.origin` when the origin is opaque. */
const OPAQUE = 'null';

const servers: Server[] = [];
/** Origin of a host that serves the jail, with and without headers. */
let site: string;
/** Another origin, because the port differs. */
let otherSite: string;

test.beforeAll(async () => {
  const jail = await jailDocument();
  site = await serve({
    '/': { body: '<!doctype html>' },
    '/plain.html': { body: jail },
    '/with-headers.html': { body: jail, headers: JAIL_HEADERS },
  });
  otherSite = await serve({ '/': { body: '<!doctype html>' } });
});

test.afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const HOSTS = [
  {
    name: 'a host without headers',
    path: '/plain.html',
    own: { sandboxed: OPAQUE, unsandboxed: REFUSED },
  },
  {
    name: 'a host with the headers of the README',
    path: '/with-headers.html',
    // The header makes the origin opaque even where the frame doesn't.
    own: { sandboxed: OPAQUE, unsandboxed: OPAQUE },
  },
];

for (const { name, path, own } of HOSTS) {
  test(`on ${name}, the jail runs scripts only for its own site and with an opaque origin`, async ({
    page,
  }) => {
    await watchWorkers(page);
    const frameBothWays = async () => ({
      sandboxed: await runIn(page, site + path, { isSandboxed: true }),
      unsandboxed: await runIn(page, site + path, { isSandboxed: false }),
    });
    await page.goto(site);
    expect(await frameBothWays()).toEqual(own);
    await page.goto(otherSite);
    expect(await frameBothWays()).toEqual({ sandboxed: REFUSED, unsandboxed: REFUSED });
  });
}

/** Makes every document count its workers, and report the count in response to the message "how many?". */
async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let count = 0;
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        count++;
      }
    };
    addEventListener('message', ({ data, source }) => {
      if (data === 'how many?') source?.postMessage(count, { targetOrigin: '*' });
    });
  });
}

/**
 * Frames a document as an attacker would, and sends it a script with a port.
 * @returns the origin in which the script ran, or REFUSED
 */
async function runIn(
  page: Page,
  url: string,
  { isSandboxed }: { isSandboxed: boolean },
): Promise<string> {
  const frame = await page.evaluateHandle(
    async ({ url, isSandboxed }) => {
      const frame = document.createElement('iframe');
      if (isSandboxed) frame.sandbox.add('allow-scripts');
      frame.src = url;
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.replaceChildren(frame);
      await loaded;
      return frame;
    },
    { url, isSandboxed },
  );
  const content = await frame.asElement()?.contentFrame();
  // A sandboxed frame has its own process, so its address can arrive after its load event.
  await expect.poll(() => content?.url()).toMatch(/^(http|chrome-error):/);
  // The browser shows its own page when a header forbids framing.
  if (content?.url() !== url) return REFUSED;
  return frame.evaluate(async (frame, refused) => {
    const { port1, port2 } = new MessageChannel();
    const origin = new Promise<string>((done) => {
      port1.onmessage = ({ data }) => done(data);
    });
    const runner = 'onmessage = ({ ports: [port] }) => port.postMessage(self.origin);';
    const gate =
      'onmessage = ({ ports: [page, runner] }) => { runner.onmessage = ({ data }) => page.postMessage(data); };';
    frame.contentWindow?.postMessage({ runner, gate }, '*', [port2]);
    // Messages arrive in order: the count comes after the script has or has not been started.
    const count = new Promise<number>((done) => {
      addEventListener('message', ({ data }) => typeof data === 'number' && done(data));
    });
    frame.contentWindow?.postMessage('how many?', '*');
    return (await count) === 0 ? refused : origin;
  }, REFUSED);
}

/** Starts a server for a few HTML documents. */
async function serve(
  documents: Record<string, { body: string; headers?: Record<string, string> }>,
): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const { body = '', headers = {} } = documents[url] ?? {};
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
