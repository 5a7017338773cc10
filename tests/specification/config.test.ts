import { expect, it, test } from 'vitest';
import docs from '../../docs/site.config.ts';
import { parseConfig } from '../../src/config/load.ts';
import type { SidebarItem } from '../../src/config/schema.ts';

const { config } = parseConfig(docs, 'site.config.ts');

test('the site has its title, its title template, and its base path', () => {
  const { title, titleTemplate, basePath } = config;
  expect({ title, titleTemplate, basePath }).toEqual({
    title: 'Planck.js',
    titleTemplate: '%s – Planck.js',
    basePath: '/planck.js/docs',
  });
});

test('the top navigation leads to the reference, the playground, GitHub, and Discord', () => {
  const links = config.topNav.map((item) => [
    item.text,
    'link' in item ? item.link : item.items.map(({ link }) => link),
  ]);
  expect(links).toEqual([
    ['Learn', ['/learn', '/recipes', '/coming-from', '/troubleshooting', '/performance']],
    ['API Reference', '/api/'],
    ['Playground', ['/playground', expect.stringMatching(/^https:/)]],
    ['GitHub', expect.stringMatching(/^https:\/\/github\.com\//)],
    ['Discord', expect.stringMatching(/^https:\/\/discord\.gg\//)],
  ]);
});

test('the sidebar of the guides has its items in order, in collapsed groups', () => {
  const { sidebar } = config;
  const guides = sidebar && !Array.isArray(sidebar) ? sidebar['/'] : undefined;
  expect(Array.isArray(guides) && guides.map(asText)).toEqual([
    'Introduction',
    'Get Started (collapsed): Run Your Code, Hello World, Core Concepts, Install',
    'API Conventions (collapsed): Units, Factories and Definitions, Implicit Destruction, User Data',
    'World',
    'Body',
    'Fixture',
    'Shape (collapsed): Shape, Circle, Polygon, Edge, Chain',
    'Joint (collapsed): Joint, Distance Joint, Friction Joint, Gear Joint, Motor Joint, Mouse Joint, Prismatic Joint, Pulley Joint, Revolute Joint, Rope Joint, Weld Joint, Wheel Joint',
    'Contacts',
    'Collision',
    'Simulation',
    'Rendering',
    'Testbed',
    'Limitations',
    'API Reference',
    'References & Resources',
    'Credits & License',
  ]);
});

it.each(['discord', 'github', 'telegram', 'warpcast', 'x'])('knows the icon %s', (icon) => {
  const social = { icon, label: 'Chat', link: 'https://example.org' };
  expect(read({ socials: [social] })).toEqual({ socials: [social] });
});

it('knows no other icon', () => {
  const socials = [{ icon: 'myspace', link: 'https://example.org' }];
  expect(parseConfig({ title: 'Docs', socials }, 'site.config.ts').problems).toHaveLength(1);
});

const LIGHT_AND_DARK = { light: '/light.svg', dark: '/dark.svg' };

it.each<[string, object]>([
  ['title and description', { title: 'Docs', description: 'All about it.' }],
  ['titleTemplate', { titleTemplate: '%s – Docs' }],
  ['baseUrl and basePath', { baseUrl: 'https://example.org', basePath: '/docs' }],
  ['iconUrl', { iconUrl: '/icon.svg' }],
  ['iconUrl of each theme', { iconUrl: LIGHT_AND_DARK }],
  ['logoUrl', { logoUrl: '/logo.svg' }],
  ['logoUrl of each theme', { logoUrl: LIGHT_AND_DARK }],
  ['ogImageUrl', { ogImageUrl: '/card.png' }],
  ['ogImageUrl of each prefix', { ogImageUrl: { '/': '/card.png', '/api': '/api.png' } }],
  ['font', { font: { default: { google: 'Inter' }, mono: { google: 'Fira Code' } } }],
  [
    'banner',
    {
      banner: {
        content: 'New',
        backgroundColor: 'navy',
        textColor: 'white',
        dismissable: true,
        height: '3rem',
      },
    },
  ],
  [
    'sponsors',
    {
      sponsors: [
        {
          name: 'Gold',
          height: 60,
          items: [[{ name: 'A', image: '/a.svg', link: 'https://a.example' }]],
        },
      ],
    },
  ],
  [
    'topNav with a link and a group',
    {
      topNav: [
        { text: 'A', link: '/a' },
        { text: 'More', items: [{ text: 'B', link: '/b' }] },
      ],
    },
  ],
  [
    'sidebar',
    { sidebar: [{ text: 'A', link: '/a', match: '/b', collapsed: true, items: [{ text: 'C' }] }] },
  ],
  ['theme.colorScheme', { theme: { colorScheme: 'dark' } }],
  ['editLink', { editLink: { pattern: 'https://example.org/:path', text: 'Improve it' } }],
  ['outlineFooter', { outlineFooter: 'Made with [care](/credits)' }],
])('keeps %s', (_field, fields) => {
  expect(read(fields)).toEqual(fields);
});

/** Checks a config with these fields, expects no problems, and returns the fields of the result. */
function read(fields: object): object {
  const { config, problems } = parseConfig({ title: 'Docs', ...fields }, 'site.config.ts');
  expect(problems).toEqual([]);
  const kept = Object.entries(config).filter(([name]) => name in fields);
  return Object.fromEntries(kept);
}

function asText({ text, collapsed, items }: SidebarItem): string {
  const state = collapsed ? ' (collapsed)' : '';
  return items ? `${text}${state}: ${items.map((item) => item.text).join(', ')}` : text;
}
