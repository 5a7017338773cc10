import type { Locator, Page } from '@playwright/test';

/** Finds a code block by a text that only it contains. */
export function blockWith(page: Page, text: string): Locator {
  return page.locator('.code-block').filter({ hasText: text });
}

/** Finds the popup with the type of an identifier, visible or not. */
export function popup(page: Page): Locator {
  return page.locator('[id="app:type-popup"]');
}

export function typesButton(block: Locator): Locator {
  return block.getByRole('button', { name: 'Types' });
}

/** Scrolls a word in the code of a block into view, and returns its center. */
export function findCenter(block: Locator, word: string): Promise<{ x: number; y: number }> {
  return block
    .locator('code')
    .first()
    .evaluate((code, word) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const match = new RegExp(`\\b${word}\\b`).exec(node.nodeValue ?? '');
        if (!match || node.parentElement?.closest('.sr-only')) continue;
        node.parentElement?.scrollIntoView({
          block: 'center',
          inline: 'center',
          behavior: 'instant',
        });
        const range = new Range();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + word.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2 };
      }
      throw new Error(`no "${word}" in this code`);
    }, word);
}

/** Moves the mouse onto a word of the code. */
export async function hoverWord(page: Page, block: Locator, word: string): Promise<void> {
  const { x, y } = await findCenter(block, word);
  await page.mouse.move(x, y);
}

/** Collects requests for types: those for the chunk that shows them, and for the types of pages. */
export function collectTypeRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/explainer-[^/]*\.js$|\.types\.json$/.test(pathname)) {
      requested.push(pathname.replace(/-[\w-]+\.js$/, '.js'));
    }
  });
  return requested;
}
