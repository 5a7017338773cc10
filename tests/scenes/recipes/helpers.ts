import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The facts say what is at the pointer, no body is faster than allowed, and the picked body can be destroyed. */
export const check: SceneCheck = ({ world, stage, step }, { maxSpeed }) => {
  const { pointer } = stage;
  const facts = (x: number, y: number) => {
    pointer?.move({ x, y });
    return stage.facts?.();
  };
  const countBodies = () => listBodies(world()).length;
  return {
    atEnd: () => {
      // The ray goes through the sensor, and the ball falls through it to the ground.
      expect(facts(-3, 4.2)).toMatchObject({ 'Ray cast': 'no hit', Picked: 'nothing', Overlap: 0 });
      expect(Number.parseFloat(String(stage.facts?.()['Shape cast']))).toBeLessThan(4);

      // In the air, then in the first crate.
      expect(facts(5.5, 5)).toMatchObject({ 'Ray cast': 'no hit', Overlap: 0 });
      const crate = listBodies(world()).find((body) => body.isDynamic());
      if (!crate) throw new Error('there is no crate');
      const { x, y } = crate.getPosition();
      expect(facts(x, y)).toMatchObject({ Picked: '0.00 m away', 'Shape cast': '0.00 m' });
      expect(Number(stage.facts?.().Touches)).toBeGreaterThan(0);

      pointer?.down?.({ x, y });
      step();
      expect(crate.getLinearVelocity().y).toBeLessThan(Number(maxSpeed) + 1e-6);
      expect(crate.getLinearVelocity().y).toBeGreaterThan(Number(maxSpeed) - 0.5);
      const before = countBodies();
      pointer?.move(crate.getPosition());
      stage.controls?.['Destroy the picked body']?.();
      expect(countBodies()).toBe(before - 1);
    },
  };
};
