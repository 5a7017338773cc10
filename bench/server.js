import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { PROJECT_FOLDER } from '../src/build/cache/bundle.js';

/**
 * Builds a site and serves it.
 * @param {string} root
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess }>} its address, with a slash at the end
 */
export async function startServer(root) {
  const out = join(PROJECT_FOLDER, 'tests/.work/bench-site');
  const command = [join(PROJECT_FOLDER, 'src/build/run.js'), 'start', '--root', root, '--out', out];
  const child = spawn(process.execPath, command, { env: { ...process.env, PORT: '0' } });
  let printed = '';
  for (;;) {
    const [data] = await once(child.stdout, 'data');
    printed += data;
    const url = /Ready: (\S+)/.exec(printed)?.[1];
    if (url && /^Done in/m.test(printed)) return { url, child };
  }
}

/**
 * Serves a folder compressed, as usual hosts do.
 * @param {string} folder
 * @returns {Promise<{ url: string, bytesSent: () => number, stop: () => void }>} its address, without a slash at
 *   the end, and what it has sent so far, with headers
 */
export async function serveFolder(folder) {
  const compress = compression();
  const serve = sirv(folder);
  const server = createServer((request, response) => {
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () =>
      serve(request, response, () => void response.writeHead(404).end()),
    );
  });
  /** @type {import('node:net').Socket[]} */
  const connections = [];
  server.on('connection', (socket) => connections.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    bytesSent: () => connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    stop: () => server.close(),
  };
}
