import { NOT_FOUND_PATH } from '../../address/address.ts';
import { INLINE_DATA_ID, type InlineData } from '../data/firstView.ts';
import { isAsset } from './files.ts';
import { hashOf } from './fill.ts';

/** The hashes of files that a build wrote, by path below the base path, without their last characters. */
export type KnownHashes = Readonly<Record<string, string>>;

/**
 * Returns a response that can be stored, or undefined: errors aren't kept, nor what isn't the file, and a browser
 * refuses to show a page whose stored response was redirected.
 * @param path below the base path
 */
export async function storable(
  response: Response,
  path: string,
  hashes: KnownHashes,
): Promise<Response | undefined> {
  if (response.status !== 200 || response.type !== 'basic') return undefined;
  if (!(await isGenuine(response.clone(), path, hashes))) return undefined;
  if (!response.redirected) return response;
  const { body, status, headers } = response;
  return new Response(body, { status, headers });
}

/** Whether a response can be the file: hosts can send any page with the status 200. */
async function isGenuine(response: Response, path: string, hashes: KnownHashes): Promise<boolean> {
  if (path in hashes) return !(await isWrong(response, path, hashes));
  // Of another build, whose hashes aren't known.
  if (isAsset(path)) return false;
  if (!response.headers.get('Content-Type')?.includes('html')) return true;
  const shown = viewIn(await response.text())?.path;
  // Some hosts send the home page for missing ones. Other pages can have several addresses.
  return shown !== undefined && shown !== NOT_FOUND_PATH && (shown === '/') === (path === '');
}

/** Whether a response isn't the file that the build wrote, as far as its hash is known. */
export async function isWrong(
  response: Response,
  path: string,
  hashes: KnownHashes,
): Promise<boolean> {
  const hash = hashes[path];
  if (hash === undefined) return false;
  return !(await hashOf(await response.clone().arrayBuffer())).startsWith(hash);
}

/** What a document says about its page; undefined if it isn't a page of the site. */
export function viewIn(html: string): InlineData['view'] | undefined {
  const inline = INLINE_DATA.exec(html)?.[1];
  return inline === undefined ? undefined : (JSON.parse(inline) as InlineData).view;
}

/** The text is searched: parsing the document would apply the policy of this page to its styles, and report them. */
const INLINE_DATA = new RegExp(` id="${INLINE_DATA_ID}">([^<]*)<`);
