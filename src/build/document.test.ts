import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../config/load.ts';
import { INLINE_DATA_ID, type InlineData } from '../shell/data/firstView.ts';
import type { HeadTag } from '../site/head.ts';
import { shellConfig } from '../site/shellConfig.ts';
import { type DocumentParts, renderDocument } from './document.tsx';

const TRICKS = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>',
  '\u2028 & "quoted" \'single\' \\u003c $& $1',
];

describe('renderDocument', () => {
  it.each(TRICKS)('carries the data through, even with %j in it', (trick) => {
    const data = dataOf({ title: trick, description: trick });
    const document = parse({ data });
    const [script] = all(document, 'script', ({ id }) => id === INLINE_DATA_ID);
    expect(script?.properties.type).toBe('application/json');
    expect(JSON.parse(textOf(script as Element))).toEqual(data);
    expect(all(document, 'script').length).toBe(3);
  });

  it('puts the shell into the root as it is', () => {
    const shell = '<main>$& $1 <p>größe</p></main>';
    expect(renderDocument(partsOf({ shell }))).toContain(`<div id="root">${shell}</div>`);
  });

  it('sets the theme before anything else that could paint', () => {
    const html = renderDocument(partsOf({}));
    const [theme = -1, ...others] = ['head();', '<style>', '<body>'].map((text) =>
      html.indexOf(text),
    );
    expect(theme).toBeGreaterThan(0);
    expect(Math.min(...others)).toBeGreaterThan(theme);
    const [script] = all(parse({}), 'script', ({ dataScheme }) => dataScheme !== undefined);
    expect(script?.properties).toEqual({ dataScheme: 'system' });
  });

  it('tells the start script where the app lies', () => {
    const [start] = all(parse({}), 'script', ({ dataApp }) => dataApp !== undefined);
    expect(start?.properties).toEqual({
      dataApp: '/docs/assets/start.js',
      dataChunks: '/docs/assets/a.js /docs/assets/b.js',
    });
    expect(textOf(start as Element)).toBe('start();');
  });

  it('declares doctype, language, encoding and viewport', () => {
    const html = renderDocument(partsOf({}));
    expect(html.slice(0, html.indexOf('<link'))).toBe(
      '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    );
  });

  it('asks for no script or style before the first paint', () => {
    const document = parse({});
    expect(all(document, 'script', ({ src }) => src !== undefined)).toEqual([]);
    expect(all(document, 'link', ({ rel }) => !rel?.includes('expect'))).toEqual([]);
  });

  it('has the first paint wait for the whole top bar, which may arrive in halves', () => {
    const expected = '<link rel="expect" href="#top" blocking="render">';
    expect(renderDocument(partsOf({}))).toContain(expected);
  });

  it('prints the tags of the head', () => {
    const head: HeadTag[] = [
      { tag: 'title', attributes: {}, text: 'World & <more>' },
      { tag: 'meta', attributes: { name: 'description', content: 'A "quoted" & <b>text</b>' } },
      { tag: 'link', attributes: { rel: 'icon', href: '/icon.svg', media: undefined } },
      { tag: 'script', attributes: { src: '/messenger.js', async: true } },
    ];
    const html = renderDocument(partsOf({ head }));
    const printed = html.slice(html.indexOf('<title>'), html.indexOf('</head>')).trim();
    expect(printed.split('\n').slice(0, 4)).toEqual([
      '<title>World &amp; &lt;more&gt;</title>',
      '<meta name="description" content="A &quot;quoted&quot; &amp; &lt;b&gt;text&lt;/b&gt;">',
      '<link rel="icon" href="/icon.svg">',
      '<script src="/messenger.js" async></script>',
    ]);
  });

  it.each(TRICKS)('gives back a title and a description of %j', (trick) => {
    const head: HeadTag[] = [
      { tag: 'title', attributes: {}, text: trick },
      { tag: 'meta', attributes: { name: 'description', content: trick } },
    ];
    const document = parse({ head });
    expect(all(document, 'title').map(textOf)).toEqual([trick]);
    const descriptions = all(document, 'meta', ({ name }) => name === 'description');
    expect(descriptions.map(({ properties }) => properties.content)).toEqual([trick]);
  });
});

function parse(parts: Partial<DocumentParts>): Root {
  return fromHtml(renderDocument(partsOf(parts)));
}

function partsOf(parts: Partial<DocumentParts>): DocumentParts {
  return {
    head: [{ tag: 'title', attributes: {}, text: 'World' }],
    shell: '<main></main>',
    data: dataOf({}),
    app: {
      inline: { head: 'head();', start: 'start();' },
      entry: '/docs/assets/start.js',
      chunks: ['/docs/assets/a.js', '/docs/assets/b.js'],
      css: 'body{}',
      headHtml: '<meta name="extra">',
    },
    ...parts,
  };
}

function dataOf(view: Partial<InlineData['view']>): InlineData {
  return {
    // As JSON gives it back: without keys that have no value.
    config: JSON.parse(
      JSON.stringify(shellConfig({ config: defaultConfig('Engine'), snippets: {} })),
    ),
    view: {
      version: 1,
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
    sidebar: { backLink: false, items: [{ text: 'World', link: '/world' }] },
  };
}

function all(
  tree: Root,
  name: string,
  test: (properties: Element['properties']) => boolean = () => true,
): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === name && test(node.properties)) found.push(node);
  });
  return found;
}
