import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitFor } from '../../../../tests/unit/waitFor.ts';
import { hasDraft, NOT_STORED, openDraft } from '../code/draft.ts';
import { createSketches } from '../items/sketches.ts';
import type { Player } from '../player/player.ts';
import { INITIAL_STATE } from '../player/playerState.ts';
import { followAddress } from './followAddress.ts';

const PROGRAM = 'program=first';

let stored: Map<string, string>;
/** Whether the storage is full. */
let isFull: boolean;
let ending: AbortController;

const context = {
  basePath: '',
  recall: (key: string) => stored.get(key) ?? null,
  remember: (key: string, value: string) => {
    if (value === '') stored.delete(key);
    else if (!isFull) stored.set(key, value);
  },
};
const player = {
  send: () => undefined,
  stop: () => undefined,
  run: async () => true,
  state: () => INITIAL_STATE,
} as unknown as Player;

/** Opens a program, of which there is a draft. */
async function open() {
  const sketches = createSketches(context);
  const items = followAddress([PROGRAM], player, context, sketches, ending.signal);
  await waitFor(() => expect(items.state().item?.source).toBe('mine'));
  return { items, sketches };
}

beforeEach(() => {
  stored = new Map();
  isFull = false;
  ending = new AbortController();
  location.hash = '';
  openDraft({ key: PROGRAM }, context).keep('mine');
});
afterEach(() => ending.abort());

it('moves a draft to a sketch', async () => {
  const { items, sketches } = await open();
  expect(sketches.all()).toMatchObject([{ source: 'mine', from: { key: PROGRAM } }]);
  expect(items.state().item?.sketch).toEqual(sketches.all()[0]);
  expect(hasDraft(PROGRAM, context)).toBe(false);
});

it('keeps a draft that can’t be stored as a sketch', async () => {
  isFull = true;
  const { sketches } = await open();
  expect(sketches.problem()).toBe(NOT_STORED);
  expect(hasDraft(PROGRAM, context)).toBe(true);
});
