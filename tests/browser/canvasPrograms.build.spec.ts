import type { Page } from '@playwright/test';
import { FOREIGN_PROGRAMS } from '../foreignPrograms.ts';
import { code } from './playground.ts';
import { expect, open, test } from './site.ts';

test('programs that draw themselves are the picture, and get its keys and clicks', async ({
  page,
  docs,
}) => {
  const picture = page.getByRole('application');
  await open(page, `${docs}/playground`);

  await test.step('a game loop moves its player with the arrow keys', async () => {
    await paste(page, 'a canvas game loop');
    await expect.poll(() => share(page, '#ff8800')).toBeGreaterThan(0.001);
    expect(await share(page, '#102030')).toBeGreaterThan(0.5);
    await picture.focus();
    const before = await center(page, '#ff8800');
    await page.keyboard.down('ArrowRight');
    await expect.poll(() => center(page, '#ff8800')).toBeGreaterThan(before + 0.1);
    await page.keyboard.up('ArrowRight');
  });

  await test.step('a click drops a crate where it is', async () => {
    await paste(page, 'mouse-driven');
    await expect.poll(() => share(page, '#eeeeee')).toBeGreaterThan(0.3);
    expect(await share(page, '#00aa55')).toBe(0);
    const { x, y, width, height } = await readBounds(page);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(() => share(page, '#00aa55')).toBeGreaterThan(0.001);
    expect(await center(page, '#00aa55')).toBeCloseTo(0.5, 1);
    await expect(page.getByRole('log')).toContainText(/crate at (199|200|201), 1\d\d/);
  });

  await test.step('a page keeps its script, and the size of its canvas', async () => {
    await paste(page, 'HTML with a script');
    await expect(code(page)).toContainText('width: 300, height: 200');
    // The color is that of the canvas's style.
    await expect.poll(() => share(page, '#e6e6fa')).toBeGreaterThan(0.3);
  });
});

/** Pastes a program in place of the code, and runs it. */
async function paste(page: Page, title: string): Promise<void> {
  const program = FOREIGN_PROGRAMS.find((one) => one.title === title);
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await code(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, program?.source ?? '');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

async function readBounds(page: Page) {
  const bounds = await page.getByRole('application').boundingBox();
  if (!bounds) throw new Error('there is no picture');
  return bounds;
}

/** Returns the share of the picture that has a color. */
async function share(page: Page, color: string): Promise<number> {
  return (await measure(page, color)).share;
}

/** Returns the horizontal center of what has a color, as a share of the picture's width. */
async function center(page: Page, color: string): Promise<number> {
  return (await measure(page, color)).center;
}

/** Measures a color in a screenshot, since the picture itself can't be read. */
async function measure(page: Page, color: string): Promise<{ share: number; center: number }> {
  const clip = await readBounds(page);
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ({ png, color }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no context');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      let [count, sum] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const isSame = wanted.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 3);
        if (!isSame) continue;
        count++;
        sum += (at / 4) % image.width;
      }
      const all = image.width * image.height;
      return { share: count / all, center: count > 0 ? sum / count / image.width : 0 };
    },
    { png, color },
  );
}
