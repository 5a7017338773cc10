import { describe, expect, it } from 'vitest';
import { compileOnePage } from '../../tests/unit/compileContext.ts';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { documentTitle, fontStyles, type HeadTag, headTags, iconType, pageUrl } from './head.ts';

const WORLD = '---\ntitle: World & more\ndescription: All about it.\n---\n';

describe('headTags', () => {
  it('has every tag for a page with all settings', async () => {
    const tags = await createTags('world.md', WORLD, {
      description: 'A site.',
      baseUrl: 'https://e.org',
      basePath: '/docs',
      iconUrl: '/icon.svg',
      ogImageUrl: '/card.png',
    });
    expect(tags.map(formatTag)).toEqual([
      'title: World & more – Engine',
      'meta name=description content=All about it.',
      'meta name=twitter:card content=summary_large_image',
      'meta name=twitter:image:alt content=World & more',
      'meta property=og:type content=article',
      'meta property=og:title content=World & more',
      'meta property=og:description content=All about it.',
      'meta property=og:site_name content=Engine',
      'meta property=og:url content=https://e.org/docs/world',
      'meta property=og:image content=https://e.org/docs/card.png',
      'meta property=og:image:alt content=World & more',
      'link rel=canonical href=https://e.org/docs/world',
      'link rel=alternate type=text/markdown href=/docs/world.md',
      'link rel=manifest href=/docs/manifest.webmanifest',
      'link rel=icon href=/docs/icon.svg type=image/svg+xml',
    ]);
  });

  it('omits tags without a value', async () => {
    expect((await createTags('world.md', '# World')).map(formatTag)).toEqual([
      'title: World – Engine',
      'meta name=twitter:card content=summary',
      'meta property=og:type content=article',
      'meta property=og:title content=World',
      'meta property=og:site_name content=Engine',
      'link rel=alternate type=text/markdown href=/world.md',
      'link rel=manifest href=/manifest.webmanifest',
    ]);
  });

  it('names the locale of a language other than English', async () => {
    const localeIn = async (lang?: string) =>
      (await createTags('world.md', '# World', { title: 'Engine', lang })).find(
        ({ attributes }) => attributes.property === 'og:locale',
      )?.attributes.content;
    expect(await localeIn()).toBeUndefined();
    expect(await localeIn('ja')).toBe('ja_JP');
  });

  it('falls back to the description of the site', async () => {
    const tags = await createTags('world.md', '# World', { description: 'A site.' });
    const descriptions = tags.map(formatTag).filter((line) => line.includes('description'));
    expect(descriptions).toEqual([
      'meta name=description content=A site.',
      'meta property=og:description content=A site.',
    ]);
  });

  it('types the home page as a website, not an article', async () => {
    const lines = (await createTags('index.md', '# Home', { baseUrl: 'https://e.org' })).map(
      formatTag,
    );
    expect(lines).toContain('meta property=og:type content=website');
    expect(lines).toContain('link rel=canonical href=https://e.org/');
    expect(lines).toContain('link rel=alternate type=text/markdown href=/index.md');
  });

  it('excludes the not-found page from search engines, without a canonical address', async () => {
    const lines = (await createTags('404.md', '# Lost', { baseUrl: 'https://e.org' })).map(
      formatTag,
    );
    expect(lines).toContain('meta name=robots content=noindex');
    expect(lines.filter((line) => /canonical|og:url|alternate/.test(line))).toEqual([]);
  });

  it('links to an icon for each theme', async () => {
    const iconUrl = { light: '/sun.png', dark: 'https://cdn.e.org/moon.webp?v=2' };
    const tags = await createTags('index.md', '', { basePath: '/docs', iconUrl });
    expect(tags.map(formatTag).filter((line) => line.includes('rel=icon'))).toEqual([
      'link rel=icon href=/docs/sun.png type=image/png media=(prefers-color-scheme: light)',
      'link rel=icon href=https://cdn.e.org/moon.webp?v=2 type=image/webp media=(prefers-color-scheme: dark)',
    ]);
  });

  it('requests both font families in one stylesheet, without blocking rendering', async () => {
    const font = { default: { google: 'Inter' }, mono: { google: 'JetBrains Mono' } };
    const tags = await createTags('index.md', '', { font });
    const families = 'family=Inter:wght@400..700&family=JetBrains%20Mono:wght@400..700';
    const sheet = `https://fonts.googleapis.com/css2?${families}&display=swap`;
    expect(tags.map(formatTag).filter((line) => line.includes('https:'))).toEqual([
      'link rel=preconnect href=https://fonts.gstatic.com crossorigin=',
      `link rel=stylesheet href=${sheet} media=print onload=this.media='all'`,
    ]);
  });

  it('declares fonts of the site itself, which never replace another while a page is read', () => {
    const output = '/assets/My Font (1)-0a1b.woff2';
    const fonts = { text: { source: '/fonts/My Font (1).woff2', output } };
    const style = fontStyles(createConfig({ basePath: '/docs' }), fonts);
    expect(style).toContain('url("/docs/assets/My%20Font%20(1)-0a1b.woff2")');
    expect(style).toContain('font-display:optional');
    expect(style).toContain(':root{--family-text:"site-text"}');
  });

  it.each([undefined, {}, { mono: {} }])('requests no font for the setting %j', async (font) => {
    const tags = await createTags('index.md', '', { font });
    expect(tags.map(formatTag).filter((line) => line.includes('https:'))).toEqual([]);
  });
});

describe('the image of a link preview', () => {
  const template = 'https://og.e.org/card?logo=%logo&title=%title&description=%description';
  const site = { baseUrl: 'https://e.org', basePath: '/docs' };

  it.each<[string, Partial<SiteConfig>, string | undefined]>([
    ['none is configured', site, 'https://e.org/docs/pictures/pages/world.png'],
    ['the site has no origin', { basePath: '/docs' }, undefined],
    ['all pages share one', { ...site, ogImageUrl: '/card.png' }, 'https://e.org/docs/card.png'],
    [
      'its folder has the name of the base path',
      { ...site, ogImageUrl: '/docs/card.png' },
      'https://e.org/docs/docs/card.png',
    ],
    [
      'it is on another site',
      { ...site, ogImageUrl: 'https://cdn.e.org/card.png' },
      'https://cdn.e.org/card.png',
    ],
    [
      'several prefixes match',
      { ...site, ogImageUrl: { '/': '/a.png', '/world': '/b.png', '/world/x': '/c.png' } },
      'https://e.org/docs/b.png',
    ],
    [
      'no prefix matches',
      { ...site, ogImageUrl: { '/body': '/a.png', '/worl': '/b.png' } },
      'https://e.org/docs/pictures/pages/world.png',
    ],
    [
      'it is a template',
      { ...site, ogImageUrl: template, logoUrl: '/logo.svg' },
      'https://og.e.org/card?logo=https%3A%2F%2Fe.org%2Fdocs%2Flogo.svg&title=World%20%26%20more&description=All%20about%20it.',
    ],
    [
      'the logo in a template has two themes',
      {
        ...site,
        ogImageUrl: 'https://og.e.org/?%logo',
        logoUrl: { light: 'https://e.org/sun.svg', dark: '/moon.svg' },
      },
      'https://og.e.org/?https%3A%2F%2Fe.org%2Fsun.svg',
    ],
    [
      'there is no logo for a template',
      { ...site, ogImageUrl: 'https://og.e.org/?l=%logo&again=%title,%title' },
      'https://og.e.org/?l=&again=World%20%26%20more,World%20%26%20more',
    ],
  ])('is right when %s', async (_when, config, expected) => {
    const tags = await createTags('world.md', WORLD, config);
    const images = tags.filter(({ attributes }) => attributes.property === 'og:image');
    expect(images.map(({ attributes }) => attributes.content)).toEqual(
      expected === undefined ? [] : [expected],
    );
  });
});

it('describes the picture that the build draws', async () => {
  const lines = (await createTags('world.md', WORLD, { baseUrl: 'https://e.org' })).map(formatTag);
  expect(lines.filter((line) => /(image:|twitter:card)/.test(line))).toEqual([
    'meta name=twitter:card content=summary_large_image',
    'meta name=twitter:image:alt content=World & more – Engine',
    'meta property=og:image:width content=1200',
    'meta property=og:image:height content=630',
    'meta property=og:image:alt content=World & more – Engine',
  ]);
});

it.each([
  ['the not-found page', '404.md', '# Lost'],
  ['a page that is not listed', 'draft.md', '---\nlisted: false\n---\n# Draft'],
])('has no picture of %s', async (_what, file, text) => {
  const lines = (await createTags(file, text, { baseUrl: 'https://e.org' })).map(formatTag);
  expect(lines.filter((line) => line.includes('image'))).toEqual([]);
});

describe('documentTitle', () => {
  it.each([
    ['World', undefined, 'World – Engine'],
    ['World', '%s | Kitchen', 'World | Kitchen'],
    ['Save $& spend $1', '%s | Kitchen', 'Save $& spend $1 | Kitchen'],
    ['Engine', '%s | Kitchen', 'Engine'],
  ])('of "%s" in the template %s is "%s"', async (title, titleTemplate, expected) => {
    const page = await compileOnePage('x.md', `---\ntitle: ${title}\n---\n`);
    expect(documentTitle(createConfig({ titleTemplate }), page)).toBe(expected);
  });
});

describe('pageUrl', () => {
  it.each([
    ['/', 'https://e.org/docs/'],
    ['/world', 'https://e.org/docs/world'],
    ['/größe', 'https://e.org/docs/gr%C3%B6%C3%9Fe'],
  ])('of %s is %s', (path, expected) => {
    const config = createConfig({ baseUrl: 'https://e.org/', basePath: '/docs/' });
    expect(pageUrl(config, path)).toBe(expected);
  });

  it('is undefined on a site without an origin', () => {
    expect(pageUrl(createConfig({ basePath: '/docs' }), '/world')).toBeUndefined();
  });
});

describe('iconType', () => {
  it.each([
    ['/icon.svg', 'image/svg+xml'],
    ['/icon.png', 'image/png'],
    ['/icon.jpg', 'image/jpeg'],
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.webp', 'image/webp'],
    ['/ICON.PNG', 'image/png'],
    ['https://e.org/icon.svg?v=1.png#x.ico', 'image/svg+xml'],
    ['/icon.gif', undefined],
    ['/icon', undefined],
  ])('of %s is %s', (address, expected) => {
    expect(iconType(address)).toBe(expected);
  });
});

async function createTags(filePath: string, text: string, config: Partial<SiteConfig> = {}) {
  return headTags(createConfig(config), await compileOnePage(filePath, text));
}

/** Formats a tag on one line: `meta name=robots content=noindex`. */
function formatTag({ tag, attributes, text }: HeadTag): string {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const words = present.map(([name, value]) => ` ${name}=${value}`).join('');
  return tag + words + (text === undefined ? '' : `: ${text}`);
}

function createConfig(config: Partial<SiteConfig>) {
  return parseConfig({ title: 'Engine', ...config }, 'site.config.ts').config;
}
