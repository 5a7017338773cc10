import { afterEach, expect, it } from 'vitest';
import { dismiss, hideDismissed } from './dismissed.ts';

const { dataset } = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete dataset.banner;
});

it('hides the banner that was dismissed last, and no other', () => {
  dismiss('version-2');
  delete dataset.banner;
  hideDismissed('version-3');
  expect(dataset.banner).toBeUndefined();
  hideDismissed('version-2');
  expect(dataset.banner).toBe('dismissed');
});

it.each([
  'null',
  '5',
  '[]',
  '"version-2"',
  '{"a',
  'undefined',
  'x'.repeat(10_000),
  '<script>',
  '//evil.example/',
  'javascript:alert(1)',
])('shows the banner where %j is stored', (stored) => {
  localStorage.setItem('dismissed-banner', stored);
  hideDismissed('version-2');
  hideDismissed(undefined);
  expect(dataset.banner).toBeUndefined();
});
