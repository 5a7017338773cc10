import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadArticleStyles } from './articleStyles.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});

afterEach(() => {
  vi.useRealTimers();
});

it('has nothing to load in dev', async () => {
  expect(await loadArticleStyles()).toBe(true);
});

it('gives up on styles that never arrive', async () => {
  vi.useFakeTimers();
  const appStyles = document.createElement('link');
  appStyles.href = 'https://example.org/docs/assets/styles-1f0c.css';
  document.head.append(appStyles);
  vi.spyOn(appStyles, 'before').mockReturnValue(undefined);
  const loading = loadArticleStyles();
  await vi.runAllTimersAsync();
  expect(await loading).toBe(false);
});

it('loads the styles once, before those of the app, and tries again after a failure', async () => {
  const appStyles = document.createElement('link');
  appStyles.href = 'https://example.org/docs/assets/styles-1f0c.css';
  document.head.append(appStyles);
  const insert = vi.spyOn(appStyles, 'before');
  const answer = (event: 'load' | 'error') =>
    insert.mockImplementationOnce((link) =>
      queueMicrotask(() => (link as Element).dispatchEvent(new Event(event))),
    );

  answer('error');
  expect(await loadArticleStyles()).toBe(false);
  answer('load');
  expect(await Promise.all([loadArticleStyles(), loadArticleStyles()])).toEqual([true, true]);
  const addresses = insert.mock.calls.map(([link]) => (link as HTMLLinkElement).href);
  const address = 'https://example.org/docs/assets/article-1f0c.css';
  expect(addresses).toEqual([address, address]);
});
