import { afterEach, expect, it } from 'vitest';
import { isComposing, isField, isShortcut, stepByArrow } from './keyboard.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.dir = '';
});

it.each([
  ['<input>', true],
  ['<input type="range">', true],
  ['<textarea></textarea>', true],
  ['<select><option></option></select>', true],
  ['<p contenteditable></p>', true],
  ['<div contenteditable="true"><p></p></div>', true],
  ['<p contenteditable="plaintext-only"></p>', true],
  ['<p contenteditable="false"></p>', false],
  ['<button></button>', false],
  ['<p></p>', false],
])('detects whether the deepest element of %s is in a field', (html, expected) => {
  document.body.innerHTML = html;
  expect(isField([...document.body.querySelectorAll('*')].at(-1) ?? null)).toBe(expected);
  expect(isField(document)).toBe(false);
});

it.each([
  [{ key: 'Enter', keyCode: 13 }, false],
  [{ key: 'Enter', keyCode: 13, isComposing: true }, true],
  [{ key: 'Enter', keyCode: 229 }, true],
])('detects whether an input method uses %o', (init, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', init))).toBe(expected);
});

it.each([
  [{}, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, true],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
])('detects whether a key with %o is a shortcut', (init, expected) => {
  expect(isShortcut(new KeyboardEvent('keydown', { key: 'ArrowLeft', ...init }))).toBe(expected);
});

it.each([
  ['', 'ArrowRight', 1],
  ['', 'ArrowLeft', -1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowDown', undefined],
])('in text with the direction "%s", %s moves along a row by %s', (direction, key, expected) => {
  document.dir = direction;
  expect(stepByArrow(key)).toBe(expected);
});
