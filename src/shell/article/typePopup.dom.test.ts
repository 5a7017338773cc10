import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileKitchenPage, showArticle } from '../../../tests/unit/articlePage.tsx';
import { findIdentifiers, markIdentifiers } from './typedCode.ts';
import { createTypePopup, type TypePopup } from './typePopup.ts';

const page = await compileKitchenPage('guide/code.mdx');
const ENTRY = { signature: 'const world: World', docs: '<p>Holds bodies.</p>' };
const LINKED = { ...ENTRY, href: '/reference/world#step', symbol: 'World.step' };

let popup: TypePopup;

beforeEach(() => {
  popup = createTypePopup();
});

afterEach(() => {
  popup.hide();
});

describe('the popup of types', () => {
  it('shows an entry next to the code, and describes the identifier', async () => {
    const [first] = await showIdentifiers();
    popup.show(first, ENTRY);
    expect(popup.described()).toBe(first);
    expect(popup.element.parentElement).toBe(first.closest('.code-block'));
    expect(first.getAttribute('aria-describedby')).toBe(popup.element.id);
    expect(popup.element.innerHTML).toBe(
      '<pre><code>const world: World</code></pre><p>Holds bodies.</p>',
    );
  });

  it('links to the reference if the symbol is in it', async () => {
    const [first] = await showIdentifiers();
    popup.show(first, LINKED);
    const link = popup.element.querySelector('a');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([
      '/reference/world#step',
      'World.step in the reference',
    ]);
  });

  it('describes one identifier at a time', async () => {
    const [first, second] = await showIdentifiers();
    popup.show(first, ENTRY);
    popup.show(second, LINKED);
    expect(popup.described()).toBe(second);
    expect(first.hasAttribute('aria-describedby')).toBe(false);
  });

  it('does not change while it shows the same identifier', async () => {
    const [first] = await showIdentifiers();
    popup.show(first, LINKED);
    const link = popup.element.querySelector('a');
    popup.show(first, LINKED);
    expect(popup.element.querySelector('a')).toBe(link);
  });

  it('leaves nothing behind when it is hidden', async () => {
    const [first] = await showIdentifiers();
    const before = first.closest('.code-block')?.innerHTML;
    popup.show(first, ENTRY);
    popup.hide();
    expect(popup.described()).toBeUndefined();
    expect(first.closest('.code-block')?.innerHTML).toBe(before);
  });
});

/** Shows the page, and returns two identifiers of the first code block that has types. */
async function showIdentifiers(): Promise<[HTMLElement, HTMLElement]> {
  const { article } = await showArticle(page);
  if (!page.types) throw new Error('the page has no types');
  markIdentifiers(article, page.types);
  const [first, second] = findIdentifiers(article);
  if (!first || !second) throw new Error('the page has too few identifiers');
  return [first, second];
}
