import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROJECT, type Served, serveSite } from './server.ts';

/** The sites that tests visit, by name. */
export const SITES = {
  /** The Planck.js documentation. */
  docs: 'docs',
  /** The site that uses every setting. */
  kitchen: 'tests/fixtures/kitchen-sink',
  /** The site that is always dark. */
  oneTheme: 'tests/fixtures/one-theme',
  /** The site with pages about symbols. */
  reference: 'tests/fixtures/reference',
};

export type SiteName = keyof typeof SITES;
/** Whether a site is built and served, or served by the dev server. */
export type Mode = 'build' | 'dev';

/** Environment variable with the address where workers request sites. */
const SITES_SERVER = 'SITES_SERVER';

/**
 * Playwright's global setup: serves each site once for all workers, from the first request for it, and
 * stops all of them at the end.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  const served = new Map<string, Promise<Served>>();
  const server = createServer(async ({ url = '' }, response) => {
    const [, mode, name] = url.split('/') as [string, Mode, SiteName];
    const site = served.get(url) ?? serve(mode, name);
    served.set(url, site);
    try {
      response.end((await site).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[SITES_SERVER] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    // A site that failed to start has nothing to stop; its test reports why.
    const results = await Promise.allSettled(served.values());
    await Promise.all(
      results.map((result) => result.status === 'fulfilled' && result.value.stop()),
    );
  };
}

function serve(mode: Mode, name: SiteName): Promise<Served> {
  const root = join(PROJECT, SITES[name]);
  if (mode === 'dev') return serveSite('dev', root);
  return serveSite('start', root, { out: join(PROJECT, 'tests/.work/served', name) });
}

/**
 * Returns the address of a site, without a slash at the end.
 * @throws when it can't be served, with what its command line printed
 */
export async function fetchAddress(mode: Mode, name: SiteName): Promise<string> {
  // Not fetch, which times out after five minutes: on a busy machine a build can take longer.
  const request = get(`${process.env[SITES_SERVER]}/${mode}/${name}`);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(body);
  return body;
}
