import type { Page } from '@playwright/test';
import { FAULTY_FILES, type FaultyFile, getFaults } from './faultyFiles.ts';
import { FAULTS, type FaultName, startProxy } from './faultyHost.ts';
import { expect, hydrated, test } from './site.ts';

// Each file that a page loads, with each fault: the page stays readable, and one message offers to try again.

for (const [name, file] of Object.entries(FAULTY_FILES)) {
  test(`works, or says what failed and tries again: ${name}`, async ({
    page,
    docs,
    complaints,
  }) => {
    // Together, the pauses of a slow host are longer than the limit for a single one.
    const pause = () =>
      arrival(page)
        .then(() => page.clock.fastForward(2000))
        // Nobody waits for the rest of a file after the page has gone.
        .catch((error) => console.warn(String(error)));
    const proxy = await startProxy(docs, file.file, pause);
    await installClock(page);
    for (const fault of getFaults(file)) {
      await test.step(fault, async () => {
        const { requested } = proxy.setFault(FAULTS[fault], isKept(file, fault));
        await visit(page, proxy.url, file);
        await requested;
        // This clock doesn't reach the timeouts of workers.
        if (fault === 'never there') await page.clock.fastForward(31_000);
        const tryAgain = page.getByRole('button', { name: 'Try again' });
        const works = file.works(page);
        await expect(works.or(tryAgain), `${fault}: an outcome`).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await tryAgain.isVisible(), `${fault}: a message`).toBe(hasMessage(file, fault));
        proxy.setFault(undefined);
        if (!hasMessage(file, fault)) return;
        await expect(page.getByRole('alert').filter({ hasText: 'could not be' })).toHaveCount(1);
        await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
        await tryAgain.click();
        const reloaded = page.locator('html[data-hydrated]:not([data-marked])');
        await expect(works.or(reloaded).first()).toBeVisible();
        if (await works.isHidden()) await file.use?.(page, proxy.url);
        await expect(works, `${fault}: after another try`).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
    proxy.close();
    complaints.length = 0;
  });
}

/** Installs the clock, which hides what a page has loaded: the page needs that to load it again. */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { realPerformance: performance }));
  await page.clock.install();
  await page.addInitScript(() => {
    const { realPerformance } = window as unknown as { realPerformance: Performance };
    performance.getEntriesByType = (type) => realPerformance.getEntriesByType(type);
  });
}

/**
 * Resolves when the page has received what the host has sent so far. A busy browser can take longer for that
 * than for the commands that advance its clock, but it delivers the response to a later request only
 * afterward.
 */
function arrival(page: Page): Promise<unknown> {
  return page.evaluate(() => fetch('', { method: 'HEAD', cache: 'no-store' }));
}

/** Opens the page, and does what needs the file. */
async function visit(page: Page, site: string, file: FaultyFile): Promise<void> {
  await page.goto('about:blank');
  await page.goto(site + (file.path ?? '/world'));
  if (!file.use) return;
  await hydrated(page);
  await file.use(page, site);
}

function hasMessage({ remedy, harmless = [] }: FaultyFile, fault: FaultName): boolean {
  return fault !== 'slow' && remedy === undefined && !harmless.includes(fault);
}

/**
 * Returns whether browsers keep the wrong response until something helps, as the headers of assets tell them
 * to.
 */
function isKept(file: FaultyFile, fault: FaultName): boolean {
  return ['a page', 'cut off', 'of another build'].includes(fault) && hasMessage(file, fault);
}
