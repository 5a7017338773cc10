import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the head matches the page, even after following links', async ({
  page,
  context,
  kitchen,
}) => {
  // The policy of the site's pages forbids parsing.
  const parser = await context.newPage();
  await open(page, `${kitchen}/404`);
  for (const path of ['/', '/guide', '/blog/second-post', '/guide/code', '/404', '/writing']) {
    await test.step(path, async () => {
      await follow(page, kitchen + path);
      const document = await (await page.request.get(kitchen + path)).text();
      const tags = await page.evaluate(readHead, '');
      expect(tags).toEqual(await parser.evaluate(readHead, document));
    });
  }
});

/** Follows a link that is added to the page, and waits until its page is open. */
async function follow(page: Page, href: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await expect(page).toHaveURL(href);
  await expect(page).not.toHaveTitle(before);
}

/**
 * Returns title, descriptions, previews, and addresses in the head: of the given HTML, or of the open
 * document.
 */
function readHead(html: string): string[] {
  const { head } = html === '' ? document : new DOMParser().parseFromString(html, 'text/html');
  const selector =
    'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';
  return [...head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).sort();
}
