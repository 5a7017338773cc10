import { act, createElement, createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { Gallery } from './Gallery.tsx';
import { SketchTitle } from './SketchTitle.tsx';

/** How browsers report a key that an input method uses; Safari only by its code. */
const COMPOSING: KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

const show = createReactRoot();

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      showpieces: [],
      groups: [{ title: 'Scenes', items: [item('ball'), item('rope')] }],
    }),
  );
});

it('a word that an input method confirms opens nothing in the gallery', async () => {
  const onOpen = vi.fn();
  const context = { basePath: '', recall: () => null, remember: () => undefined };
  await show(
    createElement(Gallery, { context, opener: createRef<HTMLElement>(), onOpen, onClose: vi.fn() }),
  );
  const field = document.querySelector('input') as HTMLInputElement;
  field.focus();
  for (const init of COMPOSING) {
    press(field, 'Enter', init);
    press(field, 'ArrowDown', init);
  }
  expect(onOpen).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  press(field, 'Enter');
  expect(onOpen).toHaveBeenCalledWith('ball');
});

it('a word that an input method confirms or drops neither ends nor cancels renaming a sketch', async () => {
  const onRename = vi.fn();
  await show(createElement(SketchTitle, { name: 'Ball', onRename }));
  const field = document.querySelector('input') as HTMLInputElement;
  field.focus();
  for (const init of COMPOSING) {
    press(field, 'Enter', init);
    press(field, 'Escape', init);
  }
  expect(document.activeElement).toBe(field);
  press(field, 'Enter');
  expect(document.activeElement).not.toBe(field);
});

function item(key: string) {
  return { key, title: key, description: '', topic: '', symbols: [] };
}

function press(element: HTMLElement, key: string, init: KeyboardEventInit = {}) {
  act(() => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  });
}
