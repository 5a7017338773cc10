import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { shellConfig } from '../site/shellConfig.ts';
import { snippetsOf } from '../site/snippets.ts';
import { type PageView, VIEW_VERSION } from '../site/view.ts';
import { renderShell } from './document.tsx';

const VIEW: PageView = {
  version: VIEW_VERSION,
  path: '/',
  title: 'Home',
  documentTitle: 'Home',
  description: '',
  html: '<h1>Home</h1>',
  outline: [],
  layout: 'docs',
  content: undefined,
  showLogo: true,
  showTopNav: true,
  showOutline: true,
};

describe('the banner', () => {
  it('follows the skip link and precedes everything else', async () => {
    const shell = await shellOf('Out now');
    const places = all(shell, '*').filter(({ tagName, properties }) => {
      return ['header', 'main'].includes(tagName) || properties.ariaLabel === 'Announcement';
    });
    expect(places.map(({ tagName }) => tagName)).toEqual(['section', 'header', 'main']);
    expect(textOf(all(shell, 'a')[0] as Element)).toBe('Skip to content');
  });

  it('shows Markdown, with links below the base path', async () => {
    const banner = bannerOf(await shellOf('Version **2** is [out](/news).')) as Element;
    expect(textOf(banner)).toBe('Version 2 is out.');
    expect(all(banner, 'strong').map(textOf)).toEqual(['2']);
    expect(all(banner, 'a').map(({ properties }) => properties.href)).toEqual(['/docs/news']);
  });

  it('has the colors and the height of the config, or none', async () => {
    const banner = bannerOf(
      await shellOf({
        content: 'Out',
        backgroundColor: '#123456',
        textColor: 'white',
        height: '3rem',
      }),
    );
    expect(banner?.properties.style).toBe('background:#123456;color:white;min-block-size:3rem');
    expect(bannerOf(await shellOf('Out'))?.properties.style ?? '').toBe('');
  });

  it.each([
    ['a text', 'Out', true],
    ['nothing of it', { content: 'Out' }, true],
    ['true', { content: 'Out', dismissable: true }, true],
    ['"true"', { content: 'Out', dismissable: 'true' }, true],
    ['false', { content: 'Out', dismissable: false }, false],
    ['"false"', { content: 'Out', dismissable: 'false' }, false],
  ])('with %s can be dismissed, or not', async (_, banner, isDismissable) => {
    const shown = bannerOf(await shellOf(banner)) as Element;
    const names = all(shown, 'button').map(({ properties }) => properties.ariaLabel);
    expect(names).toEqual(isDismissable ? ['Dismiss announcement'] : []);
  });

  it('is missing if the config has none', async () => {
    expect(bannerOf(await shellOf(undefined))).toBeUndefined();
  });
});

/** The shell of a page on a site with this banner, as a tree. */
async function shellOf(banner: SiteConfig['banner']) {
  const settings = { title: 'Engine', basePath: '/docs', banner };
  const { config, problems } = parseConfig(settings, 'site.config.ts');
  expect(problems).toEqual([]);
  const shell = shellConfig({ config, snippets: snippetsOf(config) });
  return fromHtml(await renderShell(shell, VIEW, undefined), { fragment: true });
}

type Tree = Awaited<ReturnType<typeof shellOf>> | Element;

/** Elements in document order, by tag name or `*`. */
function all(tree: Tree, name: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (name === '*' || node.tagName === name) found.push(node);
  });
  return found;
}

function bannerOf(shell: Tree): Element | undefined {
  return all(shell, '*').find(({ properties }) => properties.ariaLabel === 'Announcement');
}
