import { join } from 'node:path';
import { PROJECT } from './server.ts';
import { open, test } from './site.ts';
import { SCREENS, type Screen, TEMPLATES, THEMES } from './templates.ts';

// Screenshots of every template, to review by eye: `npm run screenshots`.

const ALL_SCREENS = Object.keys(SCREENS) as Screen[];

for (const { name, site, path, settle, prepare, screens = ALL_SCREENS } of TEMPLATES) {
  for (const screen of screens) {
    for (const theme of THEMES) {
      test(`${name} ${screen} ${theme}`, async ({ page, docs, kitchen, reference }) => {
        await page.setViewportSize(SCREENS[screen]);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await open(page, { docs, kitchen, reference }[site] + path);
        await settle?.(page);
        await prepare?.(page);
        const file = join(PROJECT, 'screenshots', `${name}-${screen}-${theme}.png`);
        await page.screenshot({ path: file });
      });
    }
  }
}
