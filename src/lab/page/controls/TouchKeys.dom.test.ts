import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Player } from '../player/player.ts';
import type { PlayerState } from '../player/playerState.ts';
import { TouchKeys } from './TouchKeys.tsx';

let root: Root;
let isTouched: boolean;
const send = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  isTouched = true;
  send.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

async function show(keys?: string[]): Promise<HTMLButtonElement[]> {
  const state = { scene: { keys }, runnable: {} } as unknown as PlayerState;
  const player: Partial<Player> = { send, state: () => state, subscribe: () => () => undefined };
  await act(async () => root.render(createElement(TouchKeys, { player: player as Player })));
  await act(() => import('./KeyRow.tsx'));
  return [...document.querySelectorAll('button')];
}

it('shows the keys of a scene, which send what a keyboard would', async () => {
  const buttons = await show(['ArrowLeft', 'p']);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Left arrow', 'P']);
  buttons[1]?.click();
  expect(send).toHaveBeenCalledWith({ type: 'key', key: 'p', isDown: true });
});

it('shows nothing without keys, and nothing without a screen that can be touched', async () => {
  expect(await show()).toEqual([]);
  isTouched = false;
  expect(await show(['p'])).toEqual([]);
});
