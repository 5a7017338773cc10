import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * With CCD, nothing tunnels through the static wall, nor bullets through the door, and the picture shows where
 * the balls would have been. Fast balls often tunnel through the door, and without CCD everywhere.
 */
export const check: SceneCheck = ({ world, stage }, { ccd, ...values }) => {
  const speed = Number(values.speed);
  let stops = 0;
  return {
    afterStep: () => {
      const [ball, bullet, other] = listBodies(world()).filter(
        (body) => body.getFixtureList()?.getShape().getType() === 'circle',
      );
      expect(bullet?.isBullet()).toBe(true);
      expect(ball?.isBullet() || other?.isBullet()).toBe(false);
      if (ccd) expect(other?.getPosition().x).toBeLessThan(1.5);
      stage.draw?.(
        recordingPen({
          circle: ({ x }, _radius, { dashed }) => {
            // Beyond the walls, and no farther than the next step would have ended.
            if (!dashed || x > 1.4 + speed / 60) return;
            expect(x).toBeGreaterThan(1.3);
            stops++;
          },
        }),
      );
    },
    atEnd: () => {
      const facts = Object.entries(stage.facts?.() ?? {}).filter(([name]) => /^B/.test(name));
      const [ball = 0, bullet = 0, other = 0] = facts.map(([, text]) => {
        const [, through, count] = /^(\d+) of (\d+) tunneled$/.exec(`${text}`) ?? [];
        expect(count).toBe('4');
        return Number(through);
      });
      if (ccd) expect([bullet, other]).toEqual([0, 0]);
      if (ccd) expect(stops).toBeGreaterThan(0);
      if (speed < 18) expect([ball, bullet, other]).toEqual([0, 0, 0]);
      if (speed >= 60) expect(ball).toBeGreaterThanOrEqual(2);
      if (speed >= 60 && !ccd) expect(Math.min(bullet, other)).toBeGreaterThanOrEqual(2);
    },
  };
};
