import type { Page } from '@playwright/test';
import { toHash } from '../../src/lab/page/code/share.ts';
import { fact } from './ballScene.ts';
import { expect, open, test } from './site.ts';

// Anyone can write the code in a link, so it runs only when the reader presses Run, isolated from the site.
// Links differ only in their code, so one page runs all of them.

test('code from a link that fails is stopped, shows why, and can be started again', async ({
  page,
  docs,
}) => {
  const alert = page.getByRole('alert');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openLink(page, docs, 'throw new RangeError("too far");');

  await test.step('no code runs before the reader presses Run, whether typed in or loaded again', async () => {
    const review = page.getByText('Review the code, then press Run.');
    await expect(review).toBeVisible();
    await page.getByRole('textbox', { name: /^Code of/ }).press('End');
    await page.keyboard.insertText(' ');
    await expect(page).toHaveURL(/#sketch=/);
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Code of/ })).toContainText('too far');
    await expect(review).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await button('Run').click();
    await expect(alert).toHaveText('Line 1: RangeError: too far');
    await page.reload();
    await expect(alert).toHaveText('Line 1: RangeError: too far');
  });

  await test.step('code that fails before it creates a scene shows why', async () => {
    await expect(alert).toHaveText('Line 1: RangeError: too far');
    await run(page, `${createScene('')}\nPromise.reject(new Error("too early"));`);
    await expect(alert).toContainText('Error: too early');
  });

  await test.step('code that never yields is stopped, and can be run again', async () => {
    await run(page, '(async () => { for (;;) await null; })();');
    await expect(alert).toContainText('did not respond for 3 seconds');
    await expect(page.locator('iframe')).toHaveCount(0);
    await button('Reset').click();
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  await test.step('code that fails later is stopped, and starts again', async () => {
    // On demand, so that it does not fail again before the last assertions.
    await run(
      page,
      createScene('controls: { Fail: () => setTimeout(() => { throw Error("late"); }) }'),
    );
    await button('Fail').click();
    await expect(alert).toContainText('Error: late');
    await button('Play').click();
    await expect(alert).toHaveCount(0);
    await expect(button('Pause')).toBeVisible();
  });
});

test('code from a link can neither flood nor deceive the page, and has no workers', async ({
  page,
  docs,
}) => {
  const alert = page.getByRole('alert');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await openLink(page, docs, 'export const nothing = 1;');

  await test.step('code that fails or reports without end leaves the page responsive', async () => {
    const reject = "step() { for (let i = 0; i < 2000; i++) Promise.reject(new Error('no')); }";
    await run(page, createScene(reject));
    await expect(alert).toContainText('Error: no');
    await run(page, createScene("facts: () => ({ a: 'x'.repeat(3e6) })"));
    await expect(fact(page, 'a')).toHaveText(/^x{50}/);
  });

  await test.step('reports appear as plain text', async () => {
    await run(page, createScene('facts: () => ({ list: {}, is: true })'));
    await expect(alert).toContainText('the fact "list" can\'t be shown');
    await run(page, createScene('facts: () => ({ nothing: null, is: true })'));
    await expect(fact(page, 'nothing')).toHaveText('');
    await expect(fact(page, 'is')).toHaveText('true');
    await expect(button('Share')).toBeVisible();
    await run(page, createScene('', 'scene.params = { speed: { kind: "toggle", label: {} } };'));
    await expect(alert).toContainText('invalid parameter "speed"');
  });

  await test.step('code receives the pointer, and is heard only when the reader has turned sound on', async () => {
    const heard = await page.evaluateHandle(() => {
      const heard = { tones: 0 };
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (when) {
        heard.tones++;
        start.call(this, when);
      };
      return heard;
    });
    const tones = () => heard.evaluate(({ tones }) => tones);
    const beep =
      'pointer: { move() {}, down: () => { count++; beeps.push({ frequency: 440, duration: 0.1 }); } },' +
      'sounds: () => beeps.splice(0),' +
      'facts: () => ({ Beeps: count })';
    await run(page, createScene(beep, 'var beeps: any[] = [], count = 0;'));
    await expect(fact(page, 'Beeps')).toHaveText('0');
    const picture = page.getByRole('application');
    await picture.click();
    await expect(fact(page, 'Beeps')).toHaveText('1');
    expect(await tones()).toBe(0);
    await button('Sound').click();
    await picture.click();
    await expect.poll(tones).toBe(1);
  });

  await test.step('code cannot start workers', async () => {
    await run(page, 'throw new Error(typeof Worker + " " + typeof self.Worker);');
    await expect(alert).toContainText('undefined undefined');
  });
});

async function openLink(page: Page, docs: string, source: string): Promise<void> {
  await open(page, `${docs}/playground${await toHash({ source, values: {} })}`);
}

/** Returns the source of a scene with additional properties and statements after it. */
function createScene(more: string, after = ''): string {
  return [
    'import { World } from "planck";',
    'const scene: any = { title: "", description: "", create: () => ({',
    '  world: new World(),',
    '  view: { x: 0, y: 0, width: 9, height: 6 },',
    `  ${more}`,
    '}) };',
    after,
    'export default scene;',
  ].join('\n');
}

/** Replaces the code, and runs it. */
async function run(page: Page, source: string): Promise<void> {
  const code = page.getByRole('textbox', { name: /^Code of/ });
  await code.focus();
  await code.press('Control+a');
  await page.keyboard.insertText(source);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}
