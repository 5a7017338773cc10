import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import type { SceneSummary } from '../../model/sceneData.ts';
import { LazyKeyPad, MenuKeys } from './LazyKeyPad.tsx';

const render = createReactRoot();
let isTouched: boolean;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  isTouched = true;
});

type Keys = Pick<SceneSummary, 'keys' | 'isGame'>;

/** Returns the names of the buttons for the keys of a scene. */
async function show(Buttons: typeof LazyKeyPad, scene: Keys): Promise<string[]> {
  await render(createElement(Buttons, { scene, send: vi.fn() }));
  await act(() => import('./KeyPad.tsx'));
  return [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
}

it('shows the keys of a scene', async () => {
  expect(await show(LazyKeyPad, { keys: ['ArrowLeft', 'p'] })).toEqual(['Left arrow', 'P']);
});

it('shows nothing without keys, and nothing without a screen that can be touched', async () => {
  expect(await show(LazyKeyPad, {})).toEqual([]);
  isTouched = false;
  expect(await show(LazyKeyPad, { keys: ['p'] })).toEqual([]);
});

it('shows the menu of a game apart from the keys that play it', async () => {
  const game = { keys: ['ArrowLeft', ' ', 'p', 'r'], isGame: true };
  expect(await show(LazyKeyPad, game)).toEqual(['Left arrow', 'Space']);
  expect(await show(MenuKeys, game)).toEqual(['Pause', 'Restart']);
});

it('shows an action once if letters and arrows do the same', async () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'a', 'd', 'w'];
  expect(await show(LazyKeyPad, { keys })).toEqual(['Left arrow', 'Right arrow', 'W']);
});
