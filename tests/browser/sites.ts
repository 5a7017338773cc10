import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ENGINE, type Served, serveSite } from './server.ts';

/** The sites that tests visit, by name. */
export const SITES = {
  /** The Planck.js documentation. */
  docs: 'docs',
  /** The site that uses every setting. */
  kitchen: 'tests/fixtures/kitchen-sink',
  /** The site that is dark for everybody. */
  oneTheme: 'tests/fixtures/one-theme',
  /** The site with pages about symbols. */
  reference: 'tests/fixtures/reference',
};

export type SiteName = keyof typeof SITES;
/** What a site is served by. */
export type Mode = 'build' | 'dev';

/** Where workers ask for sites. */
const ASK_AT = 'SITES_ASK_AT';

/**
 * Playwright's global setup: serves each site once for all workers, from the first time that one
 * asks for it, and stops all of them at the end.
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
  process.env[ASK_AT] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    // One that never came has nothing to stop; its test has told why.
    const results = await Promise.allSettled(served.values());
    await Promise.all(results.map((one) => one.status === 'fulfilled' && one.value.stop()));
  };
}

function serve(mode: Mode, name: SiteName): Promise<Served> {
  const root = join(ENGINE, SITES[name]);
  if (mode === 'dev') return serveSite('dev', root);
  return serveSite('start', root, { out: join(ENGINE, 'tests/.work/served', name) });
}

/**
 * The address of a site, without a slash at the end.
 * @throws when it can't be served, with what its command line printed
 */
export async function addressOf(mode: Mode, name: SiteName): Promise<string> {
  // Not fetch, which gives up after five minutes: on a busy machine a build can take longer.
  const asking = get(`${process.env[ASK_AT]}/${mode}/${name}`);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(answer);
  return answer;
}
