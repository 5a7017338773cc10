import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Player } from './player.ts';
import { INITIAL_STATE, type PlayerState } from './playerState.ts';
import { returnFocus } from './returnFocus.ts';
import { createStore } from './store.ts';

const SCENE = { title: '', description: '', params: {}, controls: [] };
const PLAYING: PlayerState = {
  ...INITIAL_STATE,
  ...{ isDescribed: true, scene: { ...SCENE, keys: ['ArrowLeft'] } },
};

let ending = new AbortController();

/** Puts a playing scene with controls into the document. */
function open(state: Partial<PlayerState> = {}) {
  document.body.innerHTML = `
    <figure data-scene="one">
      <div><div id="surface" tabindex="0"></div></div>
      <button id="reset"></button><button id="code"></button><input id="slider" type="range">
      <select id="choice"><option>One</option></select>
      <div class="cm-editor"><button id="next"></button></div>
    </figure>
    <button id="other"></button>`;
  const { get, set, subscribe } = createStore<PlayerState>({ ...PLAYING, ...state });
  const player: Pick<Player, 'state' | 'subscribe'> = { state: get, subscribe };
  returnFocus(find('surface'), player as Player, ending.signal);
  return { set, start: () => set({ starts: get().starts + 1 }) };
}

function find(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

/** Fires events on an element that has the focus, and returns the element that has it then. */
function use(id: string, ...types: string[]): string | undefined {
  find(id).focus();
  for (const type of types) find(id).dispatchEvent(new Event(type, { bubbles: true }));
  return document.activeElement?.id;
}

beforeEach(() => {
  ending = new AbortController();
});
afterEach(() => ending.abort());

it('returns the focus after each press of the pointer on a control', () => {
  open();
  expect(use('reset', 'pointerdown', 'click')).toBe('surface');
  expect(use('slider', 'pointerdown', 'change')).toBe('surface');
  expect(use('choice', 'pointerdown', 'change')).toBe('surface');
  // The pointer opens its list.
  expect(use('choice', 'pointerdown', 'click')).toBe('choice');
});

it('leaves the focus to those who use controls by keyboard, except after a start', () => {
  const { start } = open();
  expect(use('slider', 'keydown', 'change')).toBe('slider');
  expect(use('code', 'keydown', 'click')).toBe('code');
  start();
  expect(document.activeElement?.id).toBe('surface');
});

it('leaves the focus to other parts of the page, and to what a control has opened', () => {
  const { start } = open();
  expect(use('other', 'pointerdown', 'click')).toBe('other');
  start();
  expect(document.activeElement?.id).toBe('other');
  expect(use('next', 'pointerdown', 'click')).toBe('next');
  find('code').onclick = () => find('other').focus();
  expect(use('code', 'pointerdown', 'click')).toBe('other');
});

it('waits for the scene to start, and leaves the focus where it is if the scene fails', () => {
  const { set, start } = open();
  use('reset', 'keydown');
  set({ isDescribed: false });
  start();
  expect(document.activeElement?.id).toBe('reset');
  set({ failure: { message: 'no' } });
  set({ failure: undefined, isDescribed: true });
  expect(document.activeElement?.id).toBe('reset');
  start();
  expect(document.activeElement?.id).toBe('surface');
});

it('leaves the focus in a scene that doesn’t listen to keys', () => {
  const { start } = open({ scene: SCENE });
  expect(use('reset', 'pointerdown', 'click')).toBe('reset');
  start();
  expect(document.activeElement?.id).toBe('reset');
});
