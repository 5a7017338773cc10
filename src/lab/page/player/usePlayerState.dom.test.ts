import { act, createElement } from 'react';
import { expect, it } from 'vitest';
import { createReactRoot } from '../../../../tests/unit/reactRoot.ts';
import { INITIAL_STATE, type PlayerState } from './playerState.ts';
import { createStore } from './store.ts';
import { usePlayerState } from './usePlayerState.ts';

const render = createReactRoot();

it('renders a component again when the value has changed, and not for the rest of the state', async () => {
  const { get: state, set, subscribe } = createStore<PlayerState>(INITIAL_STATE);
  let renders = 0;
  function Starts() {
    renders++;
    return String(usePlayerState({ state, subscribe }, ({ starts }) => starts));
  }
  await render(createElement(Starts));
  await act(async () => set({ announcement: 'Paused' }));
  expect(renders).toBe(1);
  await act(async () => set({ starts: 2 }));
  expect(document.body.textContent).toBe('2');
  expect(renders).toBe(2);
});
