import { afterEach, describe, expect, it } from 'vitest';
import { followTheme, toggleTheme } from './theme.ts';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  root.classList.remove('dark');
});

describe('followTheme', () => {
  it.each(['light', 'dark'])('shows the stored theme: %s', (theme) => {
    localStorage.setItem('theme', theme);
    followTheme();
    expect(root.dataset.theme).toBe(theme);
    expect(root.classList.contains('dark')).toBe(theme === 'dark');
  });

  it.each([
    'null',
    '5',
    '[]',
    '"dark"',
    '{"a',
    'undefined',
    'x'.repeat(10_000),
    '<script>',
    '//evil.example/',
    'javascript:alert(1)',
  ])('shows the system theme if %j is stored', (stored) => {
    localStorage.setItem('theme', stored);
    followTheme();
    expect(root.dataset.theme).toBeUndefined();
    expect(root.classList.contains('dark')).toBe(false);
  });
});

it('stores the theme that the reader switches to', () => {
  toggleTheme();
  expect(localStorage.getItem('theme')).toBe('dark');
  toggleTheme();
  expect(localStorage.getItem('theme')).toBe('light');
});
