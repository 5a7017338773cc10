import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  type ArticlePage,
  compileKitchenPage,
  type DisplayedArticle,
  showArticle,
} from './articlePage.tsx';
import { waitFor } from './waitFor.ts';
// Loaded in advance, so that clicks don't have to wait for it.
import '../../src/shell/article/explainer.ts';

/** Text that only the sample of these tests has. Its names: world step y box getPosition world. */
const SAMPLE = 'getPosition';

/** The page that has the sample. */
export const page = await compileKitchenPage('guide/code.mdx');

/** Mock of `fetch` in each test of a file, which returns the types of the page by default. */
export const fetched = vi.fn<typeof fetch>();

/** Sets up each test of a file, and restores stubs after it. */
export function setUpEachTest() {
  beforeEach(() => {
    fetched.mockReset().mockImplementation(async () => answer(page));
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Returns a response with the types of a page. */
export function answer({ types }: ArticlePage): Response {
  return new Response(JSON.stringify(types));
}

/** Shows the page, and moves the focus to the identifiers of the sample. */
export async function enter(): Promise<DisplayedArticle> {
  const displayed = await showArticle(page);
  typesButton(displayed.article).click();
  await waitFor(() => expect(explained()).toBe('world'));
  return displayed;
}

/** Shows the page with its types loaded, no popup, and fake timers. */
export async function leaveKeyboard(): Promise<DisplayedArticle> {
  const displayed = await enter();
  copyButton(displayed.article).focus();
  expect(explained()).toBeUndefined();
  vi.useFakeTimers();
  return displayed;
}

/** Waits until pending promises have settled. */
export function turn() {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Finds a code block of the article by text that only it has; by default, the sample. */
export function block(article: HTMLElement, text = SAMPLE): HTMLElement {
  const blocks = [...article.querySelectorAll<HTMLElement>('.code-block')];
  return blocks.find(({ textContent }) => textContent.includes(text)) as HTMLElement;
}

/** Finds the Types button of a block. */
export function typesButton(article: HTMLElement, text = SAMPLE) {
  return block(article, text).querySelector('[data-code="types"]') as HTMLElement;
}

/** Finds the Copy button of the sample. */
export function copyButton(article: HTMLElement) {
  return block(article).querySelector('[data-code="copy"]') as HTMLElement;
}

/** Finds the identifiers of a block that have types, once these are loaded. */
export function identifiers(article: HTMLElement, text = SAMPLE): HTMLElement[] {
  return [...block(article, text).querySelectorAll<HTMLElement>('.typed')];
}

/** Finds the first identifier of the sample with this name. */
export function identifier(article: HTMLElement, name: string): HTMLElement {
  return identifiers(article).find(({ textContent }) => textContent === name) as HTMLElement;
}

/** Finds the popup, visible or not. */
export function popup() {
  return document.querySelector('[id="app:type-popup"]') as HTMLElement;
}

/** Finds the link in the popup. */
export function link() {
  return popup().querySelector('a') as HTMLElement;
}

/** Returns the element that has the focus. */
export function focused() {
  return document.activeElement as HTMLElement | null;
}

/** Finds the identifier that the popup describes while it is visible. */
export function explained(): string | undefined {
  const described = [...document.querySelectorAll('[aria-describedby="app:type-popup"]')];
  expect(described.length).toBeLessThan(2);
  return described[0]?.textContent;
}

/** Moves the mouse onto an element. */
export function hover(element: Element | null) {
  const init = { bubbles: true, pointerType: 'mouse', clientX: 1, clientY: 1 };
  for (const type of ['pointerover', 'pointermove']) {
    element?.dispatchEvent(new PointerEvent(type, init));
  }
}

/** Presses a key on the focused element. */
export function press(key: string, init: KeyboardEventInit = {}): 'handled' | 'ignored' {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented ? 'handled' : 'ignored';
}
