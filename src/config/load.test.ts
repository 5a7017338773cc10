import { describe, expect, it } from 'vitest';
import { CONFIG_FILE, defaultConfig, parseAddress, parseConfig } from './load.ts';
import { formatProblem } from './problem.ts';
import { siteSchema } from './schema.ts';

const ADDRESS = 'a path that starts with "/", or a full URL';
const ITEM = { id: 'a', text: 'A', link: '/' };
const BASE_PATH = 'a path such as "/docs", of letters, digits, and the characters . _ ~ -';
const PATH = 'a path that starts with "/"';

describe('parseConfig', () => {
  it('returns a valid config with its defaults and without problems', () => {
    expect(parseConfig({ title: 'Docs', basePath: '/docs/' }, CONFIG_FILE)).toEqual({
      config: siteSchema.parse({ title: 'Docs', basePath: '/docs' }),
      problems: [],
    });
  });

  it('returns a default config if there is a problem', () => {
    const { config, problems } = parseConfig({ title: 'Docs', titel: 'Docs' }, CONFIG_FILE);
    expect(config).toEqual(defaultConfig('Documentation'));
    expect(problems).toHaveLength(1);
  });

  it('requires a title', () => {
    expect(messages({ title: undefined })).toEqual(['"title" is missing — add it: a string']);
  });

  it.each<[Record<string, unknown>, string]>([
    [
      { search: { bm25: { b: 2 } } },
      '"search.bm25.b" must be a number from 0 to 1, not 2 — change "search.bm25.b"',
    ],
    [
      { ogImageUrl: { x: '/a' } },
      'the key "ogImageUrl.x" must be a path that starts with "/" — change the key',
    ],
    [
      { topNav: [{ text: 'a', items: [{ text: 'x' }] }] },
      '"topNav[0].items[0].link" is missing — add it: a string',
    ],
    [{ title: 1n }, '"title" must be a string, not 1n — change "title"'],
  ])('reports the mistake in %o', (config, message) => {
    expect(messages(config)).toEqual([message]);
  });

  it('says where the valid keys are', () => {
    expect(messages({ plugins: [] })).toEqual([
      'unknown key "plugins" — valid keys are in src/config/schema.ts',
    ]);
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ title: '' }, 'title', 'non-empty text, not ""'],
    [{ lang: 'jp' }, 'lang', 'a language tag such as "en", "ja", or "pt-BR", not "jp"'],
    [
      { titleTemplate: 'Docs' },
      'titleTemplate',
      'text with "%s" in place of the page title, not "Docs"',
    ],
    [{ description: null }, 'description', 'a string, not null'],
    [{ baseUrl: 'a.org' }, 'baseUrl', 'an origin such as "https://example.org", not "a.org"'],
    [
      { baseUrl: 'https://a.org/b' },
      'baseUrl',
      'an origin such as "https://example.org", not "https://a.org/b"',
    ],
    [{ basePath: 'docs' }, 'basePath', `${BASE_PATH}, not "docs"`],
    [{ basePath: '//docs' }, 'basePath', `${BASE_PATH}, not "//docs"`],
    [{ basePath: '/a b' }, 'basePath', `${BASE_PATH}, not "/a b"`],
    [{ basePath: '/a;b' }, 'basePath', `${BASE_PATH}, not "/a;b"`],
    [{ basePath: '/a%3Bb' }, 'basePath', `${BASE_PATH}, not "/a;b"`],
    [{ basePath: '/$(a)' }, 'basePath', `${BASE_PATH}, not "/$(a)"`],
    [{ basePath: '/a\nb' }, 'basePath', `${BASE_PATH}, not "/a\\nb"`],
    [{ basePath: '/a/../b' }, 'basePath', `${BASE_PATH}, not "/a/../b"`],
    [
      { baseUrl: 'https://a.org;b' },
      'baseUrl',
      'an origin such as "https://example.org", not "https://a.org;b"',
    ],
    [{ iconUrl: 5 }, 'iconUrl', 'a path, or { light, dark } with a path for each theme, not 5'],
    [{ logoUrl: 'logo.svg' }, 'logoUrl', `${ADDRESS}, not "logo.svg"`],
    [{ logoUrl: { light: '/a', dark: 'b' } }, 'logoUrl.dark', `${ADDRESS}, not "b"`],
    [{ ogImageUrl: 5 }, 'ogImageUrl', 'a URL, or a URL for each path prefix, not 5'],
    [{ ogImageUrl: { '/api': 'x' } }, 'ogImageUrl["/api"]', `${ADDRESS}, not "x"`],
    [
      { font: { mono: { google: '' } } },
      'font.mono.google',
      'the name of a font family, such as "Inter", not ""',
    ],
    [
      { banner: 5 },
      'banner',
      'Markdown text, or { content, backgroundColor, textColor, dismissable, height }, not 5',
    ],
    [{ banner: { content: 'x', dismissable: 5 } }, 'banner.dismissable', 'true or false, not 5'],
    [
      { sponsors: [{ name: 'a', height: 0, items: [] }] },
      'sponsors[0].height',
      'a number above 0, not 0',
    ],
    [{ topNav: {} }, 'topNav', 'a list, not {}'],
    [{ topNav: ['/'] }, 'topNav[0]', '{ text, link } or { text, items }, not "/"'],
    [{ topNav: [{ text: 'a', link: 'b' }] }, 'topNav[0].link', `${ADDRESS}, not "b"`],
    [{ topNav: [ITEM, ITEM] }, 'topNav[1].id', 'different from those of its neighbors, not "a"'],
    [
      { sidebar: [{ text: 'a', items: [ITEM, ITEM] }] },
      'sidebar[0].items[1].id',
      'different from those of its neighbors, not "a"',
    ],
    [{ topNav: [{ text: 'a', items: [] }] }, 'topNav[0].items', 'at least one item, not []'],
    [{ sidebar: 5 }, 'sidebar', 'a list of items, or a list for each path prefix, not 5'],
    [{ sidebar: { '/a': 5 } }, 'sidebar["/a"]', 'a list of items, or { backLink, items }, not 5'],
    [{ sidebar: [{ text: 'a', match: 'b' }] }, 'sidebar[0].match', `${PATH}, not "b"`],
    [
      { sidebar: [{ text: 'a', items: [{ text: 'b', collapsed: 'no' }] }] },
      'sidebar[0].items[0].collapsed',
      'a boolean, not "no"',
    ],
    [
      { socials: [{ icon: 'mastodon', link: '/' }] },
      'socials[0].icon',
      '"discord", "github", "telegram", "warpcast", or "x", not "mastodon"',
    ],
    [
      { editLink: { pattern: '/e' } },
      'editLink.pattern',
      'a URL with ":path" in place of the file, not "/e"',
    ],
    [
      { search: { fuzzy: '0.2' } },
      'search.fuzzy',
      'a number, or true for 0.2, or false, not "0.2"',
    ],
    [{ search: { boost: { title: 0 } } }, 'search.boost.title', 'a number above 0, not 0'],
    [{ head: { scripts: ['a.js'] } }, 'head.scripts[0]', `${ADDRESS}, not "a.js"`],
  ])('rejects %j', (config, key, expected) => {
    expect(messages(config)).toEqual([`"${key}" must be ${expected} — change "${key}"`]);
  });

  it.each([
    [
      { theme: { colorScheme: 'drak' } },
      '"theme.colorScheme" must be "light", "dark", or "system", not "drak" — did you mean "dark"?',
    ],
    [{ sidebar: [{ text: 'a', lnk: '/' }] }, 'unknown key "sidebar[0].lnk" — did you mean "link"?'],
    [
      { sidebar: [{ text: 'a', gravity: 1 }] },
      'unknown key "sidebar[0].gravity" — valid keys are id, text, link, match, collapsed, items',
    ],
    [
      { sidebar: { '/a': [{ text: 'a', gravity: 1 }] } },
      'unknown key "sidebar["/a"][0].gravity" — valid keys are id, text, link, match, collapsed, items',
    ],
    [
      { sidebar: { '/a': { gravity: 1, items: [] } } },
      'unknown key "sidebar["/a"].gravity" — valid keys are backLink, items',
    ],
    [
      { sidebar: { '/a': [{ text: 'a', itens: [] }] } },
      'unknown key "sidebar["/a"][0].itens" — did you mean "items"?',
    ],
    [{ iconUrl: { light: '/a' } }, '"iconUrl.dark" is missing — add it: a string'],
    [
      { search: { boost: { titel: 4 } } },
      'unknown key "search.boost.titel" — did you mean "title"?',
    ],
  ])('suggests a fix for %j', (config, message) => {
    expect(messages(config)).toEqual([message]);
  });
});

describe('defaultConfig', () => {
  it('has the given title and otherwise defaults', () => {
    expect(defaultConfig('notes')).toEqual(siteSchema.parse({ title: 'notes' }));
  });
});

/** Returns the messages for a config that is valid except for the given keys, without the file name. */
function messages(config: Record<string, unknown>): string[] {
  const { problems } = parseConfig({ title: 'Docs', ...config }, 'docs/site.config.ts');
  return problems.map(formatProblem).map((message) => {
    expect(message).toMatch(/^docs\/site\.config\.ts /);
    return message.slice('docs/site.config.ts '.length);
  });
}

describe('parseAddress', () => {
  it.each([
    ['https://example.org', 'https://example.org', ''],
    ['https://me.github.io/planck.js/docs/', 'https://me.github.io', '/planck.js/docs'],
    ['http://localhost:8080/gr%C3%B6%C3%9Fe', 'http://localhost:8080', '/gr%C3%B6%C3%9Fe'],
  ])('splits %s', (address, baseUrl, basePath) => {
    expect(parseAddress(address)).toEqual({ baseUrl, basePath });
  });

  it.each([
    'fork',
    'ftp://example.org',
    'https://example.org//docs',
    'https://example.org/a b',
    'https://example.org/a;b',
    'https://example.org/$(a)',
    'https://example.org/a\nb',
    'https://example.org/docs?x',
    'https://example.org/docs#x',
  ])('refuses %j', (address) => {
    expect(parseAddress(address)).toBeUndefined();
  });
});
