import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv, { type Options as SirvOptions } from 'sirv';
import { cleanPath, NOT_FOUND_PATH, percentDecode } from '../../address/address.ts';
import { isMalformed, RouteError, type RouteStatus } from '../../shell/data/routeError.ts';
import { findHeaders, type HeaderRule, type Headers, headersOfMissing } from '../hosts/rules.ts';

/** Where a server listens. */
export interface ServeOptions {
  basePath: string;
  /** Name or address to listen on; by default only this machine can connect. */
  host?: string;
  /** Port to listen on; 0 for any free port. */
  port: number;
}

/** What a server sends. */
export interface Content {
  /** The headers of the files. */
  rules: HeaderRule[];
  /** Sends the file with a decoded path below the base path, or calls `next` if there is none. */
  send: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    next: () => void,
  ) => void;
  /** Returns the page for missing files; undefined if there is none. */
  notFoundPage: () => string | Buffer | undefined;
}

const THIS_MACHINE = '127.0.0.1';
/** Addresses that messages print as "localhost". */
const LOCAL_ADDRESSES = [THIS_MACHINE, '0.0.0.0', '::', '::1'];
/** Methods that static hosts allow. */
const METHODS = ['GET', 'HEAD'];

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the folder of a built site. */
export function serveFolder({
  folder,
  rules,
  ...options
}: ServeOptions & { folder: string; rules: HeaderRule[] }): ReturnType<typeof serve> {
  const content = folderContent(folder, rules);
  return serve(() => content, options);
}

/** Returns the content of a built site, in which `/x`, `/x/`, and `/x.html` show the same page. */
export function folderContent(folder: string, rules: HeaderRule[]): Content {
  const page = join(folder, '404.html');
  return {
    rules,
    send: fileSender(folder, {
      setHeaders: (response, path) => {
        setHeaders(response, findHeaders(rules, path));
        if (path.endsWith('.md'))
          response.setHeader('content-type', 'text/markdown; charset=utf-8');
      },
    }),
    notFoundPage: () => (existsSync(page) ? readFileSync(page) : undefined),
  };
}

/**
 * Serves a site like a static host: files get the headers of their rules, and missing files have status 404, as does
 * the not-found page itself. A malformed path has status 400, and a method that would change something 405.
 * @param content returns what a request gets
 */
export async function serve(
  content: () => Content,
  { basePath, host = THIS_MACHINE, port }: ServeOptions,
): Promise<{ url: string; server: Server }> {
  // Hosts compress small files as well, such as a logo.
  const compress = compression({ threshold: 256 }) as Middleware;
  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    const { rules, notFoundPage } = content();
    const page = isAsset(request.url) ? undefined : notFoundPage();
    // The headers of the path are already set.
    response.removeHeader('cache-control');
    setHeaders(response, headersOfMissing(rules));
    response.writeHead(404, { 'content-type': page ? 'text/html; charset=utf-8' : 'text/plain' });
    response.end(page ?? 'Not Found');
  };
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const [path = ''] = url.split('?');
    const refuse = (status: RouteStatus, headers: Headers = {}) => {
      setHeaders(response, { ...headersOfMissing(content().rules), ...headers });
      response.writeHead(status, { 'content-type': 'text/plain' });
      response.end(new RouteError(status, path).message);
    };
    if (!METHODS.includes(method)) return refuse(405, { Allow: METHODS.join(', ') });
    if (isMalformed(path)) return refuse(400);
    if (basePath && (path === '/' || path === basePath)) {
      response.writeHead(302, { location: `${basePath}/` }).end();
      return;
    }
    compress(request, response, () => {
      if (!url.startsWith(`${basePath}/`) || isHidden(url)) return notFound(request, response);
      request.url = url.slice(basePath.length);
      const name = percentDecode(path.slice(basePath.length));
      if (cleanPath(name) === NOT_FOUND_PATH) return notFound(request, response);
      content().send(request, response, name, () => notFound(request, response));
    });
  });
  await listen(server, port, host);
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  const name = LOCAL_ADDRESSES.includes(host) ? 'localhost' : host;
  return { url: `http://${name}:${actualPort}${basePath}/`, server };
}

/** Returns a function that sends a file of a folder by its decoded path, or calls `next` if there is none. */
export function fileSender(folder: string, options?: Pick<SirvOptions, 'setHeaders'>) {
  // With "dev", sirv looks up files on each request, so that letter case matters as in the file system.
  const send = sirv(folder, { dev: true, etag: true, ...options });
  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    next: () => void,
  ): void => {
    // sirv reads the path from this property. Its own decoding skips some characters, such as "#".
    const pathname = path.replaceAll('%', '%25');
    Object.assign(request, { _parsedUrl: { pathname, raw: request.url } });
    send(request, response, next);
  };
}

/**
 * Checks, before a site is built, that it can be served.
 * @throws if the address and port can't be listened on, for example because another program uses them
 */
export async function checkPort(port: number, host = THIS_MACHINE): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Sets the headers that a response doesn't have yet. */
export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Returns whether a file or folder name starts with a dot, except for those with information for other programs. */
function isHidden(url: string): boolean {
  const [path = ''] = url.split('?');
  return /\/\.(?!well-known\/)/.test(percentDecode(path));
}

/** Returns whether a file's name changes with its content. */
function isAsset(path = ''): boolean {
  return path.startsWith('/assets/');
}
