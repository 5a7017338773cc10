import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { describe, expect, it, vi } from 'vitest';
import { elements } from '../../../tests/unit/elements.ts';
import { defaultConfig } from '../../config/load.ts';
import { INLINE_DATA_ID, type InlineData } from '../../shell/data/firstView.ts';
import type { HeadTag } from '../../site/head.ts';
import { shellConfig } from '../../site/shellConfig.ts';
import { type DocumentParts, renderDocument } from './document.tsx';

const INJECTIONS = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>',
  '\u2028 & "quoted" \'single\' \\u003c $& $1',
];

describe('renderDocument', () => {
  it.each(INJECTIONS)('contains the data, even with %j in it', (injection) => {
    const data = createData({ title: injection, description: injection });
    const document = parse({ data });
    const [script] = elements(
      document,
      'script',
      ({ properties }) => properties.id === INLINE_DATA_ID,
    );
    expect(script?.properties.type).toBe('application/json');
    expect(JSON.parse(toText(script as Element))).toEqual(data);
    expect(elements(document, 'script').length).toBe(3);
  });

  it('inserts the shell unchanged', () => {
    const shell = '<main>$& $1 <p>größe</p></main>';
    expect(renderDocument(createParts({ shell }))).toContain(`<div id="app:root">${shell}</div>`);
  });

  it('sets the theme before anything that paints', () => {
    const html = renderDocument(createParts({}));
    const [theme = -1, ...others] = ['head();', '<style>', '<body>'].map((text) =>
      html.indexOf(text),
    );
    expect(theme).toBeGreaterThan(0);
    expect(Math.min(...others)).toBeGreaterThan(theme);
    const [script] = elements(
      parse({}),
      'script',
      ({ properties }) => properties.dataScheme !== undefined,
    );
    expect(script?.properties).toEqual({ dataScheme: 'system' });
  });

  it('passes the addresses of the app to the start script', () => {
    const [start] = elements(
      parse({}),
      'script',
      ({ properties }) => properties.dataApp !== undefined,
    );
    expect(start?.properties).toEqual({
      dataApp: '/docs/assets/start.js',
      dataChunks: '/docs/assets/a.js /docs/assets/b.js',
    });
    expect(toText(start as Element)).toBe('start();');
  });

  it.each([
    ['ja', '<html lang="ja" data-site="/">'],
    ['ar', '<html lang="ar" dir="rtl" data-site="/">'],
  ])('declares the language %s', (lang, start) => {
    expect(renderDocument(createParts({ lang }))).toContain(start);
  });

  it('declares doctype, language, encoding, and viewport', () => {
    const html = renderDocument(createParts({}));
    expect(html.slice(0, html.indexOf('<link'))).toBe(
      '<!doctype html>\n<html lang="en" data-site="/">\n<head>\n<meta charset="utf-8">\n' +
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    );
  });

  it('loads no script or style before the first paint', () => {
    const document = parse({});
    expect(elements(document, 'script', ({ properties }) => properties.src !== undefined)).toEqual(
      [],
    );
    expect(
      elements(document, 'link', ({ properties }) => !properties.rel?.includes('expect')),
    ).toEqual([]);
  });

  it('delays the first paint until the whole top bar has arrived', () => {
    const expected = '<link rel="expect" href="#app:top" blocking="render">';
    expect(renderDocument(createParts({}))).toContain(expected);
  });

  it('has a rule for each style of the article, and a policy for its own styles', () => {
    const article = '<p data-style="color:red">A</p><code> style="x"</code>';
    const policy = vi.fn(() => "style-src 'self'");
    const app = { ...createParts({}).app, policy };
    const html = renderDocument(
      createParts({
        article,
        styles: ['color:red'],
        fonts: ':root{--family-text:"A"}',
        shell: `<div style="--b:&quot;c&quot;">${article}</div>`,
        app,
      }),
    );
    const [, css = ''] = /<style>(@layer[^<]*)<\/style>/.exec(html) ?? [];
    expect(css).toContain(':root{--family-text:"A"}body{}');
    expect(css).toMatch(/\[data-style="color:red"\]\{color:red\}$/);
    expect(policy).toHaveBeenCalledExactlyOnceWith({
      element: css,
      attributes: ['--b:"c"'],
    });
    expect(html).toContain(
      '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'">',
    );
  });

  it('prints the tags of the head', () => {
    const head: HeadTag[] = [
      { tag: 'title', attributes: {}, text: 'World & <more>' },
      { tag: 'meta', attributes: { name: 'description', content: 'A "quoted" & <b>text</b>' } },
      { tag: 'link', attributes: { rel: 'icon', href: '/icon.svg', media: undefined } },
    ];
    const html = renderDocument(createParts({ head }));
    const printed = html.slice(html.indexOf('<title>'), html.indexOf('</head>')).trim();
    expect(printed.split('\n').slice(0, 3)).toEqual([
      '<title>World &amp; &lt;more&gt;</title>',
      '<meta name="description" content="A &quot;quoted&quot; &amp; &lt;b&gt;text&lt;/b&gt;">',
      '<link rel="icon" href="/icon.svg">',
    ]);
  });

  it.each(INJECTIONS)('escapes a title and a description of %j', (injection) => {
    const head: HeadTag[] = [
      { tag: 'title', attributes: {}, text: injection },
      { tag: 'meta', attributes: { name: 'description', content: injection } },
    ];
    const document = parse({ head });
    expect(elements(document, 'title').map(toText)).toEqual([injection]);
    const descriptions = elements(
      document,
      'meta',
      ({ properties }) => properties.name === 'description',
    );
    expect(descriptions.map(({ properties }) => properties.content)).toEqual([injection]);
  });
});

function parse(parts: Partial<DocumentParts>): Root {
  return fromHtml(renderDocument(createParts(parts)));
}

function createParts(parts: Partial<DocumentParts>): DocumentParts {
  return {
    lang: 'en',
    article: '',
    styles: [],
    head: [{ tag: 'title', attributes: {}, text: 'World' }],
    fonts: '',
    shell: '<main></main>',
    data: createData({}),
    app: {
      inline: { head: 'head();', start: 'start();' },
      entry: '/docs/assets/start.js',
      chunks: ['/docs/assets/a.js', '/docs/assets/b.js'],
      css: () => 'body{}',
      headHtml: '<meta name="extra">',
    },
    ...parts,
  };
}

function createData(view: Partial<InlineData['view']>): InlineData {
  return {
    // JSON drops keys without a value.
    config: JSON.parse(
      JSON.stringify(shellConfig({ config: defaultConfig('Engine'), snippets: {} })),
    ),
    view: {
      version: '1',
      path: '/world',
      title: 'World',
      documentTitle: 'World – Engine',
      description: '',
      layout: 'docs',
      content: { width: '80ch' },
      showLogo: true,
      showTopNav: true,
      showOutline: true,
      ...view,
    },
    sidebar: { backLink: false },
  };
}
