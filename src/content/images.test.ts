import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { type ImageContext, resolveImages } from './images.ts';
import { renderMarkdown } from './markdown.ts';

const PICTURES: Record<string, Awaited<ReturnType<ImageContext['readImage']>>> = {
  'joint/ramp.svg': { source: '/s/ramp.svg', output: '/assets/ramp-1.svg', width: 20, height: 10 },
  '/logo.png': { source: '/s/logo.png', output: '/assets/logo-2.png', width: 64, height: 64 },
  'joint/night.svg': {
    ...{ source: '/s/night.svg', output: '/assets/night-4.svg', width: 20, height: 10 },
    dark: {
      source: '/s/night.dark.svg',
      output: '/assets/night.dark-5.svg',
      width: 20,
      height: 10,
    },
  },
  'joint/endless.svg': { source: '/s/endless.svg', output: '/assets/endless-3.svg' },
};

describe('resolveImages', () => {
  it('sets address, size, and lazy loading', async () => {
    const { html } = await resolve('![A ramp](ramp.svg "Steep")');
    expect(html).toBe(
      '<p><img width="20" height="10" loading="lazy" decoding="async" src="/docs/assets/ramp-1.svg" alt="A ramp" title="Steep"></p>',
    );
  });

  it('omits the size if the picture has none', async () => {
    const { html } = await resolve('![](endless.svg)');
    expect(html).toBe(
      '<p><img loading="lazy" decoding="async" src="/docs/assets/endless-3.svg" alt=""></p>',
    );
  });

  it.each([
    ['width="100"', 'width="100" height="50"'],
    ['height="5"', 'width="10" height="5"'],
    ['width="7" height="9"', 'width="7" height="9"'],
  ])('keeps the aspect ratio for %s', async (given, expected) => {
    const { html } = await resolve(`<img src="ramp.svg" ${given}>`);
    for (const side of expected.split(' ')) expect(html).toContain(side);
  });

  it('keeps the attributes that the writer set', async () => {
    const { html } = await resolve('<img src="/logo.png" width="32" height="32" loading="eager">');
    expect(html).toBe(
      '<img loading="eager" decoding="async" src="/docs/assets/logo-2.png" width="32" height="32">',
    );
  });

  it('lists the pictures to copy in order', async () => {
    expect((await resolve('![](/logo.png)\n\n> ![](ramp.svg)')).images).toEqual([
      { source: '/s/logo.png', output: '/assets/logo-2.png', hasDark: false },
      { source: '/s/ramp.svg', output: '/assets/ramp-1.svg', hasDark: false },
    ]);
  });

  it('inserts both variants of a picture with a dark one', async () => {
    const { html, images } = await resolve('a ![Night](night.svg) b');
    const picture = (theme: string, name: string) =>
      `<img width="20" height="10" loading="lazy" decoding="async" src="/docs/assets/${name}" alt="Night" data-theme="${theme}">`;
    expect(html).toBe(
      `<p>a ${picture('light', 'night-4.svg')}${picture('dark', 'night.dark-5.svg')} b</p>`,
    );
    expect(images).toEqual([
      { source: '/s/night.svg', output: '/assets/night-4.svg', hasDark: true },
      { source: '/s/night.dark.svg', output: '/assets/night.dark-5.svg', hasDark: false },
    ]);
  });

  it.each(['https://a.example/b.png', '//a.example/b.png', 'data:image/gif;base64,R0lGODlhAQ'])(
    'leaves the external picture %s alone',
    async (src) => {
      expect(await resolve(`![](${src})`)).toEqual({
        html: `<p><img src="${src}" alt=""></p>`,
        images: [],
        problems: [],
      });
    },
  );

  it('adds the base path to a picture that the build draws', async () => {
    expect(await resolve('![](/pictures/scene-car.light.svg)')).toEqual({
      html: '<p><img src="/docs/pictures/scene-car.light.svg" alt=""></p>',
      images: [],
      problems: [],
    });
  });

  it('leaves an img without src alone', async () => {
    expect((await resolve('<img alt="none">')).html).toBe('<img alt="none">');
  });

  it('reports the line of every missing picture, and resolves the others', async () => {
    const { images, problems } = await resolve(
      'a\n\n![](gone.png)\n\n![](ramp.svg)\n\n<img src="/ramp.svg">',
    );
    const fix = 'put the file next to the page, or in public/ with a path that starts with "/"';
    expect(problems.map(formatProblem)).toEqual([
      `pages/joint/rope.md:3 image not found: gone.png — ${fix}`,
      `pages/joint/rope.md:7 image not found: /ramp.svg — ${fix}`,
    ]);
    expect(images).toHaveLength(1);
  });

  it('leaves a missing picture as written', async () => {
    expect((await resolve('![a](gone.png)')).html).toBe('<p><img src="gone.png" alt="a"></p>');
  });
});

async function resolve(markdown: string) {
  const tree = renderMarkdown(markdown);
  const resolved = await resolveImages(tree, 'joint/rope.md', 'pages/joint/rope.md', {
    basePath: '/docs',
    readImage: async (src, filePath) =>
      PICTURES[src.startsWith('/') ? src : filePath.replace('rope.md', src)],
  });
  return { ...resolved, html: toHtml(tree) };
}
