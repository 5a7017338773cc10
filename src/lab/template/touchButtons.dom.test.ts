import { afterEach, beforeEach, expect, it } from 'vitest';
import { addTouchButtons } from './game/touch.ts';

let fired: string[];
/** What is under every pointer. */
let touched: Element | null;
let listening: AbortController;

beforeEach(() => {
  fired = [];
  listening = new AbortController();
  document.body.innerHTML = '<nav></nav>';
  document.elementFromPoint = () => touched;
  Element.prototype.setPointerCapture = () => undefined;
  for (const type of ['keydown', 'keyup'] as const)
    addEventListener(type, ({ key }) => fired.push(`${type} ${key}`), listening);
  addTouchButtons(['ArrowLeft', 'ArrowRight', 'ArrowUp', ' ']);
});
afterEach(() => {
  listening.abort();
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
});

const buttons = () => [...document.querySelectorAll('button')];

/** Moves a finger to a button, or to where none is, and fires an event. */
function point(type: string, pointerId: number, label: string): void {
  touched = buttons().find(({ textContent }) => textContent === label) ?? document.body;
  const target = type === 'pointerdown' ? touched : document.querySelector('nav');
  target?.dispatchEvent(new PointerEvent(type, { pointerId, bubbles: true }));
}

it('shows one button to jump', () => {
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['←', '→', '↑']);
});

it('holds a key until the last finger leaves its button', () => {
  point('pointerdown', 1, '→');
  point('pointerdown', 2, '→');
  expect(fired.splice(0)).toEqual(['keydown ArrowRight']);
  point('lostpointercapture', 2, '→');
  expect(fired).toEqual([]);
  point('lostpointercapture', 1, '→');
  expect(fired).toEqual(['keyup ArrowRight']);
});

it('fires the keys that fingers hold, also when they slide', () => {
  point('pointermove', 1, '←');
  expect(fired).toEqual([]);
  point('pointerdown', 1, '←');
  point('pointerdown', 2, '↑');
  expect(fired.splice(0)).toEqual(['keydown ArrowLeft', 'keydown ArrowUp']);
  point('pointermove', 1, '←');
  point('pointermove', 1, '→');
  expect(fired.splice(0)).toEqual(['keyup ArrowLeft', 'keydown ArrowRight']);
  point('pointermove', 1, 'none');
  point('lostpointercapture', 1, 'none');
  expect(fired.splice(0)).toEqual(['keyup ArrowRight']);
  point('lostpointercapture', 2, '↑');
  expect(fired).toEqual(['keyup ArrowUp']);
});
