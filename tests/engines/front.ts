import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where `page/recorder.ts` posts what the page complains about. */
const COMPLAINTS_PATH = '/complaints';
const FONTS = 'https://fonts.googleapis.com/';
const FONTS_PATH = '/fonts/';

/** The network between the browser and the sites, which fails on demand in every engine alike. */
export interface Network {
  /** Whether requests are answered; when not, connections are closed. */
  isOnline: boolean;
  /** Responses with an error status, and what the recorder in the page posted. */
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
 * @param script runs first in every page; may be empty
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
      // Browsers ask for it on their own where a site names no icon.
      response.writeHead(204).end();
    } else if (request.url?.startsWith(FONTS_PATH)) {
      response.setHeader('content-type', 'text/css').end();
    } else {
      const status = await forward(request, response, origin, script);
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
): Promise<number> {
  const { method, headers } = request;
  const asked = send(new URL(request.url ?? '/', origin), {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status = 500, headers: answered } = answer;
  if (/^text\/html/.test(answered['content-type'] ?? '')) {
    const html = (await text(answer)).replaceAll(FONTS, FONTS_PATH);
    const { 'content-length': _, ...others } = answered;
    response.writeHead(status, others).end(withScript(html, script));
  } else {
    response.writeHead(status, answered);
    answer.pipe(response);
  }
  return status;
}

function withScript(html: string, script: string): string {
  return script === '' ? html : html.replace('<head>', `<head><script>${script}</script>`);
}
