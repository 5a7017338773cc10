import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { compileContext } from '../../tests/unit/compileContext.ts';
import { formatProblem } from '../config/problem.ts';
import { compilePage } from './compilePage.ts';
import { blockedProblems, resolveEmbeds } from './embeds.ts';
import type { ImageContext } from './images.ts';
import { renderMarkdown } from './markdown.ts';

const context: ImageContext = {
  basePath: '/docs',
  readImage: async (src) =>
    src.includes('missing') ? undefined : { source: `/s/${src}`, output: `/assets/1-${src}` },
};

describe('resolveEmbeds', () => {
  it.each([
    ['<video src="a.mp4" poster="a.png"></video>', 'a.mp4 a.png'],
    ['<audio controls src="a#1.mp3"></audio>', 'a#1.mp3'],
    ['<video>\n<source src="a.webm">\n<track src="a.vtt">\n</video>', 'a.webm a.vtt'],
    ['<img alt="" srcset="a.png 1x, b.png 2x">', 'a.png b.png'],
    ['<img alt="" srcset="a.png">', 'a.png'],
    ['<picture><source srcset="a,b.avif 640w,c.avif 2x"></picture>', 'a,b.avif c.avif'],
    ['<svg><image href="a.png" /></svg>', 'a.png'],
    ['<input type="image" alt="" src="a.png">', 'a.png'],
  ])('copies the files of %s', async (written, names) => {
    const { html, images, problems } = await resolve(written);
    expect(images.map(({ output }) => output)).toEqual(
      names.split(' ').map((name) => `/assets/1-${name}`),
    );
    expect(problems).toEqual([]);
    for (const name of names.split(' '))
      expect(html).toContain(`/docs/assets/1-${name.replace('#', '%23')}`);
  });

  it.each([
    '<img alt="" src="https://e.org/a.png" srcset="https://e.org/a.png 1x, https://e.org/b.png 2x">',
    '<video src="https://e.org/a.mp4"></video>',
    '<iframe src="https://e.org/a"></iframe>',
    '<img alt="" src="data:image/png;base64,AA" srcset="data:image/png;base64,AA 2x">',
    '<input type="image" alt="" src="data:image/png;base64,AA">',
  ])('leaves files elsewhere: %s', async (written) => {
    const { html, ...result } = await resolve(written);
    expect(html).toContain(written);
    expect(result).toEqual({ images: [], problems: [] });
  });

  it.each(['img', 'video', 'iframe'])('completes the address //e.org of <%s>', async (name) => {
    expect((await resolve(`<${name} src="//e.org/a">`)).html).toContain('src="https://e.org/a"');
  });

  it.each([
    ['<video src="missing.mp4"></video>', 'a.md:3 file not found: missing.mp4'],
    ['<img alt="" srcset="a.png, missing.png 2x">', 'a.md:3 image not found: missing.png'],
    ['<video poster="missing.png"></video>', 'a.md:3 image not found: missing.png'],
    [
      '<audio src="data:audio/mp3;base64,AA"></audio>',
      'a.md:3 <audio> cannot load "data:" addresses',
    ],
    ['<iframe src="blob:a"></iframe>', 'a.md:3 <iframe> cannot load "blob:" addresses'],
  ])('reports %s', async (written, message) => {
    const { problems } = await resolve(`Text.\n\n${written}`);
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(matchStart(message))]);
  });

  async function resolve(text: string) {
    const tree = renderMarkdown(text);
    const result = await resolveEmbeds(tree, 'a.md', 'a.md', context);
    return { html: toHtml(tree), ...result };
  }
});

const BLOCKED: [written: string, what: string, line?: number][] = [
  ['<script>hello()</script>', '<script>'],
  ['<script type="module" src="https://e.org/a.js"></script>', '<script>'],
  ['<div>\n<style>p { color: red }</style>\n</div>', '<style>', 4],
  ['<svg><style>a</style></svg>', '<style>'],
  ['<link rel="stylesheet" href="/a.css">', '<link>'],
  ['<object data="a.pdf"></object>', '<object>'],
  ['<embed src="a.pdf">', '<embed>'],
  ['<form action="https://e.org"></form>', '<form>'],
  ['<button onclick="hello()">A</button>', '"onclick"'],
  ['A <b onMouseOver="hello()">b</b>.', '"onmouseover"'],
  ['<img alt="" src="https://e.org/a.png" onerror="hello()">', '"onerror"'],
  ['<a href="javascript:hello()">A</a>', '"javascript:"'],
  ['<iframe srcdoc="<p>"></iframe>', '"srcdoc"'],
  ['<p style="background: url(a.png)">A</p>', 'a file in a style attribute'],
];

describe('blockedProblems', () => {
  it.each(BLOCKED)('reports %s with its line', (written, what, line = 3) => {
    const problems = blockedProblems(renderMarkdown(`Text.\n\n${written}`), 'a.md');
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(matchStart(`a.md:${line} ${what} has no effect on pages`)),
    ]);
  });

  it.each([
    '<script type="application/ld+json">{}</script>',
    '<link itemprop="license" href="/a">',
    '<p style="color: red; background: url(data:image/png;base64,AA); mask: url(#a)">A</p>',
    '```html\n<script>hello()</script>\n```',
    '[once](/once)',
  ])('accepts %s', (written) => {
    expect(blockedProblems(renderMarkdown(written), 'a.md')).toEqual([]);
  });

  it.each<[written: string, what: string, line?: number]>([
    ['<button onClick={() => hello()}>A</button>', '"onclick"'],
    ['<div>\n<b onMouseOver="hello()">b</b>\n</div>', '"onmouseover"', 4],
    ['<style>{"p { color: red }"}</style>', '<style>'],
    ['<script src="https://e.org/a.js" async />', '<script>'],
    ['<object data="a.pdf" />', '<object>'],
  ])('reports %s in MDX', async (written, what, line = 3) => {
    const page = { filePath: 'a.mdx', file: 'a.mdx', text: `# A\n\n${written}` };
    const { problems } = await compilePage(page, compileContext());
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(matchStart(`a.mdx:${line} ${what} has no effect on pages`)),
    ]);
  });

  it('reports a handler in a component of the page', async () => {
    const text = '# A\n\nexport const B = () => <b onClick={() => 1}>b</b>;\n\n<B />';
    const page = { filePath: 'a.mdx', file: 'a.mdx', text };
    const { problems } = await compilePage(page, compileContext());
    expect(problems.map(({ message }) => message)).toEqual(['"onclick" has no effect on pages']);
  });
});

function matchStart(message: string): RegExp {
  return new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( —|$)`);
}
