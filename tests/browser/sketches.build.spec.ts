import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { unpackProject } from '../projects.ts';
import { readTime } from './ballScene.ts';
import { code } from './playground.ts';
import { expect, open, test } from './site.ts';

test.use({ motion: true });

test('edited code becomes a named sketch next to its original, and is kept', async ({
  page,
  docs,
}) => {
  const links = findSketches(page).getByRole('link');
  await makeSketch(page, docs);

  await test.step('the gallery does not mark its original as open', async () => {
    await page.getByRole('button', { name: 'Gallery' }).click();
    const cards = page.getByRole('dialog', { name: 'Gallery' }).getByRole('link');
    await expect(cards.filter({ hasText: 'Revolute joint' }).first()).toBeVisible();
    await expect(cards.and(page.locator('[aria-current]'))).toHaveCount(0);
    await selectPastEdge(page, page.getByRole('heading', { name: 'Gallery' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Gallery' })).toBeFocused();
  });

  await test.step('its original is one click away', async () => {
    await page.getByRole('link', { name: /^Revolute joint/ }).click();
    await expect(page).toHaveURL(/#scene=revolute-joint$/);
    await expect(code(page)).not.toContainText('mine');
    await openSketches(page);
    await expect(links).toHaveText(['Fast motor']);
  });

  await test.step('it runs when it is opened, and after a reload', async () => {
    const runs = async () => {
      await expect(page.getByRole('log', { name: 'Console' })).toContainText('mine');
      await expect.poll(() => readTime(page)).toBeGreaterThan(0);
      await expect(page.getByRole('slider', { name: 'Speed' })).toHaveValue('7');
    };
    await links.click();
    await runs();
    await page.reload();
    await runs();
  });
});

test('sketches can be created, copied, renamed, deleted, exported, and imported', async ({
  page,
  docs,
}) => {
  const list = findSketches(page);
  const links = list.getByRole('link');
  await makeSketch(page, docs);
  await openSketches(page);

  await test.step('a deletion can be undone', async () => {
    await list.getByRole('button', { name: 'Duplicate “Fast motor”' }).click();
    await list.getByRole('button', { name: 'Delete “Fast motor”' }).click();
    await expect(links).toHaveText(['Fast motor (copy)']);
    await expect(list.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(links).toHaveText(['Fast motor (copy)', 'Fast motor']);
    await expect(list.getByRole('button', { name: 'New sketch' })).toBeFocused();
    await links.first().click();
    const name = page.getByRole('textbox', { name: 'Name of the sketch' });
    await expect(name).toHaveValue('Fast motor (copy)');
    await name.fill('Motor');
    await name.press('Escape');
    await name.fill('Slow motor');
    await name.press('Enter');
    await openSketches(page);
    await expect(links).toHaveText(['Slow motor', 'Fast motor']);
  });

  await test.step('text that is selected past the edge leaves the list open', () =>
    selectPastEdge(page, list.getByRole('heading', { name: 'Your sketches' })));

  await test.step('all sketches are a file, which brings deleted ones back', async () => {
    const saving = page.waitForEvent('download');
    await list.getByRole('button', { name: 'Export all' }).click();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).toContain('"name": "Slow motor"');
    await list.getByRole('button', { name: 'Delete “Slow motor”' }).click();
    const choosing = page.waitForEvent('filechooser');
    await list.getByRole('button', { name: 'Import' }).click();
    await (await choosing).setFiles(file);
    await expect(list.getByRole('status')).toHaveText('Imported 1 sketch.');
    await expect(links).toHaveText(['Slow motor', 'Fast motor']);
  });

  await test.step('a new sketch starts with a world', async () => {
    await list.getByRole('button', { name: 'New sketch' }).click();
    await expect(list).toHaveCount(0);
    await expect.poll(() => readTime(page)).toBeGreaterThan(0);
    await expect(page.getByText('Your sketch', { exact: true })).toBeVisible();
  });
});

test('code is embedded in a page of another site, without access to either', async ({
  page,
  docs,
  context,
}) => {
  await open(page, `${docs}/playground#scene=revolute-joint`);
  await page.getByRole('button', { name: 'Export' }).click();

  await test.step('it is saved as a Vite project and as a picture', async () => {
    const project = await saveAs(page, 'Vite project');
    const name = 'revolute-joint-motor-and-limits';
    expect(project.name).toBe(`${name}.zip`);
    const files = unpackProject(project.content);
    expect(files.get(`${name}/src/code.ts`)).toContain('RevoluteJoint');
    const picture = await saveAs(page, 'Picture');
    expect(picture.name).toBe(`${name}.png`);
    expect(picture.content.toString('latin1', 1, 4)).toBe('PNG');
  });

  await page.getByRole('button', { name: 'Embed code' }).click();
  const field = page.getByRole('textbox', { name: 'HTML that embeds this code' });
  const html = await field.inputValue();
  const other = await context.newPage();
  const blog = await serveHtml(html);
  await other.goto(blog.url);
  const embedded = other.frameLocator('iframe');
  const scene = embedded.frameLocator('iframe');
  await expect(scene.getByRole('slider', { name: 'Speed' })).toBeVisible();
  await expect.poll(() => readTime(scene.locator('body'))).toBeGreaterThan(0.1);
  expect(await scene.locator('body').evaluate(() => self.origin)).toBe('null');
  await expect(
    embedded.getByRole('link', { name: 'Edit in the Planck.js playground' }),
  ).toHaveAttribute('href', /\/planck\.js\/docs\/playground#code=/);
  blog.close();

  await test.step('outside of a frame, it waits in the playground', async () => {
    const [, address = ''] = /src="([^"]+)"/.exec(html) ?? [];
    await other.goto(address);
    await expect(other).toHaveURL(/\/playground#code=/);
    await expect(other.getByText('Review the code, then press Run.')).toBeVisible();
  });
});

/** Edits the code and a parameter of an example in the playground, and names the resulting sketch. */
async function makeSketch(page: Page, docs: string): Promise<void> {
  await open(page, `${docs}/playground#scene=revolute-joint`);
  await code(page).press('Control+Home');
  await page.keyboard.insertText('console.log("mine");\n');
  await expect(page).toHaveURL(/#sketch=/);
  await expect(page.getByText(/^Your sketch, from Revolute joint/)).toBeVisible();
  await page.getByRole('slider', { name: 'Speed' }).fill('7');
  await expect
    .poll(() => page.evaluate(() => localStorage['/planck.js/docs/sketches']))
    .toContain('"speed":7');
  const name = page.getByRole('textbox', { name: 'Name of the sketch' });
  await name.fill('Fast motor');
  await name.press('Enter');
}

/** Selects text in a dialog by dragging the mouse out of it. */
async function selectPastEdge(page: Page, text: Locator): Promise<void> {
  const box = await text.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(5, 300, { steps: 3 });
  await page.mouse.up();
  await expect(text).toBeVisible();
}

function findSketches(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your sketches' });
}

function openSketches(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Sketches' }).click();
}

/** Serves a page from a separate origin. */
async function serveHtml(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** Presses a button that saves a file, and returns the file. */
async function saveAs(page: Page, label: string): Promise<{ name: string; content: Buffer }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: label, exact: true }).click();
  const saved = await saving;
  return { name: saved.suggestedFilename(), content: await readFile(await saved.path()) };
}
