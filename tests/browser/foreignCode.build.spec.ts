import type { Page } from '@playwright/test';
import { toHash } from '../../src/lab/page/code/share.ts';
import { expect, open, test } from './site.ts';

// What anybody may have written comes by a link, runs when the reader says so, and can do no harm.

test('code that fails before there is a scene says why', async ({ page, docs }) => {
  await runLink(page, docs, 'throw new RangeError("too far");');
  await expect(page.getByRole('alert')).toHaveText('Line 1: RangeError: too far');
  await runLink(page, docs, 'export const nothing = 1;');
  await expect(page.getByRole('alert')).toContainText('there is nothing to show');
  await runLink(page, docs, `${sceneOf('')}\nPromise.reject(new Error("too early"));`);
  await expect(page.getByRole('alert')).toContainText('Error: too early');
  await runLink(page, docs, '(async () => { for (;;) await null; })();');
  await expect(page.getByRole('alert')).toContainText('did not answer for 3 seconds');
  await expect(page.locator('iframe')).toHaveCount(0);
  // What was stopped can be tried again.
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('code that fails later, on its own, is stopped, and begins again', async ({ page, docs }) => {
  await runLink(page, docs, sceneOf('', 'setTimeout(() => { throw new Error("late"); }, 500);'));
  await expect(page.getByRole('alert')).toContainText('Error: late');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('code that sends without end leaves the page as quick as it was', async ({ page, docs }) => {
  const flood =
    'const { postMessage } = MessagePort.prototype;\n' +
    'MessagePort.prototype.postMessage = function (data) {\n' +
    '  for (let time = 0; time < 20000; time++) postMessage.call(this, data);\n' +
    '};';
  await runLink(page, docs, sceneOf('', flood));
  await expect(page.getByRole('alert')).toContainText('sent more than a page can take in');
  const reject = "step() { for (let i = 0; i < 20000; i++) Promise.reject(new Error('no')); }";
  await runLink(page, docs, sceneOf(reject));
  await expect(page.getByRole('alert')).toContainText('Error: no');
  await runLink(page, docs, sceneOf("facts: () => ({ a: 'x'.repeat(3e6) })"));
  await expect(page.getByText(/^\d+\.\d\d s · .* · a x{50}/)).toBeVisible();
});

test('what code says of itself is shown as far as it is text', async ({ page, docs }) => {
  const facts = 'facts: () => ({ list: {}, is: true }), info: () => ({})';
  await runLink(page, docs, sceneOf(facts));
  await expect(page.getByText(/^\d+\.\d\d s · .* · list +· is true/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await runLink(
    page,
    docs,
    sceneOf('', 'scene.params = { speed: { kind: "toggle", label: {} } };'),
  );
  await expect(page.getByRole('alert')).toContainText('the parameter "speed" is none');
});

test('code has no workers of its own', async ({ page, docs }) => {
  await runLink(page, docs, 'throw new Error(typeof Worker + " " + typeof self.Worker);');
  await expect(page.getByRole('alert')).toContainText('undefined undefined');
});

test('a place of the page is no program', async ({ page, docs }) => {
  await open(page, `${docs}/playground#content`);
  await expect(page.getByRole('textbox', { name: /^Code of/ })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** A scene with more in it. */
function sceneOf(more: string, after = ''): string {
  return [
    'const scene: any = { title: "", description: "", scene: ({ World }: any) => ({',
    '  world: new World(),',
    '  view: { x: 0, y: 0, width: 9, height: 6 },',
    `  ${more}`,
    '}) };',
    after,
    'export default scene;',
  ].join('\n');
}

async function runLink(page: Page, docs: string, source: string): Promise<void> {
  await open(page, `${docs}/playground${await toHash({ source, values: {} })}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}
