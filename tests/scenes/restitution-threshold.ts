import { Settings } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

const SPEEDS = [0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.2];

/**
 * Balls whose impact speed is above the threshold bounce with that speed times their restitution, all
 * others come to rest. Other worlds keep the default threshold.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const [threshold, restitution] = [Number(values.threshold), Number(values.restitution)];
  const balls = listBodies(world()).slice(1);
  const bounces = balls.map(() => 0); // speed after the first impact, in m/s
  return {
    afterStep: () => {
      expect(Settings.velocityThreshold).toBe(1);
      for (const [i, ball] of balls.entries())
        if (!bounces[i]) bounces[i] = Math.max(0, ball.getLinearVelocity().y);
    },
    atEnd: () => {
      for (const [i, speed] of SPEEDS.entries()) {
        const expected = speed > threshold ? speed * restitution : 0;
        expect(Math.abs((bounces[i] ?? 0) - expected), String(speed)).toBeLessThan(0.06);
        // With a restitution of 1, bounces go on; without any, only a threshold of 0 keeps a ball awake.
        if (speed < threshold) expect(balls[i]?.isAwake(), String(speed)).toBe(false);
        if (threshold === 0 && restitution > 0) expect(balls[i]?.isAwake()).toBe(true);
      }
      const { 'Balls that bounced': bounced } = stage.facts?.() ?? {};
      const count = SPEEDS.filter((speed) => speed > threshold && restitution > 0).length;
      expect(bounced).toBe(`${count} of 8`);
    },
  };
};

/** The balls at and around the threshold, and balls that jitter instead of coming to rest. */
export const extraValues: ExtraValues = [
  { threshold: 2.2 },
  { threshold: 0, restitution: 0.5 },
  { threshold: 1, restitution: 0.8 },
];
