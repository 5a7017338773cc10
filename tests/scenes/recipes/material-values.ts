import { MATERIALS, type MaterialName } from '../../../docs/scenes/recipes/material-values.ts';
import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { ExtraValues, SceneCheck } from '../sceneCheck.ts';

export const extraValues: ExtraValues = Object.keys(MATERIALS).map((surface) => ({ surface }));

/** Crates slide if the ramp is steeper than the geometric mean of the frictions; balls bounce by the higher restitution. */
export const check: SceneCheck = ({ world, stage }, { surface, slope }) => {
  const ground = MATERIALS[String(surface) as MaterialName];
  const bodies = listBodies(world()).filter((body) => body.isDynamic());
  const balls = bodies.filter((_, i) => i % 2 === 1);
  const floors = balls.map((ball) => ball.getPosition().y - 2.6);
  const highest = balls.map(() => 0);
  return {
    afterStep: (time) => {
      // From the first bounce, 0.72 s after the drop, to the end of a round.
      if (time > 0.8 && time < 3.4)
        balls.forEach((ball, i) => {
          const height = ball.getPosition().y - (floors[i] ?? NaN);
          highest[i] = Math.max(highest[i] ?? 0, height);
        });
      if (Math.abs(time - 3.4) > 1e-6) return;
      const slides = String(stage.facts?.().Slides);
      for (const [i, [name, material]] of Object.entries(MATERIALS).entries()) {
        const friction = Math.sqrt(material.friction * ground.friction);
        const limit = (Math.atan(friction) * 180) / Math.PI;
        if (Math.abs(limit - Number(slope)) > 1.5) {
          if (Number(slope) > limit) expect(slides).toContain(name);
          else expect(slides).not.toContain(name);
        }
        const restitution = Math.max(material.restitution, ground.restitution);
        expect(Math.abs((highest[i] ?? NaN) - 2.6 * restitution ** 2)).toBeLessThan(0.15);
      }
    },
  };
};
