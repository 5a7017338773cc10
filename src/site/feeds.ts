import { sidecarPath, toHref } from '../address/address.ts';
import { escapeHtml, markdownLink } from '../content/escape.ts';
import { pageUrl } from './head.ts';
import { isListed } from './listed.ts';
import { inReadingOrder } from './sidebar.ts';
import type { Site } from './site.ts';

/** Creates the files for crawlers and language models, by their path below the base path. */
export function feedFiles(site: Site): Map<string, () => string> {
  const files = new Map([
    ['/robots.txt', () => robots(site)],
    ['/llms.txt', () => llms(site)],
  ]);
  return site.config.baseUrl === undefined ? files : files.set('/sitemap.xml', () => sitemap(site));
}

/** Prints the sitemap (https://www.sitemaps.org/protocol.html). Dates are included only for pages that have one. */
function sitemap(site: Site): string {
  const urls = site.pages.filter(isListed).map(({ path, lastUpdatedAt }) => {
    const lastmod =
      lastUpdatedAt === undefined
        ? ''
        : `<lastmod>${new Date(lastUpdatedAt).toISOString()}</lastmod>`;
    return `  <url><loc>${escapeHtml(pageUrl(site.config, path) ?? '')}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

function robots({ config }: Site): string {
  const map = pageUrl(config, '/sitemap.xml');
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`;
}

/** Prints llms.txt (https://llmstxt.org): the pages in reading order, each with its Markdown twin. */
function llms(site: Site): string {
  const { config, sidebars } = site;
  const lines = inReadingOrder(site.pages.filter(isListed), sidebars).map((page) => {
    const href =
      (config.baseUrl ?? '') + toHref({ path: sidecarPath(page.path, 'md') }, config.basePath);
    return `- ${markdownLink(page.title, href)}${page.description ? `: ${page.description}` : ''}`;
  });
  const summary = config.description ? `> ${config.description}\n\n` : '';
  return `# ${config.title}\n\n${summary}## Pages\n\n${lines.join('\n')}\n`;
}
