import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { DisplayedHit } from '../../search/answers.ts';
import { type Shell, ShellContext } from '../router/context.ts';
import { SearchDialog } from './SearchDialog.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, '', '/?q=%E5%89%9B%E4%BD%93');
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  };
});

it.each<KeyboardEventInit>([{ isComposing: true }, { keyCode: 229 }])(
  'leaves the keys of an input method alone: %o',
  async (composing) => {
    const { chosen, press } = await open([hit('Rigid bodies'), hit('World')]);
    press('ArrowDown', composing);
    press('Enter', composing);
    press('Backspace', { ...composing, metaKey: true });
    expect(chosen).toEqual([]);
    expect(document.querySelector('input')?.value).toBe('剛体');
    press('Enter');
    expect(chosen).toEqual(['Rigid bodies']);
  },
);

it('moves through the results by arrow keys, around both ends', async () => {
  const { chosen, press } = await open(['Body', 'World', 'Joint'].map(hit));
  for (const key of ['ArrowUp', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) press(key);
  expect(chosen).toEqual(['Joint', 'World']);
});

/** Opens the dialog with these hits for the query in the address. */
async function open(hits: DisplayedHit[]) {
  const chosen: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(async () => root.unmount()));
  const search = async () => ({ hits, alsoSearched: [] });
  const onChoose = ([term = '']: string[]) => void chosen.push(term);
  const dialog = createElement(SearchDialog, { search, onClose: vi.fn(), onChoose });
  const value = { config: { basePath: '' } } as Shell;
  await act(async () => root.render(createElement(ShellContext, { value }, dialog)));
  const field = document.querySelector('input') as HTMLInputElement;
  await act(() => vi.runAllTimersAsync());
  const press = (key: string, init: KeyboardEventInit = {}) =>
    act(() => {
      const event = { key, bubbles: true, cancelable: true, ...init };
      field.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  return { chosen, press };
}

function hit(title: string): DisplayedHit {
  return {
    ...{ href: `#${title}`, isPage: true, isBelow: false, terms: [title] },
    ...{ title: [{ text: title, isMarked: false }], titles: [], alias: [], excerpt: [] },
    html: '',
  };
}
