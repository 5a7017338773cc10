import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { percentDecode } from '../address/address.ts';
import type { Config } from '../config/schema.ts';

/** Maximum size of an inlined logo, in bytes. Every page contains it, so a larger file is better fetched once. */
const INLINE_LIMIT = 2048;

/**
 * Returns the addresses of a site's logo. Small SVG files become `data:` addresses, which need no request, so the logo
 * is there with the first paint.
 * @param folder path of `public/`
 * @param files paths of the files in it: `/icon.svg`
 */
export async function inlineLogo(
  logoUrl: Config['logoUrl'],
  folder: string,
  files: readonly string[],
): Promise<Config['logoUrl']> {
  const inline = async (address: string) => {
    const file = percentDecode(address);
    // The link check reports a missing file.
    if (!/\.svg$/i.test(file) || !files.includes(file)) return address;
    const content = await readFile(join(folder, file));
    return content.length <= INLINE_LIMIT ? svgAddress(content.toString()) : address;
  };
  if (logoUrl === undefined) return undefined;
  if (typeof logoUrl === 'string') return inline(logoUrl);
  const [light, dark] = await Promise.all([inline(logoUrl.light), inline(logoUrl.dark)]);
  return { light, dark };
}

/** Escapes only the characters that an address can't contain, because that compresses better than Base64. */
function svgAddress(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  return `data:image/svg+xml,${text.replace(/[%#"<>]/g, encodeURIComponent)}`;
}
