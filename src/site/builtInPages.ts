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
import { escapeHtml, markdownLink } from '../content/escape.ts';
import type { Page } from '../content/page.ts';
import { movedStyle, stylesIn } from '../content/styles.ts';
import { licenseGroups, type PackageLicense, packageNames } from './licenses.ts';
import { readingOrder, type Sidebar } from './sidebar.ts';

/** Returns the not-found page of a site without `404.md`. */
export function notFoundPage(basePath: string): Page {
  const text = 'The page you were looking for could not be found.';
  const home = toHref({ path: '/' }, basePath);
  const link = { text: 'Go to Home Page', href: home };
  return builtInPage(NOT_FOUND_PATH, 'Page Not Found', text, {
    html: `<p>${toAnchor(link)}</p>`,
    markdown: toMarkdownLink(link),
  });
}

/** Returns the list of all pages, which replaces search for readers without JavaScript, unless the site has its own. */
export function allPagesPage(pages: Page[], sidebars: Sidebar[], basePath: string): Page {
  // The title of a page comes from the first sidebar that lists it.
  const steps = readingOrder(sidebars.flatMap(({ items }) => items));
  const listed = new Set(steps.map(({ link }) => linkedPath(link)));
  const others = pages.filter(({ path }) => !listed.has(path));
  const links = [
    ...steps.map(({ link, text }) => ({ text, href: siteHref(link, basePath) })),
    ...others.map(({ path, title }) => ({ text: title, href: toHref({ path }, basePath) })),
  ];
  return builtInPage(ALL_PAGES_PATH, 'All Pages', 'Every page on this site.', {
    html: `<ul>\n${links.map((link) => `<li>${toAnchor(link)}</li>`).join('\n')}\n</ul>`,
    markdown: links.map((link) => `- ${toMarkdownLink(link)}`).join('\n'),
  });
}

/**
 * Returns the page with the licenses of the packages that the site's files contain, as these licenses require.
 * @param packages undefined in dev, which builds no files
 */
export function licensesPage(packages: PackageLicense[] | undefined, basePath: string): Page {
  const text = 'The software that this site sends to your browser, with its licenses.';
  const file = { text: 'All licenses as plain text', href: basePath + LICENSES_FILE };
  const groups = licenseGroups(packages ?? []);
  const html = groups.map(
    (group) =>
      `<details><summary><strong>${escapeHtml(packageNames(group))}</strong> (${escapeHtml(group.license)})</summary>\n<pre${movedStyle('white-space:pre-wrap;font-size:var(--size-small)')}>${escapeHtml(group.text)}</pre></details>`,
  );
  const markdown = groups.map((group) => `- ${packageNames(group)}: ${group.license}`);
  const missing = 'The development server sends unbundled code: see this page in a build.';
  return builtInPage(
    LICENSES_PATH,
    'Licenses',
    text,
    packages
      ? {
          html: [...html, `<p>${toAnchor(file)}</p>`].join('\n'),
          markdown: [...markdown, `\n${toMarkdownLink(file)}`].join('\n'),
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

interface PageLink {
  text: string;
  href: string;
}

function toAnchor({ text, href }: PageLink): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

function toMarkdownLink({ text, href }: PageLink): string {
  return markdownLink(text, href);
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
    path,
    filePath: '',
    title,
    description: text,
    frontmatter: parseFrontmatter('---\nlayout: minimal\n---\n', '').frontmatter,
    html: `<h1>${title}</h1>\n<p>${text}</p>\n${content.html}`,
    styles: stylesIn(content.html),
    markdown: `# ${title}\n\n${text}\n\n${content.markdown}\n`,
    outline: [],
    sections: [],
    links: [],
    anchors: [],
    images: [],
  };
}
