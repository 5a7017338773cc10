import { act, createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SketchTitle } from './SketchTitle.tsx';

let root: Root;
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
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onRename.mockReset();
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe('the name of a sketch', () => {
  beforeEach(async () => act(async () => root.render(createElement(Title))));

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
  const render = (name: string) =>
    act(async () => root.render(createElement(SketchTitle, { name, onRename })));
  await render('Ball');
  await type('Box');
  await press('Enter');
  await render('Box');
  await render('Box 2');
  expect(field()?.value).toBe('Box 2');
});
