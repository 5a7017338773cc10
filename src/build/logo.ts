import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { percentDecode } from '../address/address.ts';
import type { Config } from '../config/schema.ts';

/** In bytes. Every page contains the logo, and a larger file is better fetched once. */
const INLINE_LIMIT = 2048;

/**
 * Returns the addresses of a site's logo, with small SVG files of `public/` as `data:` addresses:
 * they are there with the first paint, and need no request.
 * @param folder path of `public/`
 */
export async function readLogo(
  logoUrl: Config['logoUrl'],
  folder: string,
): Promise<Config['logoUrl']> {
  if (logoUrl === undefined) return undefined;
  if (typeof logoUrl === 'string') return inlined(logoUrl, folder);
  const [light, dark] = await Promise.all([
    inlined(logoUrl.light, folder),
    inlined(logoUrl.dark, folder),
  ]);
  return { light, dark };
}

async function inlined(address: string, folder: string): Promise<string> {
  if (!/^\/(?!\/).*\.svg$/i.test(address)) return address;
  const path = join(folder, percentDecode(address));
  // The check of the config's links reports a missing file.
  const content = await readFile(path).catch(() => undefined);
  return content && content.length <= INLINE_LIMIT ? svgAddress(content.toString()) : address;
}

/** Leaves what an address can contain as it is, because that compresses better than Base64. */
function svgAddress(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  return `data:image/svg+xml,${text.replace(/[%#"<>]/g, encodeURIComponent)}`;
}
