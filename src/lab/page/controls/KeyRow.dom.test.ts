import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '../../protocol/protocol.ts';
import { KeyRow } from './KeyRow.tsx';

let root: Root;
let sent: Command[];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  sent = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const names = ['a', 'ArrowLeft', 'Enter', ' '];
  const send = (command: Command) => void sent.push(command);
  await act(async () => root.render(createElement(KeyRow, { names, send })));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PRESS: Command = { type: 'key', key: 'a', isDown: true };
const RELEASE: Command = { type: 'key', key: 'a', isDown: false };

/** Dispatches an event on the button. */
function fire(event: Event): void {
  document.querySelector('button')?.dispatchEvent(event);
}
const key = (type: string, key: string) => new KeyboardEvent(type, { key, bubbles: true });

it('names the keys for eyes and for screen readers', () => {
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['A', '←', 'Enter', 'Space']);
  expect(buttons[1]?.getAttribute('aria-label')).toBe('Left arrow');
});

it('repeats a key that is held, and stops when it is released', () => {
  fire(key('keydown', 'Enter'));
  expect(sent).toEqual([PRESS]);
  vi.advanceTimersByTime(399);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1 + 2 * 60);
  expect(sent).toEqual(Array(4).fill(PRESS));
  fire(key('keyup', 'Enter'));
  expect(sent.at(-1)).toEqual(RELEASE);
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(5);
});

it('holds no key twice, and ignores other keys of the keyboard', () => {
  for (const name of [' ', ' ', 'Tab']) fire(key('keydown', name));
  expect(sent).toEqual([PRESS]);
});

it('presses briefly for a screen reader, which clicks', () => {
  fire(new MouseEvent('click', { detail: 0, bubbles: true }));
  expect(sent).toEqual([PRESS]);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([PRESS, RELEASE]);
});

it('stops repeating when the buttons disappear', async () => {
  fire(key('keydown', 'Enter'));
  await act(async () => root.render(null));
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([PRESS]);
});
