import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { pageTags } from '../../site/pageHead.ts';
import type { PageView } from '../../site/view.ts';
import { type Shell, ShellContext } from '../router/context.ts';
import { useDocumentHead } from './useDocumentHead.ts';

const SITE = { title: 'Engine', basePath: '/docs' };
const CONTEXT = { config: SITE } as Shell;

const WORLD = {
  path: '/world',
  title: 'World',
  documentTitle: 'World – Engine',
  description: 'All about it.',
  url: 'https://e.org/docs/world',
  image: { url: 'https://e.org/world.png', width: '1200', height: '630', alt: 'World – Engine' },
};
const HIDDEN = {
  path: '/hidden?',
  title: 'Hidden',
  documentTitle: 'Hidden – Engine',
  description: '',
  url: 'https://e.org/docs/hidden%3F',
  isHidden: true,
};
const MISSING = {
  path: '/404',
  title: 'Page Not Found',
  documentTitle: 'Page Not Found – Engine',
  description: '',
  isHidden: true,
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.head.innerHTML = '<link rel="manifest" href="/docs/manifest.webmanifest">';
});

it('shows the head of each page, whichever came before', async () => {
  const root = createRoot(document.createElement('div'));
  for (const page of [WORLD, HIDDEN, WORLD, MISSING, WORLD]) {
    const view = page as PageView;
    await act(async () => root.render(createElement(Head, { view })));
    expect(document.title).toBe(view.documentTitle);
    expect(elements()).toEqual(expected(view));
  }
  await act(async () => root.unmount());
});

it('keeps the elements that the document came with', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" content="All about it.">',
  );
  const description = document.querySelector('meta');
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Head, { view: WORLD as PageView })));
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelector('meta')).toBe(description);
  await act(async () => root.unmount());
});

function Head({ view }: { view: PageView }) {
  return createElement(ShellContext, { value: CONTEXT }, createElement(Update, { view }));
}

function Update({ view }: { view: PageView }) {
  useDocumentHead(view);
  return null;
}

/** Returns the elements of the head except its title, in any order. */
function elements(): string[] {
  return [...document.head.querySelectorAll('meta, link')].map((one) => one.outerHTML).sort();
}

/** Returns the elements that the build prints for a page, including the one of the site. */
function expected(view: PageView): string[] {
  const made = pageTags(view, SITE)
    .filter(({ value }) => value)
    .map(({ tag, key, name, value }) => {
      const element = document.createElement(tag);
      for (const [key_, value_] of Object.entries({ ...key, [name]: value ?? '' }))
        element.setAttribute(key_, value_);
      return element.outerHTML;
    });
  return [...made, '<link rel="manifest" href="/docs/manifest.webmanifest">'].sort();
}
