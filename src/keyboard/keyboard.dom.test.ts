import { afterEach, expect, it } from 'vitest';
import { isComposing, isField } from './keyboard.ts';

afterEach(() => document.body.replaceChildren());

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
