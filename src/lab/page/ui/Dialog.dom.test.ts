import { act, createElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

let root: Root;
const onClose = vi.fn();

/** Closes the dialog as browsers do: happy-dom doesn't queue the event. */
function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

beforeEach(async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(close);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onClose.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const field = createElement('input', { key: 'field' });
  const description = 'Programs that you saved.';
  const dialog = createElement(Dialog, {
    title: 'Sketches',
    description,
    onClose,
    children: field,
  });
  // As in dev, where React opens it twice.
  await act(async () => root.render(createElement(StrictMode, null, dialog)));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/**
 * Presses the pointer on one element and lifts it on another; the browser reports a click on their common
 * ancestor.
 */
async function drag(from: string, to: string): Promise<void> {
  const fire = (selector: string, type: string) =>
    find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true }));
  await act(async () => {
    fire(from, 'pointerdown');
    fire(to, 'pointerup');
    fire(from === to ? to : 'dialog', 'click');
  });
}

it('opens with its title, and closes with its button', async () => {
  expect(find('dialog').hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(find('dialog h2'));
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => find('dialog button').click());
  expect(onClose).toHaveBeenCalledOnce();
});

it('is described by its description', () => {
  const id = find('dialog').getAttribute('aria-describedby');
  expect(document.getElementById(id ?? '')?.textContent).toBe('Programs that you saved.');
});

it('warns writers of a dialog without a description', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () =>
    root.render(createElement(Dialog, { title: 'Keys', onClose, children: null })),
  );
  expect(find('dialog').hasAttribute('aria-describedby')).toBe(false);
  expect(warn.mock.calls).toEqual([
    ['The dialog "Keys" has no description: pass one sentence on what it is for as `description`.'],
  ]);
});

it('closes with a click next to it', async () => {
  await drag('dialog', 'dialog');
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open if the press has begun in it, such as to select text', async () => {
  await drag('input', 'input');
  await drag('input', 'dialog');
  await drag('h2', 'dialog');
  expect(onClose).not.toHaveBeenCalled();
  await drag('dialog', 'dialog');
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes when the browser closes it, such as on Escape', async () => {
  (find('dialog') as HTMLDialogElement).close();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
