import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host whose site is deployed again and again, each time with new names for all assets. */
export interface Deploys {
  /** Address of the site, without a slash at its end. */
  url: string;
  deploy: () => void;
  close: () => void;
}

const TEXT = /javascript|json|css|html/;
/** Headers that depend on the host's own connection. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'transfer-encoding'];
const KEPT_DEPLOYS = 3;

/**
 * Serves a built site. The assets of deploy 2 are named like `start-1f0c2d3e.d2.js`.
 * @param keepsAssets whether assets of the last deploys stay (`deploy/keep-assets.js`)
 */
export async function startDeploys(
  site: string,
  { keepsAssets }: { keepsAssets: boolean },
): Promise<Deploys> {
  const base = new URL(site).pathname.replace(/\/$/, '');
  const getJson = async (path: string) => (await fetch(site + path)).json();
  const { files } = (await getJson('/assets/manifest.json')) as { files: Record<string, string> };
  const { version } = (await getJson('/world.json')) as { version: string };
  const stems = Object.keys(files)
    .filter((name) => /^assets\/.*-[\w-]{8}\./.test(name))
    .map((name) => name.slice('assets/'.length, name.lastIndexOf('.')));
  const names = new RegExp(`(${stems.join('|')})\\.`, 'g');
  let current = 0;

  const server = createServer(async ({ url = '', headers: { accept = '' } }, response) => {
    const [, deploy] = /\.d(\d+)\.\w+$/.exec(url) ?? [];
    const isAsset = stems.some((stem) => url.includes(stem));
    const requested = deploy === undefined && !isAsset ? current : Number(deploy ?? 0);
    if (requested !== current && !(keepsAssets && requested >= current - KEPT_DEPLOYS))
      return response.writeHead(404).end('Not Found');
    const original = url.replace(/\.d\d+(\.\w+)$/, '$1');
    const answer = await fetch(new URL(original, site), { headers: { accept } });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!OWN_HEADERS.includes(name)) response.setHeader(name, value);
    const isText = TEXT.test(answer.headers.get('content-type') ?? '');
    if (requested === 0 || !isText) return response.end(Buffer.from(await answer.arrayBuffer()));
    const text = await answer.text();
    const renamed = text
      .replace(names, `$1.d${requested}.`)
      .replaceAll(`"version":"${version}"`, `"version":"${version}-${requested}"`);
    // The policy allows the style element by its hash, and the address of the font in it has changed.
    response.end(renamed.replaceAll(hashStyle(text), hashStyle(renamed)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}`,
    deploy: () => {
      current++;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the hash of a document's style element; of an empty one for other files. */
function hashStyle(text: string): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
  return createHash('sha256').update(style).digest('base64');
}
