import { createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { moveByKey, readShare, Splitter } from './Splitter.tsx';

const render = createReactRoot();

const LIMITS = { min: 25, max: 75, initial: 50 };
const SHARE = { ...LIMITS, value: 40 };

it.each([
  ['ArrowLeft', true, 38],
  ['ArrowRight', true, 42],
  ['ArrowUp', true, undefined],
  ['ArrowUp', false, 38],
  ['ArrowDown', false, 42],
  ['ArrowRight', false, undefined],
  ['Home', true, 25],
  ['End', false, 75],
  ['Enter', true, 50],
  ['Tab', true, undefined],
])('%s moves a line (vertical: %s) from 40 to %s', (key, isVertical, expected) => {
  expect(moveByKey(key, isVertical, SHARE)).toBe(expected);
});

it.each([
  [null, 50],
  ['', 50],
  ['nothing', 50],
  ['61.5', 61.5],
  ['99', 75],
  ['-Infinity', 50],
])('reads the stored share %j as %s', (text, value) => {
  expect(readShare(text, LIMITS)).toBe(value);
});

it.each([
  ['', 30],
  ['rtl', 70],
])('follows the pointer in text with the direction "%s"', async (direction, expected) => {
  document.dir = direction;
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockReturnValue(new DOMRect(100, 0, 400, 300));
  onTestFinished(() => {
    document.dir = '';
    box.mockRestore();
  });
  const onChange = vi.fn();
  await render(
    createElement(Splitter, { label: 'Width', orientation: 'vertical', share: SHARE, onChange }),
  );
  const line = document.querySelector('[role="separator"]') as HTMLElement;
  line.hasPointerCapture = () => true;
  line.dispatchEvent(new PointerEvent('pointermove', { clientX: 220, bubbles: true }));
  expect(onChange).toHaveBeenCalledWith(expected);
});
