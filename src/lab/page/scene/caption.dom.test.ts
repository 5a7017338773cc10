import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unfoldCaption } from './caption.ts';

let observed: () => void;
let caption: HTMLElement;
let ending: AbortController;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        observed = onResize;
      }
      observe() {
        observed();
      }
      disconnect() {
        observed = () => undefined;
      }
    },
  );
  ending = new AbortController();
  document.body.innerHTML = '<figure><figcaption>A long description</figcaption></figure>';
  caption = document.querySelector('figcaption') as HTMLElement;
});
afterEach(() => vi.unstubAllGlobals());

/** Lays out the caption: its visible height, and the height of all of its text. */
function layOut(visible: number, all: number) {
  Object.defineProperty(caption, 'clientHeight', { configurable: true, value: visible });
  Object.defineProperty(caption, 'scrollHeight', { configurable: true, value: all });
}

const button = () => document.querySelector('button');

it('shows all of a caption that is cut off, and cuts it off again', () => {
  layOut(40, 80);
  unfoldCaption(caption, ending.signal);
  expect(button()?.hidden).toBe(false);
  button()?.click();
  expect(caption.hasAttribute('data-open')).toBe(true);
  expect(button()?.getAttribute('aria-expanded')).toBe('true');
  layOut(80, 80);
  observed();
  expect(button()?.hidden).toBe(false);
  expect(button()?.textContent).toBe('Less');
  button()?.click();
  expect(caption.hasAttribute('data-open')).toBe(false);
});

it('hides its button while nothing is cut off, and removes it at the end', () => {
  layOut(40, 40);
  unfoldCaption(caption, ending.signal);
  expect(button()?.hidden).toBe(true);
  layOut(40, 80);
  observed();
  expect(button()?.hidden).toBe(false);
  ending.abort();
  expect(button()).toBeNull();
});
