import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  compileArticle,
  compileKitchenPage,
  showArticle,
} from '../../../tests/unit/articlePage.tsx';

const page = await compileKitchenPage('guide/code.mdx');

/** Observed elements with their observers. */
const watched = new Map<Element, ResizeObserverStub>();

class ResizeObserverStub implements ResizeObserver {
  constructor(readonly callback: ResizeObserverCallback) {}
  observe(element: Element) {
    watched.set(element, this);
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
  disconnect() {
    watched.clear();
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ResizeObserverStub);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes a block that overflows a stop for the Tab key, as long as it does', async () => {
  const { article } = await showArticle(page);
  const code = article.querySelector('.code') as HTMLElement;
  const before = code.outerHTML;
  resize(code, { content: 500, width: 300 });
  expect(code.tabIndex).toBe(0);
  expect([code.getAttribute('role'), code.getAttribute('aria-label')]).toEqual([
    'group',
    'Code: Marks',
  ]);
  expect(code.parentElement?.hasAttribute('data-overflows')).toBe(true);
  resize(code, { content: 300, width: 300 });
  expect(code.outerHTML).toBe(before);
  expect(code.parentElement?.hasAttribute('data-overflows')).toBe(false);
});

it('watches every code block and table of the current article, and no other', async () => {
  const { article, leaveFor, close } = await showArticle(page);
  expect([...watched.keys()]).toEqual([...article.querySelectorAll('.code, .table')]);
  await leaveFor(await compileKitchenPage('guide/tabs.mdx'));
  expect([...watched.keys()]).toEqual([...article.querySelectorAll('.code, .table')]);
  await close();
  expect(watched.size).toBe(0);
});

it('names a table by its section', async () => {
  const table = '| A |\n| - |\n| 1 |';
  const { article } = await showArticle(await compileArticle(`## Costs\n\n${table}\n\n## Later`));
  const block = article.querySelector('.table') as HTMLElement;
  resize(block, { content: 500, width: 300 });
  expect(block.getAttribute('aria-label')).toBe('Table: Costs');
});

/** Gives an element a size and reports the change. */
function resize(target: Element, { content, width }: { content: number; width: number }) {
  Object.defineProperty(target, 'scrollWidth', { value: content, configurable: true });
  Object.defineProperty(target, 'clientWidth', { value: width, configurable: true });
  const observer = watched.get(target);
  const size = { blockSize: 0, inlineSize: width };
  const sizes = {
    borderBoxSize: [size],
    contentBoxSize: [size],
    devicePixelContentBoxSize: [size],
  };
  const contentRect = target.getBoundingClientRect();
  observer?.callback([{ target, contentRect, ...sizes }], observer);
}
