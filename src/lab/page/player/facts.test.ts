import { describe, expect, it } from 'vitest';
import type { Status } from '../../protocol/protocol.ts';
import { listFacts, spokenFacts, spokenStatus } from './facts.ts';

const STATUS: Status = {
  time: 1.5,
  isPlaying: true,
  bodies: 3,
  awake: 2,
  contacts: 1,
  kineticEnergy: 4.25,
  facts: {},
};

describe('listFacts', () => {
  it('begins with the scene’s own values, and ends with the time', () => {
    const facts = { Angle: '-0.35 rad', Range: '-1 to -2', Hits: 2, Grounded: true };
    expect(listFacts({ ...STATUS, facts })).toEqual([
      { name: 'Angle', value: '−0.35 rad' },
      { name: 'Range', value: '−1 to −2' },
      { name: 'Hits', value: '2' },
      { name: 'Grounded', value: 'true' },
      { name: 'Time', value: '1.50 s' },
    ]);
  });

  it('describes the world of a scene without values, and the selected body', () => {
    expect(spokenFacts(listFacts({ ...STATUS, selected: 'Body 2 of 5' }))).toBe(
      'Bodies: 3, Awake: 2, Contacts: 1, Kinetic energy: 4.3 J, Time: 1.50 s, Selected: Body 2 of 5',
    );
  });
});

describe('spokenStatus', () => {
  it('names the selected body and a pause, and nothing that changes in every frame', () => {
    expect(spokenStatus(STATUS)).toBe('');
    expect(spokenStatus({ ...STATUS, isPlaying: false, selected: 'Body 1 of 2' })).toBe(
      'Body 1 of 2 selected, Paused',
    );
  });
});
