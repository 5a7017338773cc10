import { NOT_FOUND_PATH } from '../../address/address.ts';
import { INLINE_DATA_ID, type InlineData } from '../data/firstView.ts';
import { withoutRedirect } from './renew.ts';
import { isAsset } from './savedFiles.ts';
import { hashFile } from './storage.ts';

/** Truncated hashes of the files that a build wrote, by path below the base path. */
export type HashPrefixes = Readonly<Record<string, string>>;

/**
 * Returns a response that can be stored; undefined for errors, and for content that isn't the file.
 * @param path below the base path
 */
export async function toStorable(
  response: Response,
  path: string,
  hashes: HashPrefixes,
): Promise<Response | undefined> {
  if (response.status !== 200 || response.type !== 'basic') return undefined;
  if (!(await isGenuine(response.clone(), path, hashes))) return undefined;
  return withoutRedirect(response);
}

/** Returns whether a response can be the file, because hosts can send any page with status 200. */
async function isGenuine(response: Response, path: string, hashes: HashPrefixes): Promise<boolean> {
  if (path in hashes) return !(await isAltered(response, path, hashes));
  // The asset belongs to another build, whose hashes aren't available.
  if (isAsset(path)) return false;
  if (!response.headers.get('Content-Type')?.includes('html')) return true;
  const displayed = readPagePath(await response.text());
  // Some hosts send the home page for missing ones. Other pages can have several addresses.
  return (
    displayed !== undefined && displayed !== NOT_FOUND_PATH && (displayed === '/') === (path === '')
  );
}

/** Returns whether a response differs from the file that the build wrote, if its hash is available. */
export async function isAltered(
  response: Response,
  path: string,
  hashes: HashPrefixes,
): Promise<boolean> {
  const hash = hashes[path];
  return hash !== undefined && !(await hashFile(response.clone())).startsWith(hash);
}

/** Returns the path of the page in a document; undefined if it isn't a page of the site. */
function readPagePath(html: string): string | undefined {
  const inline = INLINE_DATA.exec(html)?.[1];
  return inline === undefined ? undefined : (JSON.parse(inline) as InlineData).view.path;
}

/** Searched with a regular expression, because workers have no HTML parser. */
const INLINE_DATA = new RegExp(` id="${INLINE_DATA_ID}">([^<]*)<`);
