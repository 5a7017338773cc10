import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { percentDecode } from '../address/address.ts';
import { isJail, JAIL_HEADERS } from './isolation.ts';

export interface ServeOptions {
  /** Folder with a built site. */
  folder: string;
  basePath: string;
  /** 0 for any free port. */
  port: number;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves a built site like a static host: `/x`, `/x/`, and `/x.html` show the same page, hashed files are
 * cached forever, all others are revalidated, and missing ones have the status 404.
 */
export async function serve({
  folder,
  basePath,
  port,
}: ServeOptions): Promise<{ url: string; server: Server }> {
  // Hosts compress small files, too, such as a logo.
  const compress = compression({ threshold: 256 }) as Middleware;
  // With "dev", files are looked up on each request, so that letter case matters as in the file system.
  const files = sirv(folder, { dev: true, etag: true, setHeaders });
  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    const page = join(folder, '404.html');
    const sendsPage = !isAsset(request.url) && existsSync(page);
    response.writeHead(404, {
      'content-type': sendsPage ? 'text/html; charset=utf-8' : 'text/plain',
    });
    response.end(sendsPage ? readFileSync(page) : 'Not Found');
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const [path] = url.split('?');
    if (basePath && (path === '/' || path === basePath)) {
      response.writeHead(302, { location: `${basePath}/` }).end();
      return;
    }
    compress(request, response, () => {
      if (!url.startsWith(`${basePath}/`) || isHidden(url)) {
        notFound(request, response);
        return;
      }
      request.url = url.slice(basePath.length);
      files(request, response, () => notFound(request, response));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return { url: `http://localhost:${actualPort}${basePath}/`, server };
}

function setHeaders(response: ServerResponse, path: string): void {
  const caching = isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('cache-control', caching);
  if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8');
  if (isJail(path))
    for (const [name, value] of Object.entries(JAIL_HEADERS)) response.setHeader(name, value);
}

/** Files and folders whose name starts with a dot. */
function isHidden(url: string): boolean {
  const [path = ''] = url.split('?');
  return percentDecode(path).includes('/.');
}

/** Files whose name changes with their content. */
function isAsset(path = ''): boolean {
  return path.startsWith('/assets/');
}
