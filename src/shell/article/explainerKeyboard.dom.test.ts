import { describe, expect, it, vi } from 'vitest';
import { showArticle } from '../../../tests/unit/articlePage.tsx';
import {
  block,
  copyButton,
  enter,
  explained,
  fetched,
  focused,
  hover,
  identifier,
  identifiers,
  leaveKeyboard,
  link,
  page,
  popup,
  press,
  setUpEachTest,
  typesButton,
} from '../../../tests/unit/explainedPage.ts';
import { waitFor } from '../../../tests/unit/waitFor.ts';
import { copiedText } from './codeBar.ts';

setUpEachTest();

describe('the Types button', () => {
  it('moves the focus to the first identifier of its block and shows its type', async () => {
    const { article } = await enter();
    const [first, ...others] = identifiers(article);
    expect(document.activeElement).toBe(first);
    expect(first?.getAttribute('role')).toBe('button');
    expect(others.map((one) => one.getAttribute('tabindex'))).toEqual(others.map(() => '-1'));
    expect(popup().textContent).toBe('const world: World');
    expect(popup().closest('.code-block')).toBe(block(article));
  });

  it('shows signature, documentation, and a link to the reference', async () => {
    await enter();
    press('ArrowRight');
    expect(popup().innerHTML).toBe(
      '<pre><code>(method) World.step(timeStep: number): void</code></pre>' +
        '<p>Take a time step.</p>' +
        '<p><a href="/reference/world#step">World.step in the reference</a></p>',
    );
  });

  it('loads the types once, however often they are used', async () => {
    const { article } = await enter();
    typesButton(article).click();
    typesButton(article, 'console.log').click();
    await waitFor(() => expect(identifiers(article, 'console.log')).toContain(focused()));
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/page.types.json']);
    expect(document.querySelectorAll('.typed .typed')).toHaveLength(0);
    expect(document.querySelectorAll('[id="app:type-popup"]')).toHaveLength(1);
  });

  it('does not change what is copied', async () => {
    const { article } = await showArticle(page);
    const codes = [...article.querySelectorAll<HTMLElement>('.code > code')];
    const before = codes.map(copiedText);
    typesButton(article).click();
    await waitFor(() => expect(explained()).toBe('world'));
    expect(codes.map(copiedText)).toEqual(before);
  });
});

describe('the keyboard', () => {
  it('moves through the identifiers of a block, which is one Tab stop', async () => {
    const { article } = await enter();
    const walk = [
      ['ArrowRight', 'step'],
      ['ArrowRight', 'y'],
      ['ArrowRight', 'box'],
      ['ArrowLeft', 'y'],
      ['Home', 'world'],
      ['ArrowRight', 'step'],
      ['End', 'world'],
      ['ArrowLeft', 'getPosition'],
    ] as const;
    for (const [key, word] of walk) {
      expect(press(key)).toBe('handled');
      expect(focused()?.textContent).toBe(word);
      expect(explained()).toBe(word);
      const stops = identifiers(article).filter((one) => one.getAttribute('tabindex') === '0');
      expect(stops).toEqual([focused()]);
    }
  });

  it('stops at the first and at the last identifier, and ignores other keys', async () => {
    const { article } = await enter();
    const all = identifiers(article);
    expect([press('ArrowLeft'), press('a'), press('Enter')]).toEqual(Array(3).fill('ignored'));
    expect(focused()).toBe(all[0]);
    press('End');
    expect(press('ArrowRight')).toBe('ignored');
    // Goes back in the history.
    expect(press('ArrowLeft', { altKey: true })).toBe('ignored');
    expect(focused()).toBe(all.at(-1));
  });

  it('keeps the popup while the focus is in it, and hides it when the focus leaves', async () => {
    const { article } = await enter();
    press('ArrowRight');
    const step = focused();
    link().focus();
    expect(explained()).toBe('step');
    step?.focus();
    expect(explained()).toBe('step');
    link().focus();
    typesButton(article).focus();
    expect(explained()).toBeUndefined();
  });
});

describe('Escape', () => {
  it('hides the popup and returns to the Types button', async () => {
    const { article } = await enter();
    expect(press('Escape')).toBe('handled');
    expect(explained()).toBeUndefined();
    expect(focused()).toBe(typesButton(article));
    expect(press('Escape')).toBe('ignored');
  });

  it('returns from the popup to its identifier', async () => {
    await enter();
    press('ArrowRight');
    link().focus();
    press('Escape');
    expect(explained()).toBeUndefined();
    expect(focused()?.textContent).toBe('step');
    press('ArrowLeft');
    expect(explained()).toBe('world');
  });

  it('keeps the focus if the mouse opened the popup', async () => {
    const { article } = await leaveKeyboard();
    hover(identifier(article, 'step'));
    vi.advanceTimersByTime(120);
    expect(explained()).toBe('step');
    // The mouse has moved on but not rested yet.
    hover(identifier(article, 'box'));
    press('Escape');
    vi.advanceTimersByTime(1000);
    expect(explained()).toBeUndefined();
    expect(focused()).toBe(copyButton(article));
  });
});
