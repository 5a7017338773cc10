/**
 * Maximum time without a byte before a request fails, in seconds. On slow phone networks, pauses of 2 seconds are
 * common.
 */
export const STALL_SECONDS = 10;

/**
 * Reports a file of the site that could not be loaded, or that has the wrong content. The message is for the console.
 */
export class FileError extends Error {}

/** Reports that the host, or the browser's cache, sent something other than the file. */
export class WrongFileError extends FileError {}

export interface FetchOptions extends Pick<RequestInit, 'cache'> {
  signal?: AbortSignal;
  /** Replaces the browser's own function. */
  fetch?: typeof fetch;
}

/**
 * Fetches a text of the site, however slowly it arrives.
 * @throws FileError if there is an error or no byte for STALL_SECONDS, WrongFileError for a page instead of the file,
 * and whatever `signal` was aborted with
 */
export async function fetchText(url: string, options: FetchOptions = {}): Promise<string> {
  const { cache, signal, fetch = globalThis.fetch } = options;
  const stalling = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForByte = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalling.abort(), 1000 * STALL_SECONDS);
  };
  waitForByte();
  try {
    const { signal: stalled } = stalling;
    const response = await fetch(url, {
      cache,
      signal: signal ? AbortSignal.any([signal, stalled]) : stalled,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    if (type.includes('html')) throw new WrongFileError(`${url}: the host sent a page instead`);
    return response.body ? await readText(response.body, waitForByte) : '';
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof WrongFileError) throw error;
    const reason = stalling.signal.aborted ? `no byte for ${STALL_SECONDS} seconds` : error;
    throw new FileError(`${url} could not be loaded. ${reason}`);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads UTF-8 text piece by piece. If a new `Response` read a transformed stream, Firefox would log each abort as an
 * error, even if it is caught.
 */
async function readText(body: ReadableStream<Uint8Array>, onPiece: () => void): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    onPiece();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Fetches a text of the site. If it is wrong, fetches it again from the host, because browsers can keep a wrong file
 * for a year.
 * @param read returns what the text contains, or throws a WrongFileError
 * @throws like `fetchText` and `read`
 */
export async function fetchVerified<T>(
  url: string,
  options: FetchOptions,
  read: (text: string) => T | Promise<T>,
): Promise<T> {
  try {
    return await read(await fetchText(url, options));
  } catch (error) {
    if (!(error instanceof WrongFileError)) throw error;
    return read(await fetchText(url, { ...options, cache: 'reload' }));
  }
}

/**
 * Fetches a JSON object of the site.
 * @param keys required properties
 * @throws like `fetchText`, and for anything but such an object
 */
export async function fetchJson<T extends object>(
  url: string,
  keys: (keyof T & string)[],
  options: FetchOptions = {},
): Promise<T> {
  return fetchVerified(url, options, (text) => readJson<T>(url, text, keys));
}

/** Reads a JSON object of the site that was fetched from `url`, like `fetchJson`. */
export function readJson<T extends object>(
  url: string,
  text: string,
  keys: (keyof T & string)[],
): T {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !keys.every((key) => key in value))
    throw new WrongFileError(`${url} is damaged, or belongs to another version of the site`);
  return value as T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The file was truncated, or isn't JSON at all.
    return undefined;
  }
}
