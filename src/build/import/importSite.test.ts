import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf } from '../../../tests/unit/renderBlocks.ts';
import { BELOW_PROJECT, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { renderMdx } from '../../content/mdx.ts';
import { PROJECT_FOLDER } from '../bundle.js';
import { readDocusaurus } from './docusaurus.ts';
import type { ReadForeignSite } from './foreignSite.ts';
import { importSite, TOOLS } from './importSite.ts';
import { printReport } from './printReport.ts';
import { readVitePress } from './vitepress.ts';
import { readVocs } from './vocs.ts';

const folder = useTemporaryFolder(BELOW_PROJECT);

const pageBlocks = async () => ({ renderMdx, createPageBlocks: () => blocksOf() });

/** The report on a folder, with paths below it. */
async function report(read: ReadForeignSite, name = 'docs', out?: string): Promise<string> {
  const text = printReport(await importSite(read, folder.at(name), { out, pageBlocks }));
  return text.replaceAll(`${relative(process.cwd(), folder.path)}/`, '');
}

it('reads documentation for VitePress', async () => {
  folder.put(
    'docs/.vitepress/config.mts',
    `import { defineConfig } from 'vitepress';
     import { withPlugin } from 'not-installed';
     import { guide } from './guide';
     export default withPlugin(defineConfig({
       title: 'Engine', lang: 'de-DE', base: '/engine/', lastUpdated: true, sitemap: { hostname: 'https://e.example' },
       head: [['link', { rel: 'icon', href: '/engine/icon.svg' }]],
       themeConfig: {
         nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ text: 'Home', link: '/' }] }],
         sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'Guide', items: guide }] } },
         socialLinks: [{ icon: 'github', link: 'https://g.example' }, { icon: 'bluesky', link: 'https://b.example' }],
         search: { provider: 'local' },
       },
     }));`,
  );
  folder.put(
    'docs/.vitepress/guide.ts',
    "export const guide = [{ text: 'Start', link: 'start' }];",
  );
  folder.put('docs/public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  folder.put(
    'docs/index.md',
    '---\nlayout: home\nhero:\n  name: Engine\nsidebar: false\n---\n\n# Home',
  );
  folder.put(
    'docs/guide/index.md',
    [
      '---\noutline: deep\n---\n# Guide {#top}\n',
      '::: tip Note\nSee [the start](./start.md).\n:::\n',
      '::: details\nMore.\n:::\n',
      '```ts{1} [a.ts]\nlet a = 1; // [!code focus]\n```\n',
    ].join('\n'),
  );
  folder.put(
    'docs/guide/start.md',
    '# Start\n\n<script setup>\nlet n = 1;\n</script>\n\nIt is {{ n }}, `{{ n }}`.\n\n[gone](/gone)\n',
  );

  expect(await report(readVitePress)).toBe(`\
3 pages for VitePress: 1 without a change, 2 with changes that are needed.

Understood as it is
  anchors of headings: {#anchor} (1, on 1 page)
  callouts: ::: tip Title (1, on 1 page)
  details: ::: details Title (1, on 1 page)
  highlighted lines: {1,3-5} (1, on 1 page)
  links to files of pages: ./world.md (1, on 1 page)
  notations in code: // [!code …] (1, on 1 page)
  outline in the frontmatter (1, on 1 page)
  titles of code: [world.ts], title="…", filename="…" (1, on 1 page)

Frontmatter that is translated
  hero (1, on 1 page): write it as text; layout: landing has a wider column and a larger title
  sidebar (1, on 1 page): is called showSidebar

Carried over from the config
  title, lang, base, sitemap, themeConfig.nav, themeConfig.sidebar, themeConfig.socialLinks

Not carried over from the config
  lastUpdated: is built in, from git
  head: only the icon is carried over; scripts are head.scripts
  themeConfig.search: is built in

Changes that are needed: 4 kinds, in 4 places
  <script setup> is not supported — remove it: pages have no code of Vue; interactive parts are blocks
    docs/guide/start.md:3
  {{ … }} is not supported — write the value; it would be shown literally
    docs/guide/start.md:7
  dead link /gone — no such page or file exists; create it, or remove the link
    docs/guide/start.md:9
  "layout" must be "docs", "minimal", "landing", or "window", not "home" — change "layout"
    docs/index.md:2

Proposed site.config.ts
  {
    title: 'Engine',
    lang: 'de-DE',
    baseUrl: 'https://e.example',
    basePath: '/engine/',
    iconUrl: '/icon.svg',
    topNav: [
      { text: 'Guide', link: '/guide' },
      { text: 'More', items: [ { text: 'Home', link: '/' } ] }
    ],
    sidebar: {
      '/guide': [
        { text: 'Guide', items: [ { text: 'Start', link: '/guide/start' } ] }
      ]
    },
    socials: [ { icon: 'github', link: 'https://g.example' } ]
  }`);
});

it('reads documentation for Vocs', async () => {
  folder.put(
    'site/vocs.config.tsx',
    `import { defineConfig } from 'vocs';
     export default defineConfig({
       title: 'Engine', rootDir: 'docs', twoslash: {}, ogImageUrl: 5,
       sidebar: [{ text: 'Start', link: '/start' }],
       banner: <b>New</b>,
     });`,
  );
  folder.put(
    'site/docs/pages/index.mdx',
    "import { Box } from '../Box';\n\n# Home\n\n<Box.Lid />\n",
  );
  folder.put(
    'site/docs/pages/start.mdx',
    '---\nshowOutline: 2\n---\n\n# Start\n\n```ts twoslash filename="a.ts"\nlet a;\n```\n',
  );
  folder.put('site/docs/pages/_root.tsx', '');

  expect(await report(readVocs, 'site')).toBe(`\
2 pages for Vocs: 1 without a change, 1 with changes that are needed.

Understood as it is
  titles of code: [world.ts], title="…", filename="…" (1, on 1 page)
  twoslash (1, on 1 page)

Carried over from the config
  title, sidebar

Not carried over from the config
  rootDir: the folder of the site is the option --root
  twoslash: is built in; library.package names the package to check samples against
  ogImageUrl: has a value that is not supported
  banner: has a value that is not supported

Remarks
  Components of React, which pages cannot be or import: 1 (_root.tsx).

Changes that are needed: 1 kind, in 1 place
  pages cannot import modules — remove the import and its uses; WRITING.md lists the components that need none
    site/docs/pages/index.mdx:1

Proposed site.config.ts
  { title: 'Engine', sidebar: [ { text: 'Start', link: '/start' } ] }`);
});

it('reads documentation for Docusaurus, and keeps its addresses', async () => {
  folder.put(
    'site/docusaurus.config.js',
    `module.exports = async () => ({
       title: 'Engine', tagline: 'Fast', url: 'https://e.example', baseUrl: '/', onBrokenLinks: 'throw',
       presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js'), editUrl: 'https://g.example/docs' } }]],
       themeConfig: { navbar: { items: [{ type: 'docSidebar', label: 'Docs' }, { href: 'https://github.com/e', label: 'GitHub' }] } },
     });`,
  );
  folder.put(
    'site/sidebars.js',
    "export default { docs: [{ type: 'autogenerated', dirName: '.' }] };",
  );
  folder.put('site/docs/02-guide/_category_.json', '{ "label": "The guide", "collapsed": false }');
  folder.put(
    'site/docs/02-guide/02-world.md',
    '---\nsidebar_label: Worlds\nkeywords:\n  - box\n---\n\n# World {#world}\n\n![A ramp](./ramp.svg)\n',
  );
  folder.put('site/docs/02-guide/ramp.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  folder.put(
    'site/docs/02-guide/01-body.mdx',
    'import Tabs from \'@theme/Tabs\';\n\n# Body {#body}\n\n[World](./02-world.md#world)\n\n<Tabs>\n  <TabItem value="a">a</TabItem>\n</Tabs>\n',
  );
  folder.put(
    'site/docs/01-intro.md',
    '---\nslug: /\n---\n\n# Intro\n\n[World](02-guide/02-world.md#world)\n\n:::caution\nSlow.\n:::\n',
  );
  folder.put('site/docs/_part.mdx', 'part');
  folder.put('site/blog/2026-01-01-news.md', '# News');

  expect(await report(readDocusaurus, 'site', folder.at('out'))).toBe(`\
3 pages for Docusaurus: 1 without a change, 2 with changes that are needed.

Understood as it is
  anchors of headings: {#anchor} (2, on 2 pages)
  links to files of pages: ./world.md (2, on 2 pages)

Frontmatter that is translated
  keywords (1, on 1 page): the search finds words of the text; asked after a heading adds others
  sidebar_label (1, on 1 page): the sidebar
  slug (1, on 1 page): the name of the file

Carried over from the config
  title, tagline, url, baseUrl, themeConfig.navbar

Not carried over from the config
  onBrokenLinks: dead links are always problems
  presets: only docs is read: its path, routeBasePath, sidebarPath, and editUrl

Remarks
  Pages with numbers in their paths, which order them: 3. Their new paths have none, as their addresses; the sidebar keeps the order.
  Parts of pages, which pages cannot import: 1 (_part.mdx).
  The folder blog is not read.

Changes that are needed: 4 kinds, in 4 places
  :::caution is not supported — use :::warning
    site/docs/01-intro.md:9
  pages cannot import modules — remove the import and its uses; WRITING.md lists the components that need none
    site/docs/02-guide/01-body.mdx:1
  <TabItem> is not supported — use <Tab label="…"> within <Tabs>, or :::tab[Label] within ::::tabs
    site/docs/02-guide/01-body.mdx:8
  no page has the path / — create index.md, or add "/" to the aliases of a page
    pages

Proposed site.config.ts
  {
    title: 'Engine',
    description: 'Fast',
    baseUrl: 'https://e.example',
    basePath: '/',
    topNav: [ { text: 'Docs', link: '/docs' } ],
    socials: [ { icon: 'github', link: 'https://github.com/e' } ],
    editLink: { pattern: 'https://g.example/docs/:path' },
    sidebar: [
      { text: 'Intro', link: '/docs' },
      {
        text: 'The guide',
        collapsed: false,
        items: [
          { text: 'Body', link: '/docs/guide/body' },
          { text: 'Worlds', link: '/docs/guide/world' }
        ]
      }
    ]
  }`);
  expect(readdirSync(folder.at('out'), { recursive: true }).sort()).toEqual([
    'pages',
    'pages/02-guide',
    'pages/02-guide/ramp.svg',
    'pages/docs',
    'pages/docs.md',
    'pages/docs/guide',
    'pages/docs/guide/body.mdx',
    'pages/docs/guide/world.md',
    'site.config.ts',
  ]);
  expect(folder.read('out/pages/docs/guide/world.md')).toBe(
    '---\n# sidebar_label: Worlds\n# keywords:\n#   - box\n---\n\n# World {#world}\n\n![A ramp](../../02-guide/ramp.svg)\n',
  );
  expect(folder.read('out/pages/docs/guide/body.mdx')).toContain(
    '# Body \\{#body}\n\n[World](/docs/guide/world#world)\n',
  );
});

it('reads the documentation of a package, which was written for VitePress', async () => {
  const docs = join(PROJECT_FOLDER, 'node_modules/planck/docs');
  const { pages, intact, config, problems } = await importSite(readVitePress, docs, { pageBlocks });
  expect([pages, intact]).toEqual([39, 39]);
  expect(config).toContain("{ text: 'Rope Joint', link: '/joint/rope-joint' }");
  expect(new Set(problems.map(({ message }) => message))).toEqual(
    new Set(['topNav: dead link /api', 'sidebar: dead link /api']),
  );
});

it('continues with the pages if the config cannot be read', async () => {
  folder.put('docs/.vitepress/config.js', "throw new Error('no luck');");
  folder.put('docs/index.md', '# Home');
  const { pages, problems } = await importSite(readVitePress, folder.at('docs'), { pageBlocks });
  expect(pages).toBe(1);
  expect(problems).toEqual([
    {
      file: relative(process.cwd(), folder.at('docs/.vitepress/config.js')),
      message: 'the config could not be read: no luck',
      fix: 'write site.config.ts by hand, or remove what the config needs to run',
    },
  ]);
});

it.each(Object.keys(TOOLS))('reports a folder without pages for %s', async (tool) => {
  folder.put('empty/notes.txt');
  const read = TOOLS[tool] as ReadForeignSite;
  await expect(importSite(read, folder.at('empty'), { pageBlocks })).rejects.toThrow(
    'no pages found — name the folder that contains the config of the documentation',
  );
});

it('writes to a new folder only', async () => {
  folder.put('docs/index.md', '# Home');
  folder.put('out/mine.txt', 'mine');
  const out = folder.at('out');
  await expect(importSite(readVitePress, folder.at('docs'), { out, pageBlocks })).rejects.toThrow(
    'the folder is not empty — choose another folder with --out',
  );
  expect(readdirSync(out)).toEqual(['mine.txt']);
});
