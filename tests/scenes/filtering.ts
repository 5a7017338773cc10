import type { Fixture } from 'planck';
import { contactsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Pairs that the filters keep apart never touch, and what the shelf doesn't hold is below it. */
export const promised: Promised = ({ world }, { meet, pass, ...values }) => {
  const holds = String(values.holds);
  const kindOf = (fixture: Fixture) => {
    if (!fixture.getBody().isDynamic())
      return fixture.getShape().getType() === 'chain' ? 'room' : 'shelf';
    return fixture.getShape().getType() === 'circle' ? 'ball' : 'box';
  };
  const forbidden = new Set<string>();
  if (holds === 'boxes') forbidden.add('ball shelf');
  if (holds === 'balls') forbidden.add('box shelf');
  if (!meet) forbidden.add('ball box');
  if (pass) forbidden.add('box box');
  const met = new Set<string>();
  return {
    each: () => {
      for (const contact of contactsOf(world())) {
        if (!contact.isTouching()) continue;
        const kinds = [contact.getFixtureA(), contact.getFixtureB()].map(kindOf);
        const pair = kinds.sort().join(' ');
        met.add(pair);
        expect(forbidden).not.toContain(pair);
      }
    },
    end: () => {
      expect(met.has('box shelf')).toBe(holds !== 'balls');
      expect(met.has('ball shelf')).toBe(holds !== 'boxes');
      if (meet) expect(met).toContain('ball box');
      if (!pass) expect(met).toContain('box box');
    },
  };
};
