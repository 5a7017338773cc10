import { afterEach, describe, expect, it } from 'vitest';
import { dismiss, hideDismissed } from './dismissed.ts';

afterEach(() => {
  localStorage.clear();
  resetDocument();
});

describe('a dismissed banner', () => {
  it('is hidden immediately, and on every later page load', () => {
    dismiss('first');
    expect(isHidden()).toBe(true);
    resetDocument();
    hideDismissed('first');
    expect(isHidden()).toBe(true);
  });

  it('does not hide another banner, which can also be dismissed', () => {
    dismiss('first');
    resetDocument();
    hideDismissed('second');
    expect(isHidden()).toBe(false);
    dismiss('second');
    resetDocument();
    hideDismissed('second');
    expect(isHidden()).toBe(true);
  });

  it('hides nothing on a site without a banner, or for a reader who dismissed none', () => {
    hideDismissed(undefined);
    expect(isHidden()).toBe(false);
    hideDismissed('first');
    expect(isHidden()).toBe(false);
  });

  it.each([
    'null',
    '5',
    '[]',
    '"first"',
    '{"a',
    'undefined',
    'x'.repeat(10_000),
    '<script>',
    '//evil.example/',
    'javascript:alert(1)',
  ])('reappears if %j is stored', (stored) => {
    localStorage.setItem('dismissed-banner', stored);
    hideDismissed('first');
    expect(isHidden()).toBe(false);
  });
});

/** Resets the document, because a new page has no state of the previous one. */
function resetDocument() {
  delete document.documentElement.dataset.banner;
}

function isHidden(): boolean {
  return document.documentElement.dataset.banner === 'dismissed';
}
