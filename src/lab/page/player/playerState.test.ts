import { expect, it } from 'vitest';
import type { Status } from '../../protocol/protocol.ts';
import { INITIAL_STATE, startState } from './playerState.ts';

const RUNNABLE = { title: '', description: '', code: '', values: {}, playing: true };
const STATUS: Status = {
  ...{ time: 2, isPlaying: true, bodies: 1, awake: 1, contacts: 0, kineticEnergy: 0, facts: {} },
};

it('forgets that edited code has reached the goal when the site’s own code starts', () => {
  const edited = { ...RUNNABLE, isTrusted: false };
  const status = { ...STATUS, isGoalReached: true };
  const changes = startState(
    { ...RUNNABLE, isTrusted: true },
    { ...INITIAL_STATE, runnable: edited, status },
  );
  expect(changes).toMatchObject({ runnable: { isTrusted: true } });
  expect(changes.status).toEqual({ ...STATUS, isGoalReached: false });
});
