import { FileError } from '../../../fetch/fetchFile.ts';
import { toItemHash } from '../code/itemLink.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import { type SharedCode, toHash } from '../code/share.ts';
import { fetchSiteCode, isSiteKey } from './siteCode.ts';

/**
 * Returns the hash of the shortest link to code: one that names the scene or example that the code was made from, or
 * one that contains the code itself. Samples are never named, because their names change with their text.
 * @param original the code before the reader edited it
 * @throws when the code is too large
 */
export async function toShortestHash(
  code: SharedCode,
  { key, origin = key }: Pick<OriginalCode, 'key' | 'origin'>,
  basePath: string,
): Promise<string> {
  const full = await toHash(code);
  const named = isSiteKey(origin) ? await nameOrigin(code, origin, basePath) : undefined;
  return named !== undefined && named.length < full.length ? named : full;
}

async function nameOrigin(code: SharedCode, origin: string, basePath: string) {
  try {
    return await toItemHash(await fetchSiteCode(origin, basePath), code);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // The site no longer has it, or the reader is offline.
    console.warn('The original of the code could not be loaded, so the link is longer.', error);
    return undefined;
  }
}
