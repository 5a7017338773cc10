import type { Page } from '@playwright/test';
import { toHash } from '../../src/lab/page/code/share.ts';
import { type Fault, startProxy } from './faultyHost.ts';
import { runHostile } from './hostile.ts';
import { HOSTILE_PROGRAMS } from './hostilePrograms.ts';
import { code } from './playground.ts';
import { expect, open, test } from './site.ts';

// Tests that take minutes because they wait for time limits: `npm run test:trust`.

/** Programs that run one after the other in a page. Tests run at the same time, so one with many programs ends last. */
const MAX_PROGRAMS = 10;

for (const [kind, programs] of Object.entries(HOSTILE_PROGRAMS)) {
  for (let start = 0; start < programs.length; start += MAX_PROGRAMS) {
    const some = programs.slice(start, start + MAX_PROGRAMS);
    const title = `${kind}, from "${some[0]?.name}"`;
    test(`hostile code is stopped or does no harm: ${title}`, async ({
      page,
      docs,
      complaints,
    }) => {
      await runHostile(page, docs, some);
      // The browser reports what its policies block, and what the code itself throws and prints.
      complaints.length = 0;
    });
  }
}

test('no name in code makes the page wider than a phone', async ({ page, docs, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await runHostile(page, docs, HOSTILE_PROGRAMS['What the page shows'] ?? []);
  complaints.length = 0;
});

/** What can happen to the document of the jail between its host and the page. Playwright's routes skip its headers. */
const FAULTS: Record<string, Fault> = {
  'forbidden to be framed': (html, response) => {
    // This policy outranks X-Frame-Options, which hosts send that don't know the site's headers.
    response.removeHeader('content-security-policy');
    response.setHeader('x-frame-options', 'DENY').end(html);
  },
  'not there': (_html, response) => response.writeHead(404).end('Not found'),
  'an error of the server': (_html, response) => response.writeHead(500).end(),
  'another page': (_html, response) => response.end('<!doctype html><h1>Log in</h1>'),
  'without its script': (html, response) => response.end(String(html).split('<script>')[0]),
  'changed on the way': (html, response) =>
    response.end(String(html).replace('<script>', '<script>;')),
  'a download': (_html, response) =>
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('x'),
  'not reachable': (_html, response) => response.destroy(),
  'never there': () => undefined,
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`a jail that is ${name} is reported within seconds, and can be tried again`, async ({
    page,
    docs,
    complaints,
  }) => {
    const proxy = await startProxy(docs);
    await openLink(page, proxy.url, 'console.log("runs");');
    proxy.setFault(fault);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded. Press Reset');
    proxy.setFault(undefined);
    await page.getByRole('tab', { name: 'Console' }).click();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page.getByRole('log')).toContainText('runs');
    proxy.close();
    complaints.length = 0;
  });
}

test('links that are damaged or hide something', async ({ page, docs }) => {
  const damaged = [
    '#code=1.%00%ff',
    '#code=1.AAAA',
    '#code=',
    '#code=%ff',
    '#scene=%ff',
    '#scene=revolute-joint&change=1.AAAA',
    '#scene=revolute-joint&change=1.%00%ff',
    '#sketch=%00',
  ];
  for (const hash of damaged) {
    await test.step(hash, async () => {
      await open(page, `${docs}/playground${hash}`);
      await expect(page.getByRole('alert')).toContainText(/This link is damaged|was not found/);
      await expect(page.getByRole('button', { name: 'Gallery' })).toBeVisible();
      // The next hash alone would not load the page again.
      await page.goto('about:blank');
    });
  }

  await test.step('values that are not numbers', async () => {
    const hash = await toHash({ source: VALUE_SCENE, values: { a: { toString: 1 } } });
    await open(page, `${docs}/playground${hash}`);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByRole('slider', { name: 'A', exact: true })).toHaveValue('0.5');
    await page.goto('about:blank');
  });

  await test.step('invisible characters', async () => {
    await openLink(page, docs, 'const a = 1;\nconst b = "\u202e";\nconst c\u3164 = 2;');
    await expect(page.getByRole('alert')).toContainText('Lines 2, 3 contain invisible characters');
    await expect(code(page).locator('.cm-specialChar')).toHaveCount(2);
  });
});

const VALUE_SCENE = `import { World } from 'planck';
export default {
  title: '', description: '',
  params: { a: { kind: 'range', label: 'A', min: 0, max: 1, step: 0.1, value: 0.5 } },
  create: () => ({ world: new World(), view: { x: 0, y: 0, width: 9, height: 6 } }),
};`;

test('the page reports full storage until there is room again', async ({
  page,
  docs,
  complaints,
}) => {
  await open(page, `${docs}/playground`);
  await expect(code(page)).toBeVisible();
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part++) localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Smaller parts can still fit.
      }
    }
  });
  await code(page).focus();
  await page.keyboard.type('// more');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Not saved: the storage of this browser is full');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('full-')) localStorage.removeItem(key);
  });
  await page.keyboard.type(' code');
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(code(page)).toContainText('// more code');
  complaints.length = 0;
});

async function openLink(page: Page, docs: string, source: string) {
  await open(page, `${docs}/playground${await toHash({ source, values: {} })}`);
  await expect(code(page)).toBeVisible();
}
