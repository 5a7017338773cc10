import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/waitFor.ts';
import type { OriginalCode } from '../code/originalCode.ts';
import { EarlierDraftChoice } from './EarlierDraftChoice.tsx';

const original: OriginalCode = {
  ...{ id: '02-run', key: 'scene=game/02-run', title: 'Run', description: '' },
  ...{ source: 'a\n1\n2\nstep\nb', isTrusted: true, earlier: ['game/01-world'] },
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Shows the choice for a reader who has changed the step before. */
function show(mine: string) {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'World', source: 'a\n1\n2\nb' }));
  const values = new Map([['code:scene=game/01-world', mine]]);
  const onReplace = vi.fn();
  const context = {
    basePath: '',
    recall: (key: string) => values.get(key) ?? null,
    remember: (key: string, value: string) => void values.set(key, value),
  };
  const render = () => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    createRoot(place).render(createElement(EarlierDraftChoice, { original, context, onReplace }));
  };
  render();
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
  return { onReplace, press, render };
}

const nothing = () => waitFor(() => expect(document.body.textContent).toBe(''));
const question = () =>
  waitFor(() => expect(document.body.textContent).toContain('You changed lines in “World”'));

it('carries changes to other lines over without asking', async () => {
  const { onReplace } = show('A\n1\n2\nb');
  await waitFor(() =>
    expect(onReplace).toHaveBeenCalledExactlyOnceWith(
      'A\n1\n2\nstep\nb',
      'Your changes to “World” were carried over. Run the code.',
    ),
  );
  await nothing();
});

it('offers both if the same lines were changed, and asks once', async () => {
  const { onReplace, press, render } = show('a\n1\n2\nmine\nb');
  await question();
  expect(onReplace).not.toHaveBeenCalled();
  press('My code');
  expect(onReplace).toHaveBeenCalledExactlyOnceWith('a\n1\n2\nmine\nb', expect.any(String));
  await nothing();
  render();
  await nothing();
});

it('leaves the code alone if the reader prefers it', async () => {
  const { onReplace, press } = show('a\n1\n2\nmine\nb');
  await question();
  press('This step’s code');
  expect(onReplace).not.toHaveBeenCalled();
  await nothing();
});
