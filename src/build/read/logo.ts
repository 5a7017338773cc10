import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { percentDecode } from '../../address/address.ts';
import { pictureVariants } from '../../config/pictures.ts';
import type { Problem } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import { displayPath } from '../terminal/displayPath.ts';

/** Maximum size of an inlined logo, in bytes. Every page contains it, so a larger file is better fetched once. */
const INLINE_LIMIT = 2048;

/**
 * Returns the addresses of a site's logo. Small SVG files become `data:` addresses, which need no request, so the first
 * paint includes the logo.
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
    if (!isSvg(file) || !files.includes(file)) return address;
    const content = await readFile(join(folder, file));
    return content.length <= INLINE_LIMIT ? svgAddress(content.toString()) : address;
  };
  if (logoUrl === undefined) return undefined;
  if (typeof logoUrl === 'string') return inline(logoUrl);
  const [light, dark] = await Promise.all([inline(logoUrl.light), inline(logoUrl.dark)]);
  return { light, dark };
}

/** Reports logos and icons in `public/` whose names end with `.svg` although they aren't drawings. */
export async function logoProblems(
  { logoUrl, iconUrl }: Pick<Config, 'logoUrl' | 'iconUrl'>,
  folder: string,
  files: readonly string[],
): Promise<Problem[]> {
  const addresses = [logoUrl, iconUrl].flatMap((url) => Object.values(pictureVariants(url)));
  const names = new Set(addresses.map(percentDecode));
  const checked = files
    .filter((name) => names.has(name) && isSvg(name))
    .map(async (name) => {
      const file = join(folder, name);
      return /<svg[\s>]/i.test(await readFile(file, 'utf8')) ? [] : [notDrawable(file)];
    });
  return (await Promise.all(checked)).flat();
}

/** Returns the problem of a logo or an icon that no browser could show. */
export function notDrawable(file: string, reason?: string): Problem {
  return {
    file: displayPath(file),
    message: `the logo or icon isn't a picture${reason === undefined ? '' : `: ${reason}`}`,
    fix: 'save it as SVG or PNG again',
  };
}

function isSvg(file: string): boolean {
  return /\.svg$/i.test(file);
}

/** Escapes only the characters that an address can't contain, because that compresses better than Base64. */
function svgAddress(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ');
  return `data:image/svg+xml,${text.replace(/[%#"<>]/g, encodeURIComponent)}`;
}
