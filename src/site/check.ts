import { closest } from 'fastest-levenshtein';
import { PLAYGROUND_PATH } from '../address/address.ts';
import { didYouMean } from '../config/nearest.ts';
import { PLACEHOLDER, pictureVariants } from '../config/pictures.ts';
import type { Problem } from '../config/problem.ts';
import { referencePath } from '../config/referencePath.ts';
import type { Config, GlossaryTerm, SidebarItem } from '../config/schema.ts';
import type { Page, Section } from '../content/page.ts';
import { resolveLink } from '../content/paths.ts';
import type { Snippet, Snippets } from '../content/snippet.ts';
import { termPattern } from '../content/termLinks.ts';
import { createSidebars } from './sidebar.ts';

/** Everything that a link can lead to. */
export interface Targets {
  routes: Map<string, Page>;
  files: Set<string>;
  /** Paths of files next to pages that aren't pages. Only pictures among them are published. */
  unpublished?: ReadonlySet<string>;
}

/** Returns a problem for each link of a page to a missing page, file, or anchor. */
export function checkPageLinks(page: Page, file: string, targets: Targets): Problem[] {
  return page.links.flatMap(({ href, path, hash, line }) => {
    const problem = checkTarget(path, hash, targets);
    return problem ? [{ file, line, message: `${problem.what} ${href}`, fix: problem.fix }] : [];
  });
}

/** Returns a problem for each missing page, anchor, or picture that the config names. */
export function checkConfigLinks(
  config: Config,
  snippets: Snippets,
  file: string,
  targets: Targets,
): Problem[] {
  const blocked = Object.entries(snippets).flatMap(
    ([where, snippet]: [string, Snippet | undefined]) =>
      (snippet?.problems ?? []).map(({ message, fix }) => {
        return { file, message: `${where}: ${message}`, fix };
      }),
  );
  const dead = linksOfConfig(config, snippets).flatMap(({ where, link, path, hash }) => {
    const problem = checkTarget(path, hash, targets);
    if (!problem) return [];
    return [{ file, message: `${where}: ${problem.what} ${link}`, fix: problem.fix }];
  });
  return [...blocked, ...dead];
}

/** Returns a problem for each showpiece that isn't a scene. */
export function checkShowpieces(
  showpieces: string[],
  scenes: { id: string }[],
  file: string,
): Problem[] {
  const ids = scenes.map(({ id }) => id);
  return showpieces
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      file,
      message: `showpieces: no scene "${id}"`,
      fix: didYouMean(id, ids, `create scenes/${id}.ts, or remove it`),
    }));
}

/** Returns the links in the config to pages and files of the site. */
function linksOfConfig(config: Config, { banner, outlineFooter }: Snippets) {
  const bars = config.topNav.flatMap((item) => ('items' in item ? item.items : [item]));
  const sidebars = config.sidebar === undefined ? [] : createSidebars(config.sidebar, []);
  const reference = referencePath(config);
  const links: Record<string, string[]> = {
    topNav: bars.map(({ link }) => link),
    sidebar: sidebars.flatMap(({ items }) => collectLinks(items)),
    socials: config.socials.map(({ link }) => link),
    banner: banner?.links.map(({ href }) => href) ?? [],
    outlineFooter: outlineFooter?.links.map(({ href }) => href) ?? [],
    logoUrl: Object.values(pictureVariants(config.logoUrl)),
    iconUrl: Object.values(pictureVariants(config.iconUrl)),
    appIcons: Object.values(config.appIcons ?? {}),
    ogImageUrl: previewPictures(config),
    'head.scripts': config.head.scripts,
    terms: config.terms.map(({ link }) => link),
    'search.popular': config.search.popular,
    'library.reference': reference === undefined ? [] : [reference],
  };
  return Object.entries(links).flatMap(([where, list]) =>
    list.flatMap((link) => {
      const target = resolveLink(link, '');
      return target.kind === 'external' ? [] : [{ where, link, ...target }];
    }),
  );
}

/** Returns the pictures of link previews that are the same for all their pages. */
function previewPictures({ ogImageUrl = {} }: Config): string[] {
  const urls = typeof ogImageUrl === 'string' ? [ogImageUrl] : Object.values(ogImageUrl);
  return urls.filter((url) => url.search(PLACEHOLDER) < 0);
}

function collectLinks(items: SidebarItem[]): string[] {
  return items.flatMap(({ link, items: children }) => [
    ...(link ? [link] : []),
    ...collectLinks(children ?? []),
  ]);
}

/** Returns a path in the form that a link can contain, with the characters escaped that would end it. */
function writtenPath(path: string): string {
  return path.replace(/[%?#\s]/g, encodeURIComponent);
}

/**
 * Returns the paths, without the extension, of files in `public/` that links lead to and whose addresses could be those
 * of pages.
 */
export function linkedDocuments(
  pages: Page[],
  config: Config,
  snippets: Snippets,
  { routes, files }: Targets,
): string[] {
  const links = [...pages.flatMap(({ links }) => links), ...linksOfConfig(config, snippets)];
  const linked = new Set(links.map(({ path }) => path));
  const isDocument = (path: string) =>
    !routes.has(path) && !/\.[a-z]\w*$/i.test(path) && namesAt(path).some((one) => files.has(one));
  return [...linked].filter(isDocument).sort();
}

/** Returns the files that a host sends for a path, including a document without its extension. */
function namesAt(path: string): string[] {
  return [path, `${path}.html`, `${path}/index.html`];
}

function checkTarget(
  path: string,
  hash: string,
  { routes, files, unpublished }: Targets,
): { what: string; fix: string } | undefined {
  const page = routes.get(path);
  if (page === undefined) {
    if (namesAt(path).some((name) => files.has(name))) return undefined;
    return { what: 'dead link', fix: fixDeadLink(path, { routes, files, unpublished }) };
  }
  // An item of the playground, which only blocks link to.
  if (path === PLAYGROUND_PATH && hash.includes('=')) return undefined;
  // A page that could not be rendered has no anchors, and has been reported already.
  if (hash === '' || page.html === '' || page.anchors.includes(hash)) return undefined;
  const fallback =
    page.anchors.length > 0
      ? `the nearest anchor of ${path} is "${closest(hash, page.anchors)}"`
      : `${path} has no anchors`;
  return { what: 'dead anchor', fix: didYouMean(hash, page.anchors, fallback) };
}

function fixDeadLink(path: string, { routes, files, unpublished }: Targets): string {
  const found = namesAt(path).find((name) => unpublished?.has(name));
  if (found) return `the file is next to the page; put it into public/: ${found.slice(1)}`;
  const document = [`${path}.md`, `${path}.mdx`].find((name) => files.has(name));
  if (document) {
    return `links that end with .md lead to pages; give public${document} another ending, such as .txt`;
  }
  return didYouMean(
    writtenPath(path),
    [...routes.keys(), ...files].map(writtenPath),
    'no such page or file exists; create it, or remove the link',
  );
}

/**
 * Returns a problem for each term that neither the heading nor the first sentence of its section contains, because
 * readers who follow the link, or search for the term, must recognize it. Dead links are reported with the other links
 * of the config.
 * @param file path of the config in problems
 */
export function checkTerms(
  terms: readonly GlossaryTerm[],
  routes: ReadonlyMap<string, Page>,
  file: string,
): Problem[] {
  return terms.flatMap(({ term, link }) => {
    const target = resolveLink(link, '');
    if (target.kind === 'external') return [];
    const page = routes.get(target.path);
    if (!page?.html || (target.hash !== '' && !page.anchors.includes(target.hash))) return [];
    const section = page.sections.find(({ id = '' }) => id === target.hash);
    const beginning = section && `${section.title}\n${firstSentence(section)}`;
    if (beginning && termPattern([term]).test(beginning)) return [];
    const message = section
      ? `terms: neither the heading nor the first sentence of ${link} has "${term}"`
      : `terms: ${link}, which explains "${term}", is not a heading of level 1 to 3`;
    const fix = section ? 'write it there, or correct "link"' : 'link to the heading above it';
    return [{ file, message, fix }];
  });
}

/** Returns the first sentence of a section. A dot within a number or a name doesn't end it. */
function firstSentence({ text }: Section): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
