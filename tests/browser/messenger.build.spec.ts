import { expect, test } from './site.ts';

const HOST = 'https://piqnt.com';
const HOST_PAGE = `<!doctype html><title>Host</title>
<script>var messages = []; addEventListener('message', ({ data }) => messages.push(data))</script>
<iframe title="Docs" width="1200" height="800" src="/planck.js/docs/world"></iframe>`;

test('a page in a frame of its host reports itself, and follows the theme of the host', async ({
  page,
  docs,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: HOST_PAGE });
    await route.fulfill({ response: await route.fetch({ url: new URL(docs).origin + pathname }) });
  });
  await page.goto(HOST);
  const last = () => page.evaluate<object>('messages.at(-1)');
  const message = { source: 'planck-docs', title: 'World – Planck.js', theme: 'light' };
  await expect.poll(last).toEqual({ ...message, path: '/planck.js/docs/world' });
  const frame = page.frameLocator('iframe');
  await test.step('the theme of the host', async () => {
    await page.evaluate(`frames[0].postMessage({ theme: 'dark' }, '${HOST}')`);
    await expect(frame.locator('html')).toHaveClass('dark');
    await expect.poll(last).toEqual({ ...message, theme: 'dark', path: '/planck.js/docs/world' });
    await page.evaluate(`frames[0].postMessage({ theme: 'light' }, '${HOST}')`);
    await expect(frame.locator('html')).not.toHaveClass('dark');
  });
  await test.step('the page that the reader goes to', async () => {
    await frame.getByRole('link', { name: /^Next (?!steps)/ }).click();
    const body = { ...message, title: 'Body – Planck.js', path: '/planck.js/docs/body' };
    await expect.poll(last).toEqual(body);
  });
});
