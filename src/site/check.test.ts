import { describe, expect, it } from 'vitest';
import { compileOnePage } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import { formatProblem } from '../config/problem.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Page } from '../content/page.ts';
import { compileSnippets } from '../content/snippet.ts';
import {
  checkConfigLinks,
  checkPageLinks,
  checkShowpieces,
  checkTerms,
  linkedDocuments,
  type Targets,
} from './check.ts';

const world = await compileOnePage(
  'world.md',
  '# World\n\n## Step the world\n\n## Gravity\n\n## Größe 100%\n\n[^1]\n\n[^1]: A note.',
);
const version = await compileOnePage('v1.5.md', '# Version');
// The page has no HTML, like an .mdx page with a mistake.
const broken = await compileOnePage('broken.md', '');
const bare = await compileOnePage('bare.md', 'No heading at all.');
const TARGETS = {
  routes: new Map<string, Page>([
    ['/world', world],
    ['/worlds', world],
    ['/c#', world],
    ['/v1.5', version],
    ['/bare', bare],
    ['/broken', broken],
  ]),
  files: new Set(['/files/scene.zip', '/LICENSE', '/demo.html', '/HISTORY.md']),
  unpublished: new Set(['/data.csv', '/CHANGES']),
};

describe('checkPageLinks', () => {
  it.each([
    ['another page', '/world'],
    ['a page by its alias', '/worlds'],
    ['a page by its file', './world.md'],
    ['a page by its file, from a folder above', '../world.md'],
    ['a page with .html', '/world.html'],
    ['a page with a slash at the end', '/world/'],
    ['a page whose name contains a dot', '/v1.5'],
    ['a page with a query', '/world?from=here'],
    ['an anchor of another page', '/world#step-the-world'],
    ['an anchor of an alias', '/worlds#gravity'],
    ['an anchor as a browser writes it', '/world#gr%C3%B6%C3%9Fe-100'],
    ['an anchor in plain letters', '/world#größe-100'],
    ['an anchor of the same page', '#here'],
    ['an anchor of a page that could not be rendered', '/broken#anything-at-all'],
    ['a public file', '/files/scene.zip'],
    ['a public file without an extension', '/LICENSE'],
    ['a public document', '/demo.html'],
    ['another site', 'https://example.org/nowhere#nothing'],
    ['a mail address', 'mailto:someone@example.org'],
  ])('accepts a link to %s', async (_what, href) => {
    expect(await findProblems(`## Here\n\n[text](${href})`)).toEqual([]);
  });

  it.each([
    ['/wrold', 'dead link /wrold', 'did you mean "/world"?'],
    ['/d%23', 'dead link /d#', 'did you mean "/c%23"?'],
    ['./wrold.md', 'dead link ./wrold.md', 'did you mean "/world"?'],
    [
      './data.csv',
      'dead link ./data.csv',
      'the file is next to the page; put it into public/: data.csv',
    ],
    [
      '/CHANGES',
      'dead link /CHANGES',
      'the file is next to the page; put it into public/: CHANGES',
    ],
    [
      '/HISTORY.md',
      'dead link /HISTORY.md',
      'links that end with .md lead to pages; give public/HISTORY.md another ending, such as .txt',
    ],
    ['/files/scene.zap', 'dead link /files/scene.zap', 'did you mean "/files/scene.zip"?'],
    [
      '/somewhere/else#gravity',
      'dead link /somewhere/else#gravity',
      'no such page or file exists; create it, or remove the link',
    ],
    ['/world#gravty', 'dead anchor /world#gravty', 'did you mean "gravity"?'],
    ['#hree', 'dead anchor #hree', 'did you mean "here"?'],
    [
      '/v1.5#something-far-away',
      'dead anchor /v1.5#something-far-away',
      'the nearest anchor of /v1.5 is "version"',
    ],
    ['/bare#top-of-it', 'dead anchor /bare#top-of-it', '/bare has no anchors'],
  ])('reports %s with a fix', async (href, message, fix) => {
    expect(await findProblems(`## Here\n\n[text](${href})`)).toEqual([
      { file: 'docs/pages/guide.md', line: 3, message, fix },
    ]);
  });

  it('suggests an anchor of the target, not of the page itself', async () => {
    const [problem] = await findProblems('## Gravities\n\n[text](/world#gravitis)');
    expect(problem?.fix).toBe('did you mean "gravity"?');
  });

  it('reports every dead link of a page with its line', async () => {
    const problems = await findProblems('---\ntitle: X\n---\n[a](/nope-a)\n\n- [b](/nope-b)\n');
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [4, 'dead link /nope-a'],
      [6, 'dead link /nope-b'],
    ]);
  });
});

it('reports showpieces that are no scenes', () => {
  const scenes = [{ id: 'recipes/car' }, { id: 'home' }];
  expect(checkShowpieces(['home', 'recipes/cra'], scenes, 'site.config.ts')).toEqual([
    {
      file: 'site.config.ts',
      message: 'showpieces: no scene "recipes/cra"',
      fix: 'did you mean "recipes/car"?',
    },
  ]);
});

describe('checkConfigLinks', () => {
  it('accepts links to pages, anchors, files and other sites', () => {
    const links = ['/world/', '/world.html', '/worlds#gravity', '/files/scene.zip'];
    const items = [...links, 'https://example.org'].map((link) => ({ text: link, link }));
    expect(problemsOfConfig({ topNav: items, sidebar: items })).toEqual([]);
  });

  it('checks the groups of the top navigation', () => {
    const topNav = [
      { text: 'Wrold', link: '/wrold' },
      { text: 'More', items: [{ text: 'Gone', link: '/somewhere/else' }] },
    ];
    expect(problemsOfConfig({ topNav })).toEqual([
      {
        file: 'docs/site.config.ts',
        message: 'topNav: dead link /wrold',
        fix: 'did you mean "/world"?',
      },
      {
        file: 'docs/site.config.ts',
        message: 'topNav: dead link /somewhere/else',
        fix: 'no such page or file exists; create it, or remove the link',
      },
    ]);
  });

  it('checks what the search offers first', () => {
    const [problem] = problemsOfConfig({ search: { popular: ['/world', '/world#gone'] } });
    expect(problem?.message).toMatch(/^search\.popular: .*\/world#gone$/);
  });

  it.each<[string, (items: { text: string; link: string }[]) => SiteConfig['sidebar']]>([
    ['a single sidebar', (items) => items],
    ['a sidebar for a prefix', (items) => ({ '/api': items })],
    ['a sidebar with settings', (items) => ({ '/api': { backLink: false, items } })],
    ['a group', (items) => [{ text: 'Group', items }]],
    ['a group in a group', (items) => [{ text: 'Group', items: [{ text: 'Inner', items }] }]],
    ['a group with a link', (items) => [{ text: 'Group', link: '/world', items }]],
  ])('checks the items of %s', (_what, sidebar) => {
    const items = [
      { text: 'World', link: '/world' },
      { text: 'Gravity', link: '/world#gravty' },
    ];
    expect(problemsOfConfig({ sidebar: sidebar(items) })).toEqual([
      {
        file: 'docs/site.config.ts',
        message: 'sidebar: dead anchor /world#gravty',
        fix: 'did you mean "gravity"?',
      },
    ]);
  });

  it('checks the link of a group itself', () => {
    const sidebar = [{ text: 'Group', link: '/wrold', items: [{ text: 'World', link: '/world' }] }];
    expect(problemsOfConfig({ sidebar }).map(({ message }) => message)).toEqual([
      'sidebar: dead link /wrold',
    ]);
  });

  it.each<[string, Partial<SiteConfig>]>([
    ['banner', { banner: 'See [the world](/wrold).' }],
    ['outlineFooter', { outlineFooter: '[World](/wrold)' }],
    ['socials', { socials: [{ icon: 'x', link: '/wrold' }] }],
    ['logoUrl', { logoUrl: { light: '/wrold', dark: 'https://e.org/dark.svg' } }],
    ['iconUrl', { iconUrl: '/wrold' }],
    ['appIcons', { appIcons: { 192: '/wrold' } }],
    ['ogImageUrl', { ogImageUrl: '/wrold' }],
    ['ogImageUrl', { ogImageUrl: { '/': '/wrold', '/world': '/%title.png', '/b': '/world' } }],
    ['head.scripts', { head: { scripts: ['/wrold'] } }],
  ])('checks %s', (where, config) => {
    expect(problemsOfConfig(config).map(({ message }) => message)).toEqual([
      `${where}: dead link /wrold`,
    ]);
  });

  it('reports nothing for a config without links', () => {
    expect(problemsOfConfig({})).toEqual([]);
  });
});

it('lists linked files that could be pages by their address, once', async () => {
  const text = '[a](/demo.html) [b](/demo#x) [c](/LICENSE) [d](/files/scene.zip) [e](/world)';
  const page = await compileOnePage('guide.md', `${text} [f](/v1.5) [g](https://e.org/apart)`);
  const { config } = parseConfig(
    { title: 'Engine', topNav: [{ text: 'Apart', link: '/apart/' }] },
    'docs/site.config.ts',
  );
  const targets = {
    ...TARGETS,
    files: new Set([...TARGETS.files, '/apart/index.html', '/no.html']),
  };
  expect(linkedDocuments([page], config, compileSnippets(config), targets)).toEqual([
    '/LICENSE',
    '/apart',
    '/demo',
  ]);
});

const FIXTURE = `# Fixture

A fixture is a collider of 0.5 m. Its sensors come later.

## Bounces

The coefficients of restitution say how much.

#### Detail

Deep down.
`;
const FIXTURE_ROUTES = new Map([['/fixture', await compileOnePage('fixture.md', FIXTURE)]]);

describe('checkTerms', () => {
  it.each([
    ['in the title of a page', 'fixture', '/fixture'],
    ['in its first sentence', 'collider', '/fixture'],
    ['in a heading', 'bounce', '/fixture#bounces'],
    ['in the first sentence of a section, in the plural', 'coefficient', '/fixture#bounces'],
  ])('accepts a term %s', (_where, term, link) => {
    expect(problemsOfTerm(term, link)).toEqual([]);
  });

  it('reports a term that comes later, or is part of a word', () => {
    const message = (term: string) =>
      `site.config.ts terms: neither the heading nor the first sentence of /fixture has "${term}" — write it there, or correct "link"`;
    expect(problemsOfTerm('sensor', '/fixture')).toEqual([message('sensor')]);
    expect(problemsOfTerm('fix', '/fixture')).toEqual([message('fix')]);
  });

  it('reports a heading too deep to start a section', () => {
    expect(problemsOfTerm('detail', '/fixture#detail')).toEqual([
      'site.config.ts terms: /fixture#detail, which explains "detail", is not a heading of level 1 to 3 — link to the heading above it',
    ]);
  });

  it('leaves dead links to the check of links', () => {
    expect(problemsOfTerm('nothing', '/nowhere')).toEqual([]);
    expect(problemsOfTerm('nothing', '/fixture#nowhere')).toEqual([]);
  });
});

async function findProblems(markdown: string, targets: Targets = TARGETS) {
  const page = await compileOnePage('guide.md', markdown);
  const routes = new Map(targets.routes).set('/guide', page);
  return checkPageLinks(page, 'docs/pages/guide.md', { ...targets, routes });
}

function problemsOfConfig(config: Partial<SiteConfig>) {
  const parsed = parseConfig({ title: 'Engine', ...config }, 'docs/site.config.ts');
  expect(parsed.problems).toEqual([]);
  return checkConfigLinks(
    parsed.config,
    compileSnippets(parsed.config),
    'docs/site.config.ts',
    TARGETS,
  );
}

function problemsOfTerm(term: string, link: string): string[] {
  const terms = [{ term, aliases: [], link, meaning: 'It is.' }];
  return checkTerms(terms, FIXTURE_ROUTES, 'site.config.ts').map(formatProblem);
}
