import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import type { KeyedEntry } from '../player/consoleEntries.ts';
import { ConsoleList } from './ConsoleList.tsx';

const render = createReactRoot();

const ENTRIES: KeyedEntry[] = [
  { key: 1, level: 'log', text: '{ x: 1, y: 2 }', count: 60, line: 3 },
  { key: 2, level: 'warn', text: 'slow', count: 1 },
  { key: 3, level: 'error', text: 'no', count: 1, line: 7 },
];

async function show(entries: KeyedEntry[], onLine?: (line: number) => void) {
  await render(createElement(ConsoleList, { entries, onLine }));
  return document.querySelector('[role="log"]');
}

it('shows entries with level, count, and line', async () => {
  const log = await show(ENTRIES);
  expect([...(log?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '{ x: 1, y: 2 }× 60line 3',
    'Warning: slow',
    'Error: noline 7',
  ]);
});

it('links lines where they can be shown', async () => {
  const onLine = vi.fn();
  const log = await show(ENTRIES, onLine);
  log?.querySelectorAll('button')[1]?.click();
  expect(onLine).toHaveBeenCalledWith(7);
});

it('says that it is empty', async () => {
  expect((await show([]))?.textContent).toBe('Nothing has been printed.');
});
