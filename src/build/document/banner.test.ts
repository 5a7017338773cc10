import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { elements } from '../../../tests/unit/elements.ts';
import { parseConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { compileSnippets } from '../../content/snippet.ts';
import { shellConfig } from '../../site/shellConfig.ts';
import type { PageView } from '../../site/view.ts';
import { renderShell } from './document.tsx';

const VIEW: PageView = {
  version: '',
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
    const shell = await renderPageShell('Out now');
    const parts = elements(shell, '*').filter(({ tagName, properties }) => {
      return ['header', 'main'].includes(tagName) || properties.ariaLabel === 'Announcement';
    });
    expect(parts.map(({ tagName }) => tagName)).toEqual(['section', 'header', 'main']);
    expect(toText(elements(shell, 'a')[0] as Element)).toBe('Skip to content');
  });

  it('shows Markdown, with links below the base path', async () => {
    const banner = findBanner(await renderPageShell('Version **2** is [out](/news).')) as Element;
    expect(toText(banner)).toBe('Version 2 is out.');
    expect(elements(banner, 'strong').map(toText)).toEqual(['2']);
    expect(elements(banner, 'a').map(({ properties }) => properties.href)).toEqual(['/docs/news']);
  });

  it('has the colors and the height of the config, if any', async () => {
    const banner = findBanner(
      await renderPageShell({
        content: 'Out',
        backgroundColor: '#123456',
        textColor: 'white',
        height: '3rem',
      }),
    );
    expect(banner?.properties.style).toBe('background:#123456;color:white;min-block-size:3rem');
    expect(findBanner(await renderPageShell('Out'))?.properties.style ?? '').toBe('');
  });

  it.each([
    ['only a text', 'Out', true],
    ['no setting', { content: 'Out' }, true],
    ['true', { content: 'Out', dismissable: true }, true],
    ['"true"', { content: 'Out', dismissable: 'true' }, true],
    ['false', { content: 'Out', dismissable: false }, false],
    ['"false"', { content: 'Out', dismissable: 'false' }, false],
  ])('with %s for "dismissable" has the right buttons', async (_, banner, isDismissable) => {
    const rendered = findBanner(await renderPageShell(banner)) as Element;
    const names = elements(rendered, 'button').map(({ properties }) => properties.ariaLabel);
    expect(names).toEqual(isDismissable ? ['Dismiss announcement'] : []);
  });

  it('is omitted if the config has none', async () => {
    expect(findBanner(await renderPageShell(undefined))).toBeUndefined();
  });
});

/** Renders the shell of a page on a site with a banner. */
function renderPageShell(banner: SiteConfig['banner']) {
  const settings = { title: 'Engine', basePath: '/docs', banner };
  const { config, problems } = parseConfig(settings, 'site.config.ts');
  expect(problems).toEqual([]);
  const shell = shellConfig({ config, snippets: compileSnippets(config) });
  return fromHtml(renderShell(shell, VIEW, undefined), { fragment: true });
}

function findBanner(shell: Root): Element | undefined {
  return elements(shell, '*', ({ properties }) => properties.ariaLabel === 'Announcement')[0];
}
