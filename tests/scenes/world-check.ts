import type { Body, Fixture } from 'planck';
import scene from '../../docs/scenes/world-check.ts';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

// By default, the world is measured in pixels.
export const mistakes = ['large-body'];

export const extraValues: ExtraValues = (scene.params?.mistake.options ?? []).map((mistake) => ({
  mistake,
}));

/** Each mistake has the effect that its section describes, and none of them occurs without mistakes. */
export const check: SceneCheck = ({ world }, values) => {
  const mistake = String(values.mistake);
  const bodies = listBodies(world());
  const [crate, top, plank, arrow, ball] = bodies.slice(2) as [Body, Body, Body, Body, Body];
  const unit = mistake === 'Pixels as meters' ? 50 : 1;
  const notch = arrow.getWorldPoint({ x: 0, y: 0.3 * unit });
  expect((arrow.getFixtureList() as Fixture).testPoint(notch)).toBe(true);
  expect(crate.getMass()).toBeCloseTo(unit ** 2, 6);
  return {
    afterStep: () => {
      expect(listBodies(world())).toHaveLength(bodies.length);
      if (mistake !== 'Too fast') expect(ball.getLinearVelocity().length()).toBeLessThan(80);
    },
    atEnd: () => {
      const hasTipped = plank.getPosition().y < 1.9 * unit;
      expect(hasTipped).toBe(mistake !== 'No density');
      // A fast ball knocks the crates over.
      if (mistake === 'Too fast') return;
      // Two gaps above the sum of the sizes, unless the light crate is squeezed.
      const height = top.getPosition().y - 1.75 * unit;
      if (mistake === 'Heavy on light') expect(height).toBeLessThan(0.02);
      else expect(height).toBeGreaterThan(0.02);
    },
  };
};
