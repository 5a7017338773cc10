import { siteHref } from '../address/address.ts';
import { pictureVariants } from '../config/pictures.ts';
import type { Config } from '../config/schema.ts';
import { escapeHtml } from '../content/escape.ts';

const SIZE = 56;

/** Returns the site's icon as HTML, to show above the title of a page that has nothing else to show. */
export function siteMarkHtml({ iconUrl, basePath }: Pick<Config, 'iconUrl' | 'basePath'>): string {
  if (iconUrl === undefined) return '';
  const pictures = Object.entries(pictureVariants(iconUrl)).map(([theme, url]) => {
    const variant = theme && ` data-theme="${theme}"`;
    return `<img src="${escapeHtml(siteHref(url, basePath))}" alt="" width="${SIZE}" height="${SIZE}"${variant}>`;
  });
  return `<p>${pictures.join('')}</p>\n`;
}
