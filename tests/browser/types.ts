import type { Locator, Page } from '@playwright/test';

/** A code block by a text that only it shows. */
export function blockWith(page: Page, text: string): Locator {
  return page.locator('.code-block').filter({ hasText: text });
}

/** The popup that says what an identifier is, whether it can be seen or not. */
export function popup(page: Page): Locator {
  return page.locator('#type-popup');
}

export function typesButton(block: Locator): Locator {
  return block.getByRole('button', { name: 'Types' });
}

/** The middle of a word in the code of a block, which is in the middle of the window then. */
export function placeOf(block: Locator, word: string): Promise<{ x: number; y: number }> {
  return block
    .locator('code')
    .first()
    .evaluate((code, word) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const found = new RegExp(`\\b${word}\\b`).exec(node.nodeValue ?? '');
        if (!found || node.parentElement?.closest('.sr-only, .code-note')) continue;
        node.parentElement?.scrollIntoView({
          block: 'center',
          inline: 'center',
          behavior: 'instant',
        });
        const range = new Range();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + word.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2 };
      }
      throw new Error(`no "${word}" in this code`);
    }, word);
}

/** Moves the mouse onto a word of the code. */
export async function rest(page: Page, block: Locator, word: string): Promise<void> {
  const { x, y } = await placeOf(block, word);
  await page.mouse.move(x, y);
}

/** What was asked for to explain code: the chunk that does it, and the types of pages. */
export function explaining(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/explainer-[^/]*\.js$|\.types\.json$/.test(pathname)) {
      asked.push(pathname.replace(/-[\w-]+\.js$/, '.js'));
    }
  });
  return asked;
}
