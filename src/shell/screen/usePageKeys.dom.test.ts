import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import type { PageView } from '../../site/view.ts';
import { ARTICLE_ID } from '../data/firstView.ts';
import { type Shell, ShellContext } from '../router/context.ts';
import { usePageKeys } from './usePageKeys.ts';

const VIEW = { previous: { link: '/a' }, next: { link: '/c' } } as PageView;

let opened: string[];

beforeEach(async () => {
  opened = [];
  // Tests share a document.
  getSelection()?.removeAllRanges();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `
    <nav><p>Sidebar</p></nav>
    <main tabindex="-1"><article id="${ARTICLE_ID}"><p>First paragraph</p><button>Copy</button>
    <input><input type="range"><select><option>a</option></select><p contenteditable>edited</p></article></main>`;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const Keys = () => {
    usePageKeys(VIEW);
    return null;
  };
  const router = { navigate: (href: string) => void opened.push(href) };
  const value = { config: { basePath: '/docs' }, router } as unknown as Shell;
  const keys = createElement(ShellContext, { value }, createElement(Keys));
  await act(async () => root.render(keys));
  return async () => {
    await act(async () => root.unmount());
    getSelection()?.removeAllRanges();
    document.body.replaceChildren();
  };
});

it('opens the previous and the next page', () => {
  expect(press('body', 'ArrowLeft')).toBe(true);
  expect(press('main', 'ArrowRight')).toBe(true);
  expect(press('button', 'ArrowRight')).toBe(true);
  expect(opened).toEqual(['/docs/a', '/docs/c', '/docs/c']);
});

it.each(['input', '[type="range"]', 'select', '[contenteditable]'])(
  'leaves keys to the field %s',
  (field) => {
    expect(press(field)).toBe(false);
  },
);

it('leaves keys to text that is selected, wherever it is', () => {
  select('nav p', 0, 3);
  expect(press('body')).toBe(false);
  select('article p', 0, 3);
  expect(press('body')).toBe(false);
});

it('leaves keys to the caret in the text of the article, and turns pages once it is elsewhere', () => {
  select('article p', 2, 2);
  expect(press('body')).toBe(false);
  // The reader followed a link in the sidebar.
  select('nav p', 2, 2);
  expect(press('main')).toBe(true);
  // The next page has replaced the text that contained the caret.
  select('article p', 2, 2);
  document.querySelector('article')?.replaceChildren('Next page');
  getSelection()?.collapse(document.querySelector('article'), 0);
  expect(press('main')).toBe(true);
});

/** Selects characters of the text in an element. */
function select(selector: string, start: number, end: number) {
  const text = document.querySelector(selector)?.firstChild as Text;
  getSelection()?.setBaseAndExtent(text, start, text, end);
}

/** Presses a key with Shift in an element. Returns whether the page has handled it. */
function press(selector: string, key = 'ArrowRight'): boolean {
  const init = { key, shiftKey: true, bubbles: true, cancelable: true };
  return !document.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', init));
}
