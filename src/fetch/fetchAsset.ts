import { type FetchOptions, fetchVerified, WrongFileError } from './fetchFile.ts';

/** Matches a name that contains the start of its content's hash: `runner-1f0c2d3e.js`. */
const HASHED = /-([0-9a-f]{8})\.\w+$/;

/**
 * Fetches a file whose name contains a hash, as `build/cache/cache.ts` computes it.
 * @throws like `fetchText`, and a WrongFileError if the content has another hash because it was truncated or changed in
 * transit
 */
export async function fetchAsset(url: string, options: FetchOptions = {}): Promise<string> {
  return fetchVerified(url, options, async (text) => {
    if (await matchesHashInName(url, text)) return text;
    throw new WrongFileError(`${url} is damaged`);
  });
}

async function matchesHashInName(url: string, text: string): Promise<boolean> {
  const expected = HASHED.exec(url)?.[1];
  // Without https, browsers can't compute hashes.
  if (expected === undefined || !globalThis.crypto?.subtle) return true;
  const bytes = new TextEncoder().encode(`${text.length}:${text}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const start = [...hash.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0'));
  return start.join('') === expected;
}
