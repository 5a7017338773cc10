import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request for the jail's document. */
export type Fault = (html: string, response: ServerResponse) => void;

const JAIL = /\/jail-\w+\.html$/;

/** Serves a site as it is, except for the document of its jail, which is never cached. */
export async function startProxy(site: string) {
  let fault: Fault | undefined;
  const server = createServer(async ({ url = '', headers: { accept = '' } }, response) => {
    const answer = await fetch(new URL(url, site), { headers: { accept } });
    const type = answer.headers.get('content-type') ?? '';
    response.statusCode = answer.status;
    response.setHeader('content-type', type);
    if (!JAIL.test(url)) return response.end(Buffer.from(await answer.arrayBuffer()));
    response.setHeader('cache-control', 'no-store');
    const html = await answer.text();
    return fault ? fault(html, response) : response.end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Address of the site, without a slash at its end. */
    url: `http://localhost:${port}${new URL(site).pathname.replace(/\/$/, '')}`,
    setFault: (next: Fault | undefined) => {
      fault = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
