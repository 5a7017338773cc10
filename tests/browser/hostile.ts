import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { HostileProgram } from './hostilePrograms.ts';
import { code } from './playground.ts';
import { expect, open, test } from './site.ts';

/** Targets that no code must reach: a server, and the site's own storage, channels, and document. */
interface Canary {
  url: string;
  /** Everything that has reached one of the targets. */
  hits: () => Promise<string[]>;
  close: () => void;
}

/**
 * Runs programs in the playground, one after the other in the same page, and checks what the reader sees, that
 * the page stays usable, and that nothing has left the jail.
 */
export async function runHostile(page: Page, docs: string, programs: readonly HostileProgram[]) {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // What the code of a worker throws, if it keeps the runner from catching it.
    if (error.message !== 'hidden') errors.push(String(error));
  });
  const canary = await watchForHits(page);
  await open(page, `${docs}/playground`);
  await expect(async () => {
    // On a phone, the code is below the screen, and its editor is loaded when the reader moves toward it.
    await page.mouse.wheel(0, 200);
    await expect(code(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  try {
    for (const program of programs) {
      await test.step(program.name, async () => {
        await run(page, program.source.replaceAll('CANARY', canary.url).replaceAll('SITE', docs));
        await expectOutcome(page, program);
        await expectUsable(page);
        expect(errors, program.name).toEqual([]);
      });
    }
    expect(await canary.hits()).toEqual([]);
  } finally {
    canary.close();
  }
}

async function run(page: Page, source: string) {
  await page.getByRole('tab', { name: 'Console' }).click();
  // The output of the previous program stays until the next one starts.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[role="alert"], [role="log"] li'))
      element.setAttribute('data-old', '');
  });
  await code(page).focus();
  await code(page).press('Control+a');
  await page.keyboard.insertText(source);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

async function expectOutcome(page: Page, program: HostileProgram) {
  const { name, says, prints, orSays, isGrowing } = program;
  const failure = page.locator('[role="alert"]:not([data-old])');
  const output = page.locator('[role="log"] li:not([data-old])');
  if (says !== undefined) await expect(failure.first(), name).toContainText(says);
  if (prints !== undefined) {
    const printed = output.filter({ hasText: prints });
    const outcome = orSays ? printed.or(failure.filter({ hasText: orSays })) : printed;
    await expect(outcome.first(), name).toBeAttached();
  }
  if (isGrowing)
    await expect(page.getByRole('button', { name: 'Stop', exact: true }), name).toBeInViewport();
}

/** Expects a visible editor, a page that is not wider than its window, and that running code can be stopped. */
async function expectUsable(page: Page) {
  // It disappears when the code is stopped meanwhile.
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await stop.evaluateAll((buttons) =>
    buttons.forEach((button) => void (button as HTMLElement).click()),
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(code(page)).toBeVisible();
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
}

async function watchForHits(page: Page): Promise<Canary> {
  const hits: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    hits.push(url);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('reached');
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    hits.push(url);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.addInitScript(() => {
    const received: string[] = [];
    new BroadcastChannel('hostile').onmessage = ({ data }) => received.push(String(data));
    Object.assign(window, { received });
  });
  return {
    url,
    hits: async () => {
      const inPage = await page.evaluate(async () => [
        ...(window as unknown as { received: string[] }).received,
        ...Object.keys(localStorage).filter((key) => key.includes('hostile')),
        ...(await indexedDB.databases()).map(({ name = '' }) => name),
        ...(await caches.keys()),
        ...(document.querySelector('#hostile') ? ['an element'] : []),
        ...(document.title.includes('hostile') ? ['the title'] : []),
        ...(document.cookie.includes('hostile') ? ['a cookie'] : []),
      ]);
      return [...hits, ...inPage];
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
