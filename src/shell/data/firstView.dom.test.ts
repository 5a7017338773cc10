import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShellConfig } from '../../site/shellConfig.ts';
import { Sidebar } from '../navigation/Sidebar.tsx';
import { type Shell, ShellContext } from '../router/context.ts';
import { INLINE_DATA_ID, readFirstView } from './firstView.ts';
import { SIDEBAR_ID } from './ids.ts';

const CONFIG: ShellConfig = {
  title: 'Engine',
  basePath: '/docs',
  topNav: [],
  socials: [],
  theme: { colorScheme: 'system' },
};

it('reads the items of a sidebar back as they were', () => {
  const items = [
    { id: 'home', text: 'Home', link: '/', match: '/start' },
    {
      id: 'shapes',
      text: 'Shapes',
      collapsed: true,
      items: [{ id: 'kinds', text: 'Kinds', items: [{ id: 'box', text: 'Box', link: '/box' }] }],
    },
  ];
  const sidebar = createElement(Sidebar, {
    sidebar: { backLink: false, items },
    path: '/',
    previousPath: '/',
  });
  const value = { config: CONFIG } as Shell;
  const html = renderToString(createElement(ShellContext, { value }, sidebar));
  const data = JSON.stringify({ config: CONFIG, sidebar: {}, view: {} });
  const page = new DOMParser().parseFromString(
    `${html}<script type="application/json" id="${INLINE_DATA_ID}">${data}</script>`,
    'text/html',
  );
  expect(readFirstView(page).sidebar?.items).toEqual(items);
});

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
