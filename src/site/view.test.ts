import { describe, expect, it } from 'vitest';
import { compileOnePage } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { assembleSite } from './assemble.ts';
import { createPageViews } from './view.ts';

describe('a page view', () => {
  it('has everything that the browser shows of a page', async () => {
    const text = '---\ntitle: World\ndescription: All about it.\n---\n# The world\n\n## Step\n';
    const site = await createSite(text, { baseUrl: 'https://e.org', basePath: '/docs' });
    const page = pageAt(site, '/world');
    expect(page.html).toContain('The world');
    expect(createPageViews(site)(page)).toEqual({
      version: '',
      path: '/world',
      filePath: 'world.md',
      title: 'World',
      documentTitle: 'World – Engine',
      description: 'All about it.',
      url: 'https://e.org/docs/world',
      image: {
        url: 'https://e.org/docs/pictures/pages/world.png',
        width: '1200',
        height: '630',
        alt: 'World – Engine',
      },
      html: page.html,
      outline: [{ level: 2, id: 'step', text: 'Step' }],
      layout: 'docs',
      content: undefined,
      showLogo: true,
      showTopNav: true,
      showOutline: true,
      sidebar: '/',
      previous: { text: 'Home', link: '/' },
      next: { text: 'Body', link: '/body' },
      editUrl: undefined,
      lastUpdatedAt: undefined,
    });
  });

  const [visible, hidden] = [true, false];
  it.each([
    ['', { layout: 'docs', outline: visible, sidebar: visible }],
    ['layout: docs', { layout: 'docs', outline: visible, sidebar: visible }],
    ['layout: minimal', { layout: 'minimal', outline: hidden, sidebar: hidden }],
    ['layout: landing', { layout: 'landing', outline: hidden, sidebar: hidden }],
    ['layout: window', { layout: 'window', outline: hidden, sidebar: hidden }],
    ['showOutline: false', { layout: 'docs', outline: hidden, sidebar: visible }],
    ['showOutline: 4', { layout: 'docs', outline: visible, sidebar: visible }],
    ['showSidebar: false', { layout: 'docs', outline: visible, sidebar: hidden }],
    [
      'layout: minimal\nshowSidebar: true',
      { layout: 'minimal', outline: hidden, sidebar: visible },
    ],
    [
      'layout: landing\nshowOutline: true',
      { layout: 'landing', outline: visible, sidebar: hidden },
    ],
  ])('shows outline and sidebar by the frontmatter %j', async (frontmatter, expected) => {
    const view = await createView(`---\n${frontmatter}\n---\n# World`);
    const { layout, showOutline: outline, sidebar } = view;
    expect({ layout, outline, sidebar: sidebar !== undefined }).toEqual(expected);
  });

  it.each(['docs', 'minimal', 'landing'])(
    'shows logo and top navigation in the %s layout unless the page hides them',
    async (layout) => {
      const visible = await createView(`---\nlayout: ${layout}\n---\n`);
      expect([visible.showLogo, visible.showTopNav]).toEqual([true, true]);
      const bare = await createView(
        `---\nlayout: ${layout}\nshowLogo: false\nshowTopNav: false\n---\n`,
      );
      expect([bare.showLogo, bare.showTopNav]).toEqual([false, false]);
    },
  );

  it('never shows a sidebar without items', async () => {
    const view = await createView('---\nshowSidebar: true\n---\n# World', { sidebar: [] });
    expect(view.sidebar).toBeUndefined();
  });

  it('names the sidebar with the longest prefix of its path', async () => {
    const items = [{ text: 'World', link: '/world' }];
    const sidebar = { '/': items, '/world': items, '/world/deep': items };
    expect((await createView('# World', { sidebar })).sidebar).toBe('/world');
  });

  it('links from the reference to the guides, but not in the twin or in search', async () => {
    const use = { path: '/guide', hash: 'a', pageTitle: 'Guide', sectionTitle: 'A' };
    const site = await createSite('# World', { basePath: '/docs' });
    const page = pageAt(site, '/world');
    const uses = { sections: { top: [use], rest: [] }, scenes: { top: [], rest: [] } };
    const viewOfPage = createPageViews({ ...site, uses: new Map([['/world', uses]]) });
    const { html, outline } = viewOfPage(page);
    expect(html).toContain('<a href="/docs/guide#a">A</a>');
    expect(outline.map(({ text }) => text)).toEqual(['In the guides']);
    expect([page.html, page.markdown, JSON.stringify(page.sections)].join()).not.toContain('uide');
  });

  it('has the sizes of the content', async () => {
    const view = await createView('---\ncontent: { width: 80ch, verticalPadding: 1rem }\n---\n');
    expect(view.content).toEqual({ width: '80ch', verticalPadding: '1rem' });
  });

  it('falls back to the description of the site', async () => {
    expect((await createView('# World', { description: 'A site.' })).description).toBe('A site.');
  });

  it('has no URL without an origin', async () => {
    expect((await createView('# World')).url).toBeUndefined();
  });

  it('links to the place where its file can be edited', async () => {
    const editLink = { pattern: 'https://e.org/edit/docs/pages/:path?plain=1' };
    const view = await createView('# World', { editLink });
    expect(view.editUrl).toBe('https://e.org/edit/docs/pages/world.md?plain=1');
  });

  it('encodes the name of the file in that link', async () => {
    const editLink = { pattern: 'https://e.org/:path' };
    const site = await createSite('# World', { editLink });
    const page = { ...pageAt(site, '/world'), filePath: 'cash$$ & more.md' };
    expect(createPageViews(site)(page).editUrl).toBe('https://e.org/cash$$%20&%20more.md');
  });

  it('edits files outside of pages/ at their own address', async () => {
    const editLink = { pattern: 'https://e.org/edit/docs/pages/:path' };
    const site = await createSite('# World', { editLink });
    const page = { ...pageAt(site, '/world'), filePath: '../../CHANGELOG.md' };
    const view = createPageViews(site)(page);
    expect(view.editUrl).toBe('https://e.org/edit/CHANGELOG.md');
    expect(view.filePath).toBe('../../CHANGELOG.md');
  });

  it('edits the notes of a page that the build makes from them', async () => {
    const editLink = { pattern: 'https://e.org/edit/docs/pages/:path' };
    const site = await createSite('# World', { editLink });
    const notesFile = '../reference/symbols/World.ts';
    const view = createPageViews(site)({ ...pageAt(site, '/world'), filePath: '', notesFile });
    expect(view.editUrl).toBe('https://e.org/edit/docs/reference/symbols/World.ts');
    expect(view.filePath).toBe(notesFile);
  });

  it('has the time of the last change', async () => {
    const site = await createSite('# World');
    const page = { ...pageAt(site, '/world'), lastUpdatedAt: 1_700_000_000_000 };
    expect(createPageViews(site)(page).lastUpdatedAt).toBe(1_700_000_000_000);
  });
});

describe('previous and next', () => {
  const HOME = { text: 'Home', link: '/' };
  const WORLD = { text: 'World', link: '/world' };
  const BODY = { text: 'Body', link: '/body' };

  it.each<[string, SiteConfig['sidebar'], object]>([
    ['in the middle', [HOME, WORLD, BODY], { previous: HOME, next: BODY }],
    ['at the start', [WORLD, BODY], { previous: undefined, next: BODY }],
    ['at the end', [HOME, WORLD], { previous: HOME, next: undefined }],
    ['alone', [WORLD], { previous: undefined, next: undefined }],
    ['not in the sidebar', [HOME, BODY], { previous: undefined, next: undefined }],
    [
      'across groups',
      [{ text: 'A', items: [HOME] }, { text: 'B', items: [WORLD] }, BODY],
      { previous: HOME, next: BODY },
    ],
    [
      'past other sites',
      [HOME, { text: 'Source', link: 'https://e.org' }, WORLD],
      { previous: HOME, next: undefined },
    ],
    [
      'for a link with a slash at the end',
      [HOME, { text: 'World', link: '/world/' }, BODY],
      { previous: HOME, next: BODY },
    ],
    [
      'only within the sidebar of the page',
      { '/': [HOME, WORLD], '/world': [WORLD, BODY] },
      { previous: undefined, next: BODY },
    ],
  ])('are its neighbors: %s', async (_where, sidebar, expected) => {
    const { previous, next } = await createView('# World', { sidebar });
    expect({ previous, next }).toEqual(expected);
  });
});

describe('the view of the not-found page', () => {
  it('has no address, no neighbors, and no file to edit', async () => {
    const site = await createSite('# World', {
      baseUrl: 'https://e.org',
      editLink: { pattern: 'https://e.org/:path' },
    });
    const view = createPageViews(site)(pageAt(site, '/404'));
    const { path, layout, sidebar, url, previous, next, editUrl } = view;
    expect({ path, layout }).toEqual({ path: '/404', layout: 'minimal' });
    expect([sidebar, url, previous, next, editUrl]).toEqual(Array(5).fill(undefined));
  });
});

/** Returns the view of `/world`, which is between the home page and `/body` in the sidebar. */
async function createView(text: string, config: Partial<SiteConfig> = {}) {
  const site = await createSite(text, config);
  return createPageViews(site)(pageAt(site, '/world'));
}

async function createSite(world: string, config: Partial<SiteConfig> = {}) {
  const sidebar = [
    { text: 'Home', link: '/' },
    { text: 'World', link: '/world' },
    { text: 'Body', link: '/body' },
  ];
  const parsed = parseConfig({ title: 'Engine', sidebar, ...config }, 'site.config.ts');
  const page = await compileOnePage('world.md', world);
  const files = { configFile: 'site.config.ts', pagesFolder: 'pages', publicFiles: [] };
  return assembleSite(parsed.config, [page], files);
}

function pageAt({ routes }: Awaited<ReturnType<typeof createSite>>, path: string) {
  const page = routes.get(path);
  if (page === undefined) throw new Error(`there is no page at ${path}`);
  return page;
}
