import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { EarlierDraftChoice } from './EarlierDraftChoice.tsx';
import type { OriginalCode } from './originalCode.ts';

const original: OriginalCode = {
  ...{ id: '02-run', key: 'scene=game/02-run', title: 'Run', description: '' },
  ...{ source: 'a\nstep\nb', isTrusted: true, earlier: ['game/01-world'] },
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Shows the choice for a reader who has changed the step before. */
async function show(mine: string) {
  vi.stubGlobal('fetch', async () => Response.json({ title: 'World', source: 'a\n\nb' }));
  const values = new Map([['code:scene=game/01-world', mine]]);
  const onReplace = vi.fn();
  const context = {
    basePath: '',
    recall: (key: string) => values.get(key) ?? null,
    remember: (key: string, value: string) => void values.set(key, value),
  };
  const render = async () => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    await act(async () =>
      createRoot(place).render(createElement(EarlierDraftChoice, { original, context, onReplace })),
    );
  };
  await render();
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
    );
  return { onReplace, press, render };
}

it('carries changes to other lines over without asking', async () => {
  const { onReplace } = await show('A\n\nb');
  expect(onReplace).toHaveBeenCalledExactlyOnceWith(
    'A\nstep\nb',
    'Your changes to “World” were carried over. Run the code.',
  );
  expect(document.body.textContent).toBe('');
});

it('offers both if the same lines were changed, and asks once', async () => {
  const { onReplace, press, render } = await show('a\nmine\nb');
  expect(document.body.textContent).toContain('You changed lines in “World”');
  expect(onReplace).not.toHaveBeenCalled();
  await press('My code');
  expect(onReplace).toHaveBeenCalledExactlyOnceWith('a\nmine\nb', expect.any(String));
  expect(document.body.textContent).toBe('');
  await render();
  expect(document.body.textContent).toBe('');
});

it('leaves the code alone if the reader prefers it', async () => {
  const { onReplace, press } = await show('a\nmine\nb');
  await press('This step’s code');
  expect(onReplace).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('');
});
