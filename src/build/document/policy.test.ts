import { expect, it } from 'vitest';
import { createPagePolicy, type DocumentStyles, headerPolicy, type PolicySite } from './policy.ts';

const HELLO = "'sha256-sah6ejGZ/xnxbOmD7DPmSI9pwKV+XbdZY57Gc135b0s='";
const SITE: PolicySite = { config: { head: { scripts: [] } }, pages: [], snippets: {} };

it('allows the own origin, and inline scripts by their hashes', () => {
  expect(readDirectives(SITE, ['hello();'])).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${HELLO}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'site',
  });
});

it('allows exactly the given styles of a page', () => {
  const own = { element: 'hello();', attributes: [] };
  expect(readDirectives(SITE, [], own)['style-src']).toBe(`'self' ${HELLO}`);
  const withAttributes = { ...own, attributes: ['hello();'] };
  expect(readDirectives(SITE, [], withAttributes)['style-src']).toBe(
    `'self' ${HELLO} ${HELLO} 'unsafe-hashes'`,
  );
});

it('allows every style in the header', () => {
  const font = { default: { google: 'Inter' } };
  const site = { ...SITE, config: { ...SITE.config, font } };
  const createPolicy = createPagePolicy(site, []);
  const page = createPolicy({ element: 'a', attributes: ['b'] });
  expect(headerPolicy(page)).toBe(createPolicy());
});

it('allows the origins of scripts in the config', () => {
  const head = { scripts: ['/own.js', 'https://stats.example/a.js', 'https://stats.example/b.js'] };
  const site = { ...SITE, config: { head } };
  expect(readDirectives(site)['script-src']).toBe("'self' https://stats.example");
});

it('is as strict with scripts of the site itself', () => {
  const config = { ...SITE.config, head: { scripts: ['/messenger.js'] } };
  expect(readDirectives({ ...SITE, config })).toEqual(readDirectives(SITE));
});

it('requires no trusted types of scripts of others', () => {
  const head = { scripts: ['https://stats.example/a.js'] };
  expect(readDirectives({ ...SITE, config: { head } })).not.toHaveProperty('trusted-types');
});

it('allows the origins of pictures in the config, in pages, and in snippets', () => {
  const snippet = { html: '<img src="https://c.example/c.png">', links: [], problems: [] };
  const site = {
    config: { ...SITE.config, logoUrl: { light: 'https://a.example/a.svg', dark: '/b.svg' } },
    pages: [{ html: '<p><img alt="" src="https://b.example/b.png"> <img src="/own.png"></p>' }],
    snippets: { banner: snippet },
  };
  expect(readDirectives(site)['img-src']).toBe(
    "'self' data: https://a.example https://b.example https://c.example",
  );
});

it('allows the origins of everything that pages embed, whatever is before its address', () => {
  const html = [
    '<img alt="a > b" src="https://a.example/a.png" srcset="https://b.example/b.png 1x, https://c.example/c,c.png 2x">',
    '<video poster="https://d.example/d.png" controls><source src="https://e.example/e.mp4"><track src="/f.vtt"></video>',
    '<audio src="https://f.example/?a=1&#x26;b"></audio>',
    '<iframe title="A" src="https://g.example:8080/g"></iframe><iframe src="/h"></iframe>',
    '<svg><image href="https://h.example/h.png"></image></svg>',
    '<a href="https://not.example">a</a> &lt;img src="https://not.example/"> <img src="https://[">',
  ];
  const directives = readDirectives({ ...SITE, pages: html.map((one) => ({ html: one })) });
  const pictures = [...'abcdh'].map((name) => ` https://${name}.example`).join('');
  expect(directives['img-src']).toBe(`'self' data:${pictures}`);
  expect(directives['media-src']).toBe("'self' https://e.example https://f.example");
  expect(directives['frame-src']).toBe("'self' https://g.example:8080");
});

it('allows the media of the site itself', () => {
  const pages = [{ html: '<video src="/a.mp4"></video>' }];
  expect(readDirectives({ ...SITE, pages })['media-src']).toBe("'self'");
});

it('allows the fonts that the config names, and the handler that shows them', () => {
  const site = { ...SITE, config: { ...SITE.config, font: { default: { google: 'Inter' } } } };
  const directives = readDirectives(site);
  expect(directives['script-src']).toMatch(/^'self' 'unsafe-hashes' 'sha256-[^']+'$/);
  expect(directives['style-src']).toBe("'self' 'unsafe-inline' https://fonts.googleapis.com");
  expect(directives['font-src']).toBe('https://fonts.gstatic.com');
});

it('allows fonts of the site itself', () => {
  const fonts = { text: { source: '/fonts/inter.woff2', output: '/assets/inter-0a1b.woff2' } };
  expect(readDirectives({ ...SITE, fonts })['font-src']).toBe("'self'");
  expect(readDirectives(SITE)).not.toHaveProperty('font-src');
});

function readDirectives(
  site: PolicySite,
  inline: string[] = [],
  styles?: DocumentStyles,
): Record<string, string> {
  const entries = createPagePolicy(site, inline)(styles).split('; ');
  return Object.fromEntries(
    entries.map((entry) => [
      entry.slice(0, entry.indexOf(' ')),
      entry.slice(entry.indexOf(' ') + 1),
    ]),
  );
}
