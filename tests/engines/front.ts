import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** Where `page/recorder.ts` posts the page's errors and warnings. */
const COMPLAINTS_PATH = '/complaints';
const FONTS = 'https://fonts.googleapis.com/';
const FONTS_PATH = '/fonts/';

/** The network between the browser and the sites, which can fail on demand. */
export interface Network {
  /** Whether requests get responses; otherwise, connections are closed. */
  isOnline: boolean;
  /** Suffix of an address: the next response to it stops after its first byte, and this becomes undefined. */
  stalled?: string;
  /** Responses with an error status, and messages of the recorder in the page. */
  complaints: string[];
}

/** A server between the browser and a site. */
export interface Front {
  /** Address of the site with its base path, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a server in front of a site.
 * @param site address of the site with its base path
 * @param script runs first in every page; can be empty
 */
export async function serveFront(site: string, script: string, network: Network): Promise<Front> {
  const { origin, pathname } = new URL(site);
  const server = createServer(async (request, response) => {
    if (!network.isOnline) {
      request.socket.destroy();
    } else if (request.url === COMPLAINTS_PATH) {
      network.complaints.push(await text(request));
      response.end();
    } else if (request.url === '/favicon.ico') {
      // Browsers request it if a site has no icon.
      response.writeHead(204).end();
    } else if (request.url?.startsWith(FONTS_PATH)) {
      response.setHeader('content-type', 'text/css').end();
    } else {
      const status = await forward(request, response, origin, script, network);
      if (status >= 400) network.complaints.push(`${request.url} ${status}`);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${pathname.replace(/\/$/, '')}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Passes a request on and returns the status of the response. Fonts of other hosts become local ones. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  script: string,
  network: Network,
): Promise<number> {
  const { method, headers } = request;
  const forwarded = send(new URL(request.url ?? '/', origin), {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  forwarded.end();
  const [original] = (await once(forwarded, 'response')) as [IncomingMessage];
  const { statusCode: status = 500, headers: originalHeaders } = original;
  if (/^text\/html/.test(originalHeaders['content-type'] ?? '')) {
    const html = (await text(original)).replaceAll(FONTS, FONTS_PATH);
    const { 'content-length': _, ...others } = originalHeaders;
    // The script precedes the policy in the document, but not the one in the header.
    if (script !== '') delete others['content-security-policy'];
    response.writeHead(status, others).end(withScript(html, script));
  } else if (network.stalled && request.url?.endsWith(network.stalled)) {
    const [first] = await buffer(original);
    response.writeHead(status, originalHeaders).write(Buffer.of(first ?? 0));
    network.stalled = undefined;
  } else {
    response.writeHead(status, originalHeaders);
    original.pipe(response);
  }
  return status;
}

function withScript(html: string, script: string): string {
  return script === '' ? html : html.replace('<head>', `<head><script>${script}</script>`);
}
