import { expect, it } from 'vitest';
import { SIDEBAR_ID } from '../navigation/ids.ts';
import { INLINE_DATA_ID, readFirstView } from './firstView.ts';

it.each([
  ['/docs/world', '/world'],
  ['/docs/', '/'],
  ['/docs-old/world', '/docs-old/world'],
  ['https://example.org/docs/world', 'https://example.org/docs/world'],
])('reads a link of the sidebar to %s', (href, link) => {
  const data = JSON.stringify({ config: { basePath: '/docs' }, sidebar: {}, view: {} });
  const page = new DOMParser().parseFromString(
    `<div id="${SIDEBAR_ID}"><nav><ul><li><a href="${href}">World</a></li></ul></nav></div>
    <script type="application/json" id="${INLINE_DATA_ID}">${data}</script>`,
    'text/html',
  );
  expect(readFirstView(page).sidebar?.items).toMatchObject([{ text: 'World', link }]);
});
