import { beforeEach, expect, it, vi } from 'vitest';
import { ARTICLE_ID } from '../data/firstView.ts';
import { markArticle } from './marks.ts';

let article: HTMLElement;

beforeEach(() => {
  // happy-dom has no highlights.
  vi.stubGlobal('CSS', { highlights: new Map() });
  vi.stubGlobal('Highlight', Set);
  article = document.body.appendChild(document.createElement('article'));
  article.id = ARTICLE_ID;
  article.innerHTML = '<p>A body that <em>sleeps</em>.</p>';
  return () => {
    vi.unstubAllGlobals();
    article.remove();
  };
});

it('marks the words until the next key press, even during the one that opened the page', () => {
  article.addEventListener('keydown', () => markArticle(['sleeps']), { once: true });
  press();
  expect(CSS.highlights.has('search')).toBe(true);
  press();
  expect(CSS.highlights.has('search')).toBe(false);
});

function press(): void {
  article.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
}
