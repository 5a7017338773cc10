import { describe } from 'vitest';
import { engine, expect, test } from '../journey.ts';

describe('without JavaScript', () => {
  test('pages can be read, links work, and scenes are pictures', async ({
    pageWithoutScript: page,
    kitchen,
  }) => {
    await page.tab.goto(`${kitchen}/guide`);
    await expect.poll(() => page.role('heading', 'Guide').count()).toBe(1);
    const { box } = await page.role('navigation', 'Main').role('link', 'Guide').get();
    expect(box.width).toBeGreaterThan(0);
    const link = await page.role('navigation', 'Pages').role('link', 'All of it').get();
    await page.click({
      x: link.box.x + link.box.width / 2,
      y: link.box.y + link.box.height / 2,
    });
    await expect.poll(() => page.url()).toBe(`${kitchen}/writing`);
    await expect.poll(() => page.role('img', 'A ball in a room').count()).toBe(1);
    expect(await page.role('button', 'Play').count()).toBe(0);
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  });
});

describe('in print', () => {
  test('only the article is printed', async ({ page, docs }) => {
    await page.open(`${docs}/world`);
    expect(await page.role('banner').count()).toBe(1);
    // Only Chromium's driver can emulate the medium.
    await page.evaluate(() => {
      const applyPrintRules = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) {
            const isPrint = rule.media.mediaText === 'print';
            if (isPrint || rule.media.mediaText === 'screen')
              rule.media.mediaText = isPrint ? 'all' : 'not all';
          }
          if (rule instanceof CSSGroupingRule) applyPrintRules(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) applyPrintRules(sheet.cssRules);
    });
    for (const landmark of ['banner', 'navigation', 'contentinfo']) {
      expect(await page.role(landmark).count(), landmark).toBe(0);
    }
    const article = await page.evaluate(() => document.querySelector('article')?.innerText);
    expect(article).toContain('A world is one physics simulation');
    expect((await page.text()).trim()).toBe(article?.trim());
  });

  // WebKitGTK's driver does not print.
  if (engine !== 'webkit') {
    test('the page becomes a PDF', async ({ page, docs }) => {
      await page.open(`${docs}/world`);
      const pdf = Buffer.from((await page.tab.print?.()) ?? []);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.length).toBeGreaterThan(10_000);
    });
  }
});
