import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import type { Command } from '../../protocol/protocol.ts';
import { KeyPad, MenuKeys } from './KeyPad.tsx';

const render = createReactRoot();
let sent: Command[];
/** The element below every pointer. */
let target: Element | null;
const send = (command: Command) => void sent.push(command);

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  target = null;
  // jsdom has no layout.
  document.elementFromPoint = () => target;
  Element.prototype.setPointerCapture = () => undefined;
  const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'Enter', ' ', 'x'];
  await render(createElement(KeyPad, { scene: { keys }, send }));
});
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  vi.useRealTimers();
});

const press = (key: string): Command => ({ type: 'key', key, isDown: true });
const release = (key: string): Command => ({ type: 'key', key, isDown: false });
const button = (key: string) => document.querySelector(`[data-key="${key}"]`);

/** Moves a pointer over a key, or to where none is, and fires an event on the button that has captured it. */
function point(type: string, pointerId: number, from: string, to: string | null): void {
  target = to === null ? document.body : button(to);
  button(from)?.dispatchEvent(new PointerEvent(type, { pointerId, button: 0, bubbles: true }));
}

it('names the keys for eyes and for screen readers, with left and right on one side', () => {
  const sides = [...document.querySelectorAll('fieldset > *')].map((side) =>
    [...side.querySelectorAll('button')].map(({ textContent }) => textContent),
  );
  expect(sides).toEqual([
    ['←', '→'],
    ['Enter', 'X', 'Space', '↑'],
  ]);
  expect(button('ArrowLeft')?.getAttribute('aria-label')).toBe('Left arrow');
});

it('repeats a key that is held, and stops when it is released', () => {
  point('pointerdown', 1, 'x', 'x');
  expect(sent).toEqual([press('x')]);
  vi.advanceTimersByTime(399);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1 + 2 * 60);
  expect(sent).toEqual(Array(4).fill(press('x')));
  point('lostpointercapture', 1, 'x', 'x');
  expect(sent.at(-1)).toEqual(release('x'));
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(5);
});

it('holds the keys of several fingers', () => {
  point('pointerdown', 1, 'ArrowRight', 'ArrowRight');
  point('pointerdown', 2, 'ArrowUp', 'ArrowUp');
  point('lostpointercapture', 2, 'ArrowUp', 'ArrowUp');
  expect(sent).toEqual([press('ArrowRight'), press('ArrowUp'), release('ArrowUp')]);
});

it('follows a finger that slides to another key, and off the keys', () => {
  point('pointerdown', 1, 'ArrowLeft', 'ArrowLeft');
  point('pointermove', 1, 'ArrowLeft', 'ArrowRight');
  point('pointermove', 1, 'ArrowLeft', 'ArrowRight');
  expect(sent).toEqual([press('ArrowLeft'), release('ArrowLeft'), press('ArrowRight')]);
  point('pointermove', 1, 'ArrowLeft', null);
  expect(sent.at(-1)).toEqual(release('ArrowRight'));
  point('pointermove', 1, 'ArrowLeft', 'ArrowLeft');
  expect(sent.at(-1)).toEqual(press('ArrowLeft'));
});

it('ignores a pointer that isn’t down', () => {
  point('pointermove', 1, 'ArrowLeft', 'ArrowLeft');
  expect(sent).toEqual([]);
});

it('presses briefly for a screen reader, which clicks', () => {
  button('x')?.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
  expect(sent).toEqual([press('x')]);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([press('x'), release('x')]);
});

it('releases its keys when it disappears', async () => {
  point('pointerdown', 1, 'x', 'x');
  await render(null);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([press('x'), release('x')]);
});

it('labels the keys of a menu with what they do', async () => {
  await render(createElement(MenuKeys, { scene: { keys: ['p', 'Enter'] }, send }));
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Pause', 'Enter']);
  buttons[0]?.click();
  expect(sent).toEqual([press('p'), release('p')]);
});

it('has one button for each action of a game', async () => {
  const keys = ['ArrowLeft', 'a', 'ArrowUp', ' ', 'p'];
  await render(createElement(KeyPad, { scene: { keys, isGame: true }, send }));
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['←', '↑']);
});
