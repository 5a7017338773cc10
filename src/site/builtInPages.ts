import {
  ALL_PAGES_PATH,
  LICENSES_FILE,
  LICENSES_PATH,
  linkedPath,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  siteHref,
  toHref,
} from '../address/address.ts';
import { parseFrontmatter } from '../config/frontmatter.ts';
import type { Config, SidebarItem } from '../config/schema.ts';
import { escapeHtml, htmlLink, markdownLink } from '../content/escape.ts';
import { NO_ARTICLE, type Page } from '../content/page.ts';
import { movedStyle, stylesIn } from '../content/styles.ts';
import { findByPrefix } from './eyebrow.ts';
import { groupBy } from './groupBy.ts';
import { licenseGroups, type PackageLicense } from './licenses.ts';
import { linkTo, readingOrder, type Sidebar } from './sidebar.ts';

/** Returns the not-found page of a site without `404.md`. */
export function notFoundPage(basePath: string): Page {
  const text = 'The page you were looking for could not be found.';
  const link = ['Go to Home Page', toHref({ path: '/' }, basePath)] as const;
  return builtInPage(NOT_FOUND_PATH, 'Page Not Found', text, {
    html: `<p>${htmlLink(...link)}</p>`,
    markdown: markdownLink(...link),
  });
}

/**
 * Returns the list of all pages, which replaces search for readers without JavaScript, unless the site has its own. It
 * has a section for each kind of page, such as guides, with the groups of its sidebars.
 */
export function allPagesPage(
  pages: Page[],
  sidebars: Sidebar[],
  { basePath, search: { groups } }: Pick<Config, 'basePath' | 'search'>,
): Page {
  const steps = readingOrder(sidebars.flatMap(({ items }) => items));
  const listed = new Set(steps.map(({ link }) => linkedPath(link)));
  const others = pages.filter(({ path }) => !listed.has(path));
  const parts = [
    ...sidebars.map(({ prefix, items }) => ({ kind: findByPrefix(prefix, groups), items })),
    ...others.map((page) => {
      return { kind: findByPrefix(page.path, groups), items: [linkTo(page)] };
    }),
  ];
  const seen = new Set<string>();
  const sections = [...groupBy(parts, ({ kind }) => kind)].map(([kind, parts]) => ({
    kind,
    items: parts.flatMap(({ items }) => firstLinks(items, seen)),
  }));
  return builtInPage(ALL_PAGES_PATH, 'All Pages', 'Every page on this site.', {
    html: sections
      .map(({ kind, items }) => {
        const heading = kind === undefined ? '' : `<h2>${escapeHtml(kind)}</h2>\n`;
        return `${heading}<div${movedStyle('columns:14rem')}>${toHtmlList(items, basePath)}</div>`;
      })
      .join('\n'),
    markdown: sections
      .map(({ kind, items }) => {
        const heading = kind === undefined ? '' : `## ${kind}\n\n`;
        return heading + toMarkdownList(items, basePath);
      })
      .join('\n\n'),
  });
}

/**
 * Returns the items without external links and links to what an earlier item links to, nor groups of which nothing is
 * left.
 * @param seen links of earlier items, to which those of the result are added
 */
function firstLinks(items: SidebarItem[], seen: Set<string>): SidebarItem[] {
  return items.flatMap(({ text, link, items: children = [] }): SidebarItem[] => {
    const own = link?.startsWith('/') && seen.size < seen.add(link).size ? link : undefined;
    const below = firstLinks(children, seen);
    return own === undefined && below.length === 0 ? [] : [{ text, link: own, items: below }];
  });
}

function toHtmlList(items: SidebarItem[], basePath: string): string {
  const list = items.map(({ text, link, items: children = [] }) => {
    const label = link ? htmlLink(text, siteHref(link, basePath)) : escapeHtml(text);
    return `<li>${label}${children.length > 0 ? toHtmlList(children, basePath) : ''}</li>`;
  });
  return `<ul>\n${list.join('\n')}\n</ul>`;
}

function toMarkdownList(items: SidebarItem[], basePath: string, indent = ''): string {
  const lines = items.map(({ text, link, items: children = [] }) => {
    const label = link ? markdownLink(text, siteHref(link, basePath)) : text;
    const below =
      children.length > 0 ? `\n${toMarkdownList(children, basePath, `${indent}  `)}` : '';
    return `${indent}- ${label}${below}`;
  });
  return lines.join('\n');
}

/**
 * Returns the page with the licenses of the packages that the site's files contain, as these licenses require.
 * @param packages undefined in dev, which builds no files
 */
export function licensesPage(packages: PackageLicense[] | undefined, basePath: string): Page {
  const text = 'The software that this site sends to your browser, with its licenses.';
  const file = ['All licenses as plain text', basePath + LICENSES_FILE] as const;
  const groups = licenseGroups(packages ?? []);
  const html = groups.map(
    ({ names, license, text }) =>
      `<details><summary><strong>${escapeHtml(names)}</strong> (${escapeHtml(license)})</summary>\n<pre${movedStyle('white-space:pre-wrap;font-size:var(--size-small)')}>${escapeHtml(text)}</pre></details>`,
  );
  const markdown = groups.map(({ names, license }) => `- ${names}: ${license}`);
  const missing = 'The development server sends unbundled code: see this page in a build.';
  return builtInPage(
    LICENSES_PATH,
    'Licenses',
    text,
    packages
      ? {
          html: [...html, `<p>${htmlLink(...file)}</p>`].join('\n'),
          markdown: [...markdown, `\n${markdownLink(...file)}`].join('\n'),
        }
      : { html: `<p>${missing}</p>`, markdown: missing },
  );
}

/**
 * Returns the page that a browser shows when it can't load a page and has not stored it. The shell adds the stored
 * pages.
 */
export function offlinePage(): Page {
  const text =
    'This site can’t be reached, and this browser has not saved the page. It saves the pages that you read.';
  const page = builtInPage(OFFLINE_PATH, 'Page Not Saved', text, {
    html: '<div data-saved-pages></div>',
    markdown: '',
  });
  return { ...page, frontmatter: { ...page.frontmatter, listed: false } };
}

/**
 * Creates a page.
 * @param content what follows the title and the text
 */
function builtInPage(
  path: string,
  title: string,
  text: string,
  content: { html: string; markdown: string },
): Page {
  return {
    ...NO_ARTICLE,
    ...{ path, filePath: '', title, description: text },
    frontmatter: parseFrontmatter('---\nlayout: minimal\n---\n', '').frontmatter,
    html: `<h1>${title}</h1>\n<p>${text}</p>\n${content.html}`,
    styles: stylesIn(content.html),
    markdown: `# ${title}\n\n${text}\n\n${content.markdown}\n`,
  };
}
