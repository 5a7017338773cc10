import { expect, it } from 'vitest';
import { siteMarkHtml } from './siteMark.ts';

it('shows the icon of the site below its base path', () => {
  expect(siteMarkHtml({ iconUrl: '/icon.svg', basePath: '/docs' })).toBe(
    '<p><img src="/docs/icon.svg" alt="" width="56" height="56"></p>\n',
  );
});

it('shows the icon of the theme', () => {
  const iconUrl = { light: '/day.svg', dark: '/night.svg' };
  const html = siteMarkHtml({ iconUrl, basePath: '' });
  expect(html).toContain('src="/day.svg" alt="" width="56" height="56" data-theme="light"');
  expect(html).toContain('src="/night.svg" alt="" width="56" height="56" data-theme="dark"');
});

it('is empty on a site without an icon', () => {
  expect(siteMarkHtml({ basePath: '' })).toBe('');
});
