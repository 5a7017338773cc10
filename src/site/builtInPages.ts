import { ALL_PAGES_PATH, hrefOf, NOT_FOUND_PATH, siteHref } from '../address/address.ts';
import { parseFrontmatter } from '../config/frontmatter.ts';
import { escapeHtml } from '../content/escape.ts';
import type { Page } from '../content/page.ts';
import { readingOrder, type Sidebar } from './sidebar.ts';

/** The not-found page of a site without `404.md`. */
export function notFoundPage(basePath: string): Page {
  const text = 'The page you were looking for could not be found.';
  const home = hrefOf({ path: '/' }, basePath);
  return builtInPage(NOT_FOUND_PATH, 'Page Not Found', text, [
    { text: 'Go to Home Page', href: home },
  ]);
}

/** The list that replaces search for readers without JavaScript, unless the site has its own. */
export function allPagesPage(pages: Page[], sidebars: Sidebar[], basePath: string): Page {
  // The first sidebar that lists a page gives it its title.
  const steps = readingOrder(sidebars.flatMap(({ items }) => items));
  const listed = new Set(steps.map(({ link }) => link));
  const others = pages.filter(({ path }) => !listed.has(path));
  const links = [...steps, ...others.map(({ path, title }) => ({ link: path, text: title }))].map(
    ({ link, text }) => ({ text, href: siteHref(link, basePath) }),
  );
  return builtInPage(ALL_PAGES_PATH, 'All Pages', 'Every page on this site.', links);
}

function builtInPage(
  path: string,
  title: string,
  text: string,
  links: { text: string; href: string }[],
): Page {
  const isList = links.length > 1;
  const anchors = links.map(({ text, href }) => `<a href="${href}">${escapeHtml(text)}</a>`);
  const list = isList
    ? `<ul>\n${anchors.map((anchor) => `<li>${anchor}</li>`).join('\n')}\n</ul>`
    : `<p>${anchors.join('')}</p>`;
  const lines = links.map(({ text, href }) => `${isList ? '- ' : ''}[${text}](${href})`);
  return {
    path,
    filePath: '',
    title,
    description: text,
    frontmatter: parseFrontmatter('---\nlayout: minimal\n---\n', '').frontmatter,
    html: `<h1>${title}</h1>\n<p>${text}</p>\n${list}`,
    markdown: `# ${title}\n\n${text}\n\n${lines.join('\n')}\n`,
    outline: [],
    sections: [],
    links: [],
    anchors: [],
    images: [],
  };
}
