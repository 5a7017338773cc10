import { expect, it } from 'vitest';
import { startConverters } from './converter.ts';

/** Shows a converter for a length, a density, and a frequency, with a field of a value. */
function show(value: string) {
  const cell = (factor: number, power: number) =>
    `<span data-converted='${JSON.stringify({ factor, power })}'>?</span>`;
  document.body.innerHTML = `<article><div data-converter><input type="number" value="${value}">
    <span data-converter-scale>40</span>${cell(100, -1)}${cell(0.001, 2)}${cell(0.6, 0)}</div></article>`;
  startConverters(document.querySelector('article') as HTMLElement);
  const field = document.querySelector('input') as HTMLInputElement;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  };
  const read = () => [...document.querySelectorAll('span')].map((span) => span.textContent);
  return { type, read };
}

it('converts at the scale that the reader types', () => {
  const { type, read } = show('40');
  expect(read()).toEqual(['40', '2.5', '1.6', '0.6']);
  type('64');
  expect(read()).toEqual(['64', '1.56', '4.1', '0.6']);
});

it('starts with the scale that the browser has restored', () => {
  expect(show('100').read()).toEqual(['100', '1', '10', '0.6']);
});

it.each(['', '0', '-5'])('keeps the numbers when the scale is "%s"', (text) => {
  const { type, read } = show('50');
  type(text);
  expect(read()).toEqual(['50', '2', '2.5', '0.6']);
});
