import { Window } from 'happy-dom';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compilePages } from '../../../tests/unit/compileContext.ts';
import { elements } from '../../../tests/unit/elements.ts';
import { parseConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { INLINE_DATA_ID, readFirstView } from '../../shell/data/firstView.ts';
import { SIDEBAR_ID } from '../../shell/data/ids.ts';
import { assembleSite } from '../../site/assemble.ts';
import { shellConfig } from '../../site/shellConfig.ts';
import { sidebarFor } from '../../site/sidebar.ts';
import { createPageViews } from '../../site/view.ts';
import { renderShell } from './document.tsx';

const WORLD = '# World\n\n## Step it\n\n### How often\n\n## Größe\n';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the shell of a page', () => {
  it('has one of each landmark, and a unique name for each navigation', async () => {
    const shell = await renderPageShell(WORLD);
    expect(['header', 'main', 'article'].map((name) => elements(shell, name).length)).toEqual([
      1, 1, 1,
    ]);
    expect(elements(shell, 'nav').map((nav) => readName(shell, nav))).toEqual([
      'Main',
      'This section',
      'Pages',
      'On this page',
      'Previous and next page',
    ]);
  });

  it('has unique ids, whatever the article contains', async () => {
    const ids = listIds(await renderPageShell(WORLD));
    expect(ids.length).toBeGreaterThan(5);
    const names = [...ids.map((id) => id.replace(/^app:/, '')), 'notice', 'root', 'first-view'];
    const titles = ids.map((id) => `## ${id}`);
    const article = [
      ...names.map((name) => `## ${name.replaceAll('-', ' ')}`),
      ...titles,
      ...names.map((name) => `<i id="raw-${name}"></i> and [^${name}]`),
      ...names.map((name) => `[^${name}]: A note.`),
    ];
    const all = listIds(await renderPageShell(article.join('\n\n')));
    expect(all.length).toBeGreaterThan(4 * names.length);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(ids.filter((id) => id.startsWith('app:'))));
  });

  it('starts with a link that skips to the content', async () => {
    const shell = await renderPageShell(WORLD);
    const [first] = elements(shell, '*', isFocusable);
    expect([first?.tagName, toText(first as Element)]).toEqual(['a', 'Skip to content']);
    expect(first?.properties.href).toBe(`#${elements(shell, 'main')[0]?.properties.id}`);
  });

  it('renders the article unchanged', async () => {
    const shell = await renderPageShell('# World\n\nA *small* `<b>` text.');
    const article = elements(shell, 'article')[0] as Element;
    expect(elements(article, 'em').map(toText)).toEqual(['small']);
    expect(elements(article, 'code').map(toText)).toEqual(['<b>']);
    expect(elements(article, 'b')).toEqual([]);
  });

  it('marks the current page in sidebar and top navigation, and the first heading', async () => {
    const topNav = [
      { text: 'World here', link: '/world/' },
      { text: 'More', items: [{ text: 'Body there', link: '/body' }] },
    ];
    const shell = await renderPageShell(WORLD, { topNav });
    const current = elements(shell, '*', hasAttribute('ariaCurrent'));
    expect(current.map((node) => [toText(node), node.properties.ariaCurrent])).toEqual([
      ['World here', 'page'],
      ['World', 'page'],
      ['Step it', 'true'],
    ]);
    expect(findLinks(shell, 'Main')).toEqual(['/docs/world/', '/docs/body']);
  });

  it('lists the headings with their levels', async () => {
    const outline = navigation(await renderPageShell(WORLD), 'On this page') as Element;
    const links = elements(outline, 'a').map((link) => [
      toText(link),
      link.properties.href,
      link.properties.dataLevel,
    ]);
    expect(links).toEqual([
      ['Step it', '#step-it', '2'],
      ['How often', '#how-often', '3'],
      ['Größe', '#gr%C3%B6%C3%9Fe', '2'],
    ]);
  });

  it('links to the previous and the next page', async () => {
    const steps = navigation(await renderPageShell(WORLD), 'Previous and next page') as Element;
    const links = elements(steps, 'a').map((link) => [
      link.properties.rel,
      toText(link),
      link.properties.href,
    ]);
    expect(links).toEqual([
      [['prev'], 'Previous Home', '/docs/'],
      [['next'], 'Next Rope', '/docs/joint/rope'],
    ]);
  });

  it.each([
    ['previous', { text: 'Home', link: '/' }, { text: 'World', link: '/world' }, 'Previous Home'],
    ['next', { text: 'World', link: '/world' }, { text: 'Body', link: '/body' }, 'Next Body'],
  ])('has a single link if there is only a %s page', async (_, first, last, expected) => {
    const shell = await renderPageShell(WORLD, { sidebar: [first, last] });
    const steps = navigation(shell, 'Previous and next page') as Element;
    expect(elements(steps, 'a').map(toText)).toEqual([expected]);
  });

  it('has no footer without a previous or next page', async () => {
    const shell = await renderPageShell(WORLD, { sidebar: [{ text: 'World', link: '/world' }] });
    expect(navigation(shell, 'Previous and next page')).toBeUndefined();
    expect(elements(shell, 'footer')).toEqual([]);
  });

  it('shows the time of the last change in UTC, and links to the source', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const editLink = { pattern: 'https://e.org/edit/:path', text: 'Improve it' };
    const at = Date.UTC(2026, 10, 21, 23, 4);
    const [footer] = elements(await renderPageShell(WORLD, { editLink }, at), 'footer');
    const [edit] = elements(footer as Element, 'a');
    expect([toText(edit as Element), edit?.properties.href]).toEqual([
      'Improve it',
      'https://e.org/edit/world.md',
    ]);
    const [time] = elements(footer as Element, 'time');
    expect(time?.properties.dateTime).toBe('2026-11-21T23:04:00.000Z');
    expect(toText(footer as Element)).toContain('Last updated: 11/21/26, 11:04 PM UTC');
  });

  it('renders the home page and the not-found page', async () => {
    const { render } = await createSite(WORLD);
    for (const path of ['/', '/404']) {
      expect(elements(await render(path), 'main').length).toBe(1);
    }
    expect(elements(await render('/404'), 'h1').map(toText)).toEqual(['Page Not Found']);
  });
});

describe('the sidebar', () => {
  it('expands groups that are not collapsed, and those that contain the page', async () => {
    const sidebar = [
      { text: 'Open', collapsed: false, items: [{ text: 'A', link: '/' }] },
      { text: 'Closed', collapsed: true, items: [{ text: 'B', link: '/body' }] },
      {
        text: 'Around',
        collapsed: true,
        items: [{ text: 'Inner', collapsed: true, items: [{ text: 'C', link: '/world' }] }],
      },
    ];
    const pages = navigation(await renderPageShell(WORLD, { sidebar }), 'Pages') as Element;
    const toggles = elements(pages, 'button').map((button) => [
      toText(button),
      button.properties.ariaExpanded,
    ]);
    expect(Object.fromEntries(toggles)).toEqual({
      Open: 'true',
      Closed: 'false',
      Around: 'true',
      Inner: 'true',
    });
    const lists = elements(pages, 'ul').map(({ properties }) => properties.id);
    for (const { properties } of elements(pages, 'button')) {
      expect(lists).toContain(String(properties.ariaControls));
    }
  });

  it('is read back from its links, with all that the page does not show', async () => {
    const world = { text: 'World', link: '/world' };
    const items = [
      { ...world, match: '/joint' },
      { text: 'Elsewhere', link: 'https://example.org/docs' },
      { text: 'Around', collapsed: true, items: [world] },
      { text: 'Open', collapsed: false, items: [{ text: 'Inner', items: [world] }] },
    ];
    const { sidebar } = readBack(await renderPageShell(WORLD, { sidebar: items }));
    expect(sidebar).toEqual({ backLink: false, items });
  });

  it('shows a group without "collapsed" under a title without a button', async () => {
    const sidebar = [{ text: 'Always', items: [{ text: 'World', link: '/world' }] }];
    const pages = navigation(await renderPageShell(WORLD, { sidebar }), 'Pages') as Element;
    expect(elements(pages, 'button')).toEqual([]);
    expect(elements(pages, 'span').map(toText)).toEqual(['Always']);
  });

  it('lists the link of a group first among its items, once', async () => {
    const body = { text: 'Body', link: '/body' };
    const sidebar = [
      { text: 'World', link: '/world', items: [body] },
      { text: 'Body', link: '/body', items: [body] },
    ];
    const shell = await renderPageShell(WORLD, { sidebar });
    expect(findLinks(shell, 'Pages')).toEqual(['/docs/world', '/docs/body', '/docs/body']);
  });

  it('shows an item without a link as text, and keeps links to other sites', async () => {
    const sidebar = [
      { text: 'A title' },
      { text: 'Source', link: 'https://e.org/source' },
      { text: 'World', link: '/world' },
    ];
    const shell = await renderPageShell(WORLD, { sidebar });
    expect(findLinks(shell, 'Pages')).toEqual(['https://e.org/source', '/docs/world']);
    expect(toText(navigation(shell, 'Pages') as Element)).toContain('A title');
  });

  it('has a back link only if it is configured', async () => {
    const items = [{ text: 'World', link: '/world' }];
    const back = await renderPageShell(WORLD, { sidebar: { '/world': items } });
    expect(findLinks(back, 'Pages')).toEqual(['/docs/', '/docs/world']);
    const none = await renderPageShell(WORLD, {
      sidebar: { '/world': { backLink: false, items } },
    });
    expect(findLinks(none, 'Pages')).toEqual(['/docs/world']);
  });
});

describe('the layout', () => {
  const everything = ['logo', 'Main', 'On this page', 'Pages', 'menu'];

  it.each([
    ['', everything],
    ['layout: minimal', ['logo', 'Main']],
    ['layout: landing', ['logo', 'Main']],
    ['layout: minimal\nshowSidebar: true', ['logo', 'Main', 'Pages', 'menu']],
    ['layout: landing\nshowOutline: true', ['logo', 'Main', 'On this page']],
    ['showLogo: false', ['Main', 'On this page', 'Pages', 'menu']],
    ['showTopNav: false', ['logo', 'On this page', 'Pages', 'menu']],
    ['showOutline: false', ['logo', 'Main', 'Pages', 'menu']],
    ['showSidebar: false', ['logo', 'Main', 'On this page']],
  ])('of a page with %j has the right parts', async (frontmatter, expected) => {
    const shell = await renderPageShell(`---\n${frontmatter}\n---\n${WORLD}`);
    const has = {
      logo: elements(shell, 'a').some((link) => toText(link) === 'Engine'),
      Main: navigation(shell, 'Main'),
      'On this page': navigation(shell, 'On this page'),
      Pages: navigation(shell, 'Pages'),
      menu: elements(shell, 'button').some(
        ({ properties }) => properties.popoverTarget === SIDEBAR_ID,
      ),
    };
    const parts = Object.entries(has).filter(([, part]) => part);
    expect(parts.map(([name]) => name)).toEqual(expected);
  });

  it.each([
    [undefined, undefined],
    ['/logo.png', '/logo.png'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    [
      { light: '/light.png', dark: 'data:image/svg+xml,%3Csvg/%3E' },
      { light: '/light.png', dark: 'data:image/svg+xml,%3Csvg/%3E' },
    ],
  ])('has the logo %j, which is read back from it', async (logoUrl, read) => {
    expect(readBack(await renderPageShell(WORLD, { logoUrl })).config.logoUrl).toEqual(read);
  });

  it('omits the outline on a page without headings', async () => {
    expect(navigation(await renderPageShell('# World'), 'On this page')).toBeUndefined();
  });
});

async function renderPageShell(
  text: string,
  config: Partial<SiteConfig> = {},
  lastUpdatedAt?: number,
) {
  return (await createSite(text, config, lastUpdatedAt)).render('/world');
}

/** Creates a site with a home page and `world.md`, and a function that renders the shell of a path. */
async function createSite(text: string, config: Partial<SiteConfig> = {}, lastUpdatedAt?: number) {
  const sidebar = [
    { text: 'Home', link: '/' },
    { text: 'World', link: '/world' },
    { text: 'Joint', collapsed: true, items: [{ text: 'Rope', link: '/joint/rope' }] },
  ];
  const topNav = [{ text: 'API', link: '/api/' }];
  const settings = { title: 'Engine', basePath: '/docs', topNav, sidebar, ...config };
  const parsed = parseConfig(settings, 'site.config.ts');
  const compiled = await compilePages(
    { 'index.md': '# Home', 'world.md': text },
    { basePath: '/docs' },
  );
  const pages = compiled.map((page) => ({ ...page, lastUpdatedAt }));
  const { logoUrl } = parsed.config;
  const files = { configFile: 'site.config.ts', pagesFolder: 'pages', publicFiles: [], logoUrl };
  const site = assembleSite(parsed.config, pages, files);
  const render = (path: string): Nodes => {
    const page = site.routes.get(path);
    if (page === undefined) throw new Error(`there is no page at ${path}`);
    const view = createPageViews(site)(page);
    const sidebar = view.sidebar === undefined ? undefined : sidebarFor(site.sidebars, path);
    return fromHtml(renderShell(shellConfig(site), view, sidebar), { fragment: true });
  };
  return { render };
}

/** Reads the first view back from the document of a page with this shell. */
function readBack(shell: Nodes) {
  const data = { config: { basePath: '/docs' }, view: {}, sidebar: { backLink: false } };
  const { document } = new Window();
  document.body.innerHTML = toHtml(shell);
  const script = Object.assign(document.createElement('script'), { type: 'application/json' });
  script.id = INLINE_DATA_ID;
  script.textContent = JSON.stringify(data);
  document.body.append(script);
  return readFirstView(document as unknown as Document);
}

function hasAttribute(name: string) {
  return ({ properties }: Element) => properties[name] !== undefined;
}

function listIds(tree: Nodes): string[] {
  return elements(tree, '*', hasAttribute('id')).map(({ properties }) => String(properties.id));
}

function isFocusable({ tagName, properties }: Element): boolean {
  if (Number(properties.tabIndex) < 0) return false;
  if (tagName === 'a') return properties.href !== undefined;
  return ['button', 'input', 'summary'].includes(tagName) || properties.tabIndex !== undefined;
}

function readName(tree: Nodes, { properties }: Element): string {
  const label = elements(
    tree,
    '*',
    (node) => node.properties.id === String(properties.ariaLabelledBy),
  )[0];
  return label ? toText(label) : String(properties.ariaLabel);
}

function navigation(tree: Nodes, name: string): Element | undefined {
  return elements(tree, 'nav', (nav) => readName(tree, nav) === name)[0];
}

function findLinks(tree: Nodes, name: string) {
  const found = navigation(tree, name);
  return found && elements(found, 'a').map(({ properties }) => properties.href);
}
