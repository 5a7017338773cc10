import type { Fixture } from 'planck';
import { listContacts } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Pairs that the filters exclude never touch, and all other pairs do. */
export const check: SceneCheck = ({ world }, { meet, pass, ...values }) => {
  const holds = String(values.holds);
  const getKind = (fixture: Fixture) => {
    if (!fixture.getBody().isDynamic())
      return fixture.getShape().getType() === 'chain' ? 'room' : 'shelf';
    return fixture.getShape().getType() === 'circle' ? 'ball' : 'box';
  };
  const forbidden = new Set<string>();
  if (holds === 'boxes') forbidden.add('ball shelf');
  if (holds === 'balls') forbidden.add('box shelf');
  if (!meet) forbidden.add('ball box');
  if (pass) forbidden.add('box box');
  const touched = new Set<string>();
  return {
    afterStep: () => {
      for (const contact of listContacts(world())) {
        if (!contact.isTouching()) continue;
        const kinds = [contact.getFixtureA(), contact.getFixtureB()].map(getKind);
        const pair = kinds.sort().join(' ');
        touched.add(pair);
        expect(forbidden).not.toContain(pair);
      }
    },
    atEnd: () => {
      expect(touched.has('box shelf')).toBe(holds !== 'balls');
      expect(touched.has('ball shelf')).toBe(holds !== 'boxes');
      if (meet) expect(touched).toContain('ball box');
      if (!pass) expect(touched).toContain('box box');
    },
  };
};
