import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { ExtraValues, SceneCheck } from '../sceneCheck.ts';

export const extraValues: ExtraValues = [
  { way: 'the same world, new bodies' },
  { way: 'reset bodies' },
];

/** Each restart starts from the same state. In a new world, the run is the same, too. */
export const check: SceneCheck = ({ world, stage }, { way, auto }) => {
  const look = () =>
    listBodies(world()).map((body) => {
      const { x, y } = body.getPosition();
      return [x, y, body.getAngle(), body.getLinearVelocity().length()];
    });
  const start = look();
  const firstWorld = world();
  const seen: unknown[] = [];
  let difference = 0;
  return {
    afterStep: (time) => {
      const step = Math.round(time * 60);
      if (step < 300) seen.push(look());
      if (step === 300) {
        if (!auto) stage.keys?.down('r');
        expect(look()).toEqual(start);
        expect(world() !== firstWorld).toBe(String(way) === 'a new world');
        expect(listJoints(world())).toHaveLength(1);
        expect(stage.facts?.().Contacts).toBe(0);
      }
      if (step > 300 && step < 600) {
        const isEqual = JSON.stringify(look()) === JSON.stringify(seen[step - 301]);
        if (!isEqual) difference++;
      }
    },
    atEnd: () => {
      if (String(way) === 'a new world') expect(difference).toBe(0);
      if (String(way) === 'reset bodies') expect(difference).toBeGreaterThan(200);
    },
  };
};
