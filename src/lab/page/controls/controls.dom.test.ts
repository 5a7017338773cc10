import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { defaultValues, readValues } from '../../model/params.ts';
import { type Params, range, toggle } from '../../model/scene.ts';
import { FactChips } from './FactChips.tsx';
import { ParamList } from './ParamList.tsx';

const show = createReactRoot();
const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];

const slider = (label: string, under?: string) =>
  range(label, { min: 0, max: 4, step: 0.25, value: 1, unit: 'm', under });
const PARAMS: Params = {
  motor: toggle('Motor', false),
  speed: slider('Speed', 'motor'),
  torque: slider('Torque', 'motor'),
  length: slider('Length'),
  width: slider('Width'),
};

it('folds what comes after the first three parameters', async () => {
  const onChange = vi.fn();
  await show(createElement(ParamList, { params: PARAMS, values: defaultValues(PARAMS), onChange }));
  expect(all('details input').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Length',
    'Width',
  ]);
});

it('disables parameters while their switch is off', async () => {
  const off = defaultValues(PARAMS);
  const on = readValues(PARAMS, { motor: true });
  const onChange = vi.fn();
  await show(createElement(ParamList, { params: PARAMS, values: off, onChange }));
  expect(all('fieldset [type=range]').map(({ disabled }) => disabled)).toEqual([true, true]);
  all('[type=checkbox]')[0]?.click();
  expect(onChange).toHaveBeenCalledWith('motor', true);
  await show(createElement(ParamList, { params: PARAMS, values: on, onChange }));
  expect(all('fieldset [type=range]').map(({ disabled }) => disabled)).toEqual([false, false]);
});

it('marks the default of a slider, and shows all decimals of its step', async () => {
  const params = { length: slider('Length') };
  await show(createElement(ParamList, { params, values: { length: 2.25 }, onChange: vi.fn() }));
  const [input] = all('[type=range]');
  expect(input?.getAttribute('aria-valuetext')).toBe('2.25 m');
  expect(input?.parentElement?.style.getPropertyValue('--default')).toBe('0.25');
  expect(input?.parentElement?.title).toBe('Default: 1.00 m');
});

it('keeps the width of the longest value of a fact', async () => {
  const widthWith = async (value: string) => {
    await show(createElement(FactChips, { facts: [{ name: 'x', value }] }));
    return document.querySelector('dd')?.style.minInlineSize;
  };
  const long = await widthWith('−12.50 m');
  expect(await widthWith('0 m')).toBe(long);
});
