import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request for a file. A slow one calls `pause` between its pieces. */
export type Fault = (
  file: Buffer,
  response: ServerResponse,
  url: string,
  pause: () => Promise<void>,
) => void;

const NOT_KEPT = 'no-store';
const JAIL = /\/jail-\w+\.html$/;
/** Headers that depend on the proxy's own connection. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Serves a site as it is, except for faulty files, which are not cached unless a fault is.
 * @param faulty matches their addresses
 */
export async function startProxy(site: string, faulty = JAIL, pause = () => Promise.resolve()) {
  let fault: Fault | undefined;
  let caching = NOT_KEPT;
  let onRequest = (): void => undefined;
  const server = createServer(async ({ url = '', headers: { accept = '' } }, response) => {
    const requestFile = async () => {
      const answer = await fetch(new URL(url, site), { headers: { accept } });
      return { answer, content: await answer.arrayBuffer() };
    };
    // A test can have replaced the host; a connection to the previous one then fails once.
    const answered = await requestFile()
      .catch(requestFile)
      .catch(() => undefined);
    if (!answered) return response.destroy();
    const { answer, content } = answered;
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!OWN_HEADERS.includes(name)) response.setHeader(name, value);
    const file = Buffer.from(content);
    if (!faulty.test(url)) return response.end(file);
    response.setHeader('cache-control', caching);
    onRequest();
    return fault ? fault(file, response, url, pause) : response.end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Address of the site, without a slash at its end. */
    url: `http://localhost:${port}${new URL(site).pathname.replace(/\/$/, '')}`,
    /**
     * Resolves when the next faulty file is requested.
     * @param isKept whether browsers keep the answer, as they do with assets
     */
    setFault: (next: Fault | undefined, isKept = false) => {
      fault = next;
      caching = isKept ? 'public, max-age=31536000, immutable' : NOT_KEPT;
      return {
        requested: new Promise<void>((resolve) => {
          onRequest = resolve;
        }),
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What another build has under the same name. */
const CHANGED: Record<string, string> = { js: '/* empty */', css: '', json: '{}' };

/** Faults of a file on its way from the host to the page, by name. */
export const FAULTS = {
  'not there': (_file, response) => response.writeHead(404).end('Not found'),
  'an error of the host': (_file, response) => response.writeHead(500).end(),
  'a page': (_file, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Log in</h1>'),
  'cut off': (file, response) => response.end(file.subarray(0, file.length / 2)),
  'of another build': (_file, response, url) =>
    response.end(CHANGED[url.slice(url.lastIndexOf('.') + 1)]),
  blocked: (_file, response) => response.destroy(),
  'never there': () => undefined,
  slow: sendSlowly,
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

async function sendSlowly(
  file: Buffer,
  response: ServerResponse,
  _url: string,
  pause: () => Promise<void>,
): Promise<void> {
  const pieces = 6;
  for (let piece = 0; piece < pieces; piece++) {
    const [start, end] = [piece, piece + 1].map((at) => Math.floor((at * file.length) / pieces));
    await pause();
    if (response.destroyed) return;
    response.write(file.subarray(start, end));
  }
  response.end();
}
