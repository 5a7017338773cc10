import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ENGINE } from './server.ts';
import { open, test } from './site.ts';
import { SCREENS, TEMPLATES, THEMES } from './templates.ts';

// Pictures of every template, for people to look at: `npm run screenshots`.

for (const { name, site, path, prepare } of TEMPLATES) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    for (const theme of THEMES) {
      test(`${name} ${screen} ${theme}`, async ({ page, docs, kitchen, reference }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await open(page, { docs, kitchen, reference }[site] + path);
        if (!(await prepared(page, prepare))) return;
        const file = join(ENGINE, 'screenshots', `${name}-${screen}-${theme}.png`);
        await page.screenshot({ path: file });
      });
    }
  }
}

/** Brings the page into a state; false when this screen has no such state. */
async function prepared(page: Page, prepare?: (page: Page) => Promise<boolean>): Promise<boolean> {
  return prepare === undefined || prepare(page);
}
