import { act, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { defaultValues } from '../../model/params.ts';
import { toggle } from '../../model/scene.ts';
import type { Player } from '../player/player.ts';
import type { PlayerState } from '../player/playerState.ts';
import { ControlBar } from './ControlBar.tsx';

const render = createReactRoot();
let stored: Map<string, string>;
let isTouched: boolean;
const send = vi.fn();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  isTouched = false;
  stored = new Map();
  send.mockClear();
});

const SCENE = { title: 'Scene', description: '', controls: [], params: { on: toggle('On', true) } };

/** Shows the buttons of a scene on a new page. */
async function show(scene: object = {}): Promise<void> {
  await render(null);
  const state = { rate: 1, timeline: { canGoBack: true }, runnable: {} } as unknown as PlayerState;
  const bar = createElement(ControlBar, {
    player: { send } as unknown as Player,
    state,
    scene: { ...SCENE, ...scene },
    values: defaultValues(SCENE.params),
    frame: document.body,
    view: { id: 'view', isOpen: false, toggle: vi.fn() },
    canPlot: true,
    playground: '/playground',
    site: {
      recall: (key) => stored.get(key) ?? null,
      remember: (key, value) => void stored.set(key, value),
    },
    children: null,
  });
  await render(bar);
  await act(() => import('./Tools.tsx'));
}
const names = (parent: ParentNode | null) =>
  [...(parent?.querySelectorAll('button, a') ?? [])].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent,
  );
const bar = () => names(document.querySelector('[aria-label="Scene"]'));
const panel = () => document.querySelector('[aria-label="Tools"]');
const find = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const click = (name: string) => act(async () => find(name)?.click());

it('shows all tools, and an explanation', async () => {
  await show();
  expect(bar()).toEqual(['Play', 'Reset', 'Tools']);
  await click('Tools');
  const all = ['Step back', 'Step', 'Slow motion', 'Keep this run', 'View', 'Playground'];
  expect(names(panel())).toEqual(all);
  expect(panel()?.textContent).toContain('ticks above it');
  expect(find('Tools')?.getAttribute('aria-expanded')).toBe('true');
});

it('keeps a tool that was used in reach, also on the next page', async () => {
  await show();
  await click('Tools');
  await click('Step');
  expect(send).toHaveBeenCalledWith({ type: 'step' });
  await click('Tools');
  expect(bar()).toEqual(['Play', 'Reset', 'Step', 'Tools']);
  await show();
  expect(bar()).toEqual(['Play', 'Reset', 'Step', 'Tools']);
});

it('closes the tools with Escape, and returns the focus', async () => {
  await show();
  await click('Tools');
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => find('Step')?.dispatchEvent(pressed));
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(find('Tools'));
});

it('shows only the buttons of a game on a phone, and those of the lab among the tools', async () => {
  isTouched = true;
  await show({ isGame: true, keys: ['ArrowLeft', 'p', 'r'] });
  await act(() => import('./KeyPad.tsx'));
  expect(bar()).toEqual(['Pause', 'Restart', 'Tools']);
  await click('Tools');
  expect(names(panel()).slice(0, 3)).toEqual(['Play', 'Reset', 'Step back']);
});
