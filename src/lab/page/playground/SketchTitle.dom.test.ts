import { act, createElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { SketchTitle } from './SketchTitle.tsx';

const show = createReactRoot();
const onRename = vi.fn();

function Title() {
  const [name, setName] = useState('Ball');
  const rename = (next: string) => {
    onRename(next);
    setName(next);
  };
  return createElement(SketchTitle, { name, onRename: rename });
}

const field = () => document.querySelector('input');

/** Types a name, as browsers do. */
async function type(text: string): Promise<void> {
  const input = field();
  if (!input) throw new Error('no field');
  await act(async () => {
    input.focus();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(key: string): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void field()?.dispatchEvent(event));
  return event;
}

beforeEach(() => {
  onRename.mockReset();
});

describe('the name of a sketch', () => {
  beforeEach(() => show(createElement(Title)));

  it('is kept by Enter', async () => {
    await type(' Box ');
    await press('Enter');
    expect(onRename.mock.calls).toEqual([['Box']]);
  });

  it('is kept when the field loses the focus', async () => {
    await type('Box');
    await act(async () => field()?.blur());
    expect(onRename.mock.calls).toEqual([['Box']]);
  });

  it('stays the old one after Escape, also when the field loses the focus', async () => {
    await type('Box');
    await press('Escape');
    await act(async () => field()?.blur());
    expect(onRename).not.toHaveBeenCalled();
    expect(field()?.value).toBe('Ball');
  });

  it('stays the old one if the new one is empty', async () => {
    await type('  ');
    await press('Enter');
    expect(onRename).not.toHaveBeenCalled();
    expect(field()?.value).toBe('Ball');
  });
});

it('shows a name that has changed elsewhere', async () => {
  const render = (name: string) => show(createElement(SketchTitle, { name, onRename }));
  await render('Ball');
  await type('Box');
  await press('Enter');
  await render('Box');
  await render('Box 2');
  expect(field()?.value).toBe('Box 2');
});
