import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileError } from '../fetch/fetchFile.ts';
import { FAILURE } from '../fetch/retry.ts';
import type { ShellConfig } from '../site/shellConfig.ts';
import type { PageView } from '../site/view.ts';
import { App } from './App.tsx';
import { RouteError } from './data/routeError.ts';
import { BROWSER_KEY } from './router/location.ts';
import { createRouter } from './router/router.ts';

const ERROR = 'Unexpected Application Error!';

const CONFIG: ShellConfig = {
  title: 'Engine',
  basePath: '/docs',
  topNav: [],
  socials: [],
  theme: { colorScheme: 'system' },
};

/** Result of loading a page, by path; errors are rejections. */
let pages: Record<string, PageView | Error>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
  history.replaceState(null, '', '/docs/first');
  // React prints each error that a boundary catches, and the app prints that a part failed.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  pages = {};
  return () => vi.restoreAllMocks();
});

it('shows a page that throws as a failure, until the reader goes elsewhere', async () => {
  const { navigate, unmount } = await show();
  expect(headings()).toEqual(['First']);
  // Rendering the page fails because its outline is missing.
  pages['/broken'] = { ...viewAt('Broken'), outline: undefined } as unknown as PageView;
  await navigate('/docs/broken');
  expect(headings()).toEqual([ERROR]);
  expect(document.body.textContent).toMatch(/This page failed: .*undefined/);
  pages['/world'] = viewAt('World');
  await navigate('/docs/world');
  expect(headings()).toEqual(['World']);
  await unmount();
});

it('focuses the target of a hash, and lets readers still reach a link by Tab', async () => {
  const { navigate, unmount } = await show();
  pages['/notes'] = { ...viewAt('Notes'), html: '<h2 id="a">A</h2><a id="b" href="#a">1</a>' };
  await navigate('/docs/notes#a');
  expect(document.activeElement).toBe(document.getElementById('a'));
  await navigate('/docs/notes#b');
  const link = document.getElementById('b');
  expect(document.activeElement).toBe(link);
  expect(link?.tabIndex).toBe(0);
  await unmount();
});

it('gives a page that throws a title, the focus, and the top bar, and the next page its own', async () => {
  const { navigate, unmount } = await show();
  expect([document.title, announced()]).toEqual(['First', undefined]);
  pages['/broken'] = { ...viewAt('Broken'), outline: undefined } as unknown as PageView;
  await navigate('/docs/broken');
  expect(document.title).toBe(ERROR);
  await expect.poll(announced).toBe(ERROR);
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(document.querySelector('header button')).not.toBeNull();
  pages['/first'] = viewAt('First');
  // Return to the history entry that the app started with.
  history.replaceState(null, '', '/docs/first');
  await act(async () => dispatchEvent(new Event('popstate')));
  expect(document.title).toBe('First');
  await expect.poll(announced).toBe('First');
  expect(document.activeElement).toBe(document.querySelector('main'));
  await unmount();
});

it.each([
  [404, '404 Not Found: no route matches the URL /world'],
  [400, '400 Bad Request: malformed URL /world'],
  [405, '405 Method Not Allowed for the URL /world'],
] as const)('says why the router has no page, with the status %i', async (status, reason) => {
  const { navigate, unmount } = await show();
  pages['/world'] = new RouteError(status, '/world');
  await navigate('/docs/world');
  const main = document.querySelector('main');
  const texts = [...(main?.querySelectorAll('h1, p, a') ?? [])].map((one) => one.textContent);
  expect(texts).toEqual([ERROR, reason, 'Try again', 'Home page', 'All pages']);
  await unmount();
});

it.each([
  ['the footer', { lastUpdatedAt: Number.NaN }],
  ['the outline', { outline: [undefined] }],
  ['the problems', { problems: [undefined] }],
])('keeps the article and the rest of the screen when %s fails', async (_what, broken) => {
  const failures: Event[] = [];
  const onFailure = (event: Event) => failures.push(event);
  addEventListener(FAILURE, onFailure);
  const { navigate, unmount } = await show();
  pages['/broken'] = { ...viewAt('Broken'), ...broken } as unknown as PageView;
  await navigate('/docs/broken');
  expect(headings()).toEqual(['Broken']);
  expect(document.querySelector('header button')).not.toBeNull();
  expect(failures).toHaveLength(1);
  pages['/world'] = { ...viewAt('World'), lastUpdatedAt: 0 };
  await navigate('/docs/world');
  expect(document.querySelector('footer')?.textContent).toContain('1/1/70');
  removeEventListener(FAILURE, onFailure);
  await unmount();
});

it('shows why a page could not be loaded, until the reader goes elsewhere', async () => {
  const { navigate, unmount } = await show();
  pages['/world'] = new FileError('no host');
  await navigate('/docs/world');
  expect(headings()).toEqual([ERROR]);
  expect(document.body.textContent).toContain('The site could not be reached.');
  pages['/world'] = viewAt('World');
  await navigate('/docs/world');
  expect(headings()).toEqual(['World']);
  await unmount();
});

it('shows an error even if the error screen fails', async () => {
  // The links of the error screen need the config.
  const { navigate, unmount } = await show({ hasConfig: false });
  expect(headings()).toEqual([ERROR]);
  expect(document.querySelector('button')?.textContent).toBe('Try again');
  pages['/world'] = viewAt('World');
  await navigate('/docs/world');
  expect(headings()).toEqual([ERROR]);
  await unmount();
});

it('scrolls each page after the first, which the browser has scrolled', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { navigate, unmount } = await show();
  expect(scrollTo).not.toHaveBeenCalled();
  pages['/world'] = viewAt('World');
  await navigate('/docs/world');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await unmount();
});

describe('a saved page that replaces the one for unsaved pages', () => {
  const offline = { ...viewAt('Page Not Saved'), path: '/offline' };
  const hidden = '<details><summary>More</summary><h2 id="more">More</h2></details>';

  it('opens what hides the target of the hash, and scrolls to it', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const { reload, unmount } = await show({ first: offline, hash: '#more' });
    pages['/first'] = { ...viewAt('First'), html: hidden };
    await reload();
    const target = document.getElementById('more');
    expect(target?.closest('details')?.open).toBe(true);
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(target);
    await unmount();
  });

  it('scrolls to where the reader was before a reload', async () => {
    sessionStorage.setItem('scroll-positions', '{"/first":700}');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { reload, unmount } = await show({ first: offline });
    pages['/first'] = viewAt('First');
    await reload();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
    await unmount();
    sessionStorage.clear();
  });
});

/** Shows the app at `/first`, whose first page is that page unless another one is given. */
async function show({ hasConfig = true, first = viewAt('First'), hash = '' } = {}) {
  const location = { href: `/docs/first${hash}`, path: '/first', hash, key: BROWSER_KEY };
  const router = createRouter({
    basePath: '/docs',
    first: { location, view: first },
    load: async ({ path }) => {
      const page = pages[path];
      if (page === undefined || page instanceof Error) throw page;
      return page;
    },
  });
  const stop = router.listen();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const config = hasConfig ? CONFIG : (undefined as unknown as ShellConfig);
  const sidebar = () => undefined;
  await act(async () => root.render(createElement(App, { router, config, sidebar })));
  return {
    navigate: (href: string) => act(() => router.navigate(href)),
    /** Reloads the page as the app does once it has found the data of an unsaved page. */
    reload: () => act(() => router.reload({ ...router.displayed().location })),
    unmount: () => {
      stop();
      return act(async () => root.unmount());
    },
  };
}

function announced(): string | null | undefined {
  return document.querySelector('[role="status"]')?.textContent;
}

function headings(): (string | null)[] {
  return [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
}

function viewAt(title: string): PageView {
  return {
    version: 'this',
    path: `/${title.toLowerCase()}`,
    title,
    documentTitle: title,
    description: '',
    html: `<h1>${title}</h1>`,
    outline: [],
    layout: 'docs',
    content: undefined,
    showLogo: true,
    showTopNav: true,
    showOutline: true,
  };
}
