import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT, type Served, serveSite } from './server.ts';
import { expect, open, test } from './site.ts';

// A site with samples and a page outside the site's folder.
const name = `tests/.work/samples-${process.env.TEST_PARALLEL_INDEX}`;
const folder = join(PROJECT, name);
let served: Served;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  write('site/site.config.ts', CONFIG);
  write('site/pages/index.md', createPage('world.step(1 / 60);'));
  write('elsewhere/guide.md', '# Guide\n\nA sentence as it was.\n');
  // Relative, as a person would type it.
  served = await serveSite('dev', `${name}/site`);
});

test.afterAll(() => served.stop());

// First, before anything in the site's folder is saved.
test("a saved page outside of the site's folder shows immediately", async ({ page }) => {
  // Before that, the server has no client to notify of a saved file.
  const connected = page.waitForEvent(
    'console',
    (message) => message.text() === '[vite] connected.',
  );
  await open(page, `${served.url}/guide`);
  await connected;
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  write('elsewhere/guide.md', '# Guide\n\nA sentence that was changed.\n');
  await expect(page.getByText('A sentence that was changed.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test("a saved sample shows TypeScript's errors, and its types once it compiles", async ({
  page,
}) => {
  await open(page, served.url);
  write('site/pages/index.md', createPage('world.stepp(1 / 60);'));
  const panel = page.getByRole('alert', { name: 'Problems on this page' });
  // The server has to load TypeScript first.
  await expect(panel).toContainText("Property 'stepp' does not exist on type 'World'.");
  await expect(panel).toContainText('site/pages/index.md:7');
  await expect(page.getByText('world.stepp(1 / 60);')).toBeVisible();
  write('site/pages/index.md', createPage('const { x } = world.getGravity();'));
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('const { x } = world.getGravity();')).toBeVisible();
  await page.getByRole('button', { name: 'Types' }).click();
  await expect(page.locator('[id="app:type-popup"]')).toBeVisible();
  for (let line = 0; line < 2; line++) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[id="app:type-popup"]')).toContainText('const x: number');
});

const CONFIG = `
import { defineSite } from '../../../../src/config/defineSite.ts';

export default defineSite({
  title: 'Samples',
  extraPages: { '/guide': '../elsewhere/guide.md' },
  library: { package: 'planck' },
});
`;

/** Returns a page whose sample ends with this line. */
function createPage(line: string): string {
  return `# Samples\n\n\`\`\`ts\nimport { World } from 'planck';\n\nconst world = new World();\n${line}\n\`\`\`\n`;
}

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
