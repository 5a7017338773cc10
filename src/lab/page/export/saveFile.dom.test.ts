import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile, toFileName } from './saveFile.ts';

let clicked: { href: string; name: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  clicked = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, name: this.download });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['Ball 2 (copy)', 'ball-2-copy.png'],
  ['recipes/elevator', 'recipes-elevator.png'],
  ['Größe: Москва', 'größe-москва.png'],
  ['…', 'sketch.png'],
])('names a file after the title %j', (title, name) => {
  expect(toFileName(title, 'png')).toBe(name);
});

it('keeps a file until the browser has read it', () => {
  expect(saveFile('ball.png', new Blob(['x']))).toBe('ball.png');
  expect(clicked).toEqual([{ href: 'blob:file', name: 'ball.png' }]);
  // Safari reads it after the click, and can show a prompt before.
  vi.advanceTimersByTime(30_000);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
