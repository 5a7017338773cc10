import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

/** The ground from left to right, and the half-size of the player, in meters. */
const GROUND = [
  { x: -6, y: 0 },
  { x: -3.6, y: 0 },
  { x: -1.6, y: 1 },
  { x: 0.4, y: 1 },
  { x: 0.4, y: 0 },
  { x: 2.6, y: 0 },
  { x: 4, y: 2 },
  { x: 6, y: 2 },
];
const HALF = { x: 0.35, y: 0.6 };

/**
 * All methods agree in the air and on flat ground. With a slope limit, the player doesn't climb slopes above
 * it; the foot sensor has none.
 */
export const check: SceneCheck = ({ world, stage }, { method, maxSlope }) => {
  const player = listBodies(world())[1];
  if (!player) throw new Error('there is no player');
  let farthest = -Infinity;
  // The facts are from before the step, and contacts from the step before that.
  let poses: { gap: number; isFlat: boolean }[] = [];
  let [airborne, flat, jumps] = [0, 0, 0]; // steps
  return {
    afterStep: () => {
      const found = Object.values(stage.facts?.() ?? {});
      const isAirborne = poses.length === 2 && poses.every(({ gap }) => gap > 0.15);
      const isOnFlat = poses.length === 2 && poses.every(({ gap, isFlat }) => isFlat && gap < 0.02);
      if (isAirborne) expect(found).toEqual(['no ground', 'no ground', 'no ground']);
      if (isOnFlat) expect(found).toEqual(['ground', 'ground', 'ground']);
      if (isAirborne) airborne++;
      if (isOnFlat) flat++;
      const { x, y } = player.getPosition();
      const heights = listHeightsBelow(x);
      const highest = Math.max(...heights);
      const isFlat = highest === Math.min(...heights);
      poses = [...poses, { gap: y - HALF.y - highest, isFlat }].slice(-2);
      if (player.getLinearVelocity().y > 4.5) jumps++;
      farthest = Math.max(farthest, x);
    },
    atEnd: () => {
      const climbs = (degrees: number) =>
        String(method) === 'foot sensor' || Number(maxSlope) > degrees;
      expect(farthest > -1.6).toBe(climbs(27));
      expect(farthest > 4).toBe(climbs(56));
      expect(jumps).toBeGreaterThan(0);
      expect(airborne).toBeGreaterThan(10);
      expect(flat).toBeGreaterThan(50);
    },
  };
};

export const extraValues: ExtraValues = [
  { method: 'foot sensor' },
  { method: 'ray casts', maxSlope: 50 },
  { method: 'ray casts', maxSlope: 60 },
];

/** Returns the heights of the ground below the player: at both sides, and at each corner between them. */
function listHeightsBelow(x: number): number[] {
  const [left, right] = [x - HALF.x, x + HALF.x];
  return GROUND.flatMap((a, i) => {
    const b = GROUND[i + 1] ?? a;
    const inside = a.x > left && a.x < right ? [a.y] : [];
    const sides = [left, right]
      .filter((side) => side >= a.x && side < b.x)
      .map((side) => a.y + ((side - a.x) / (b.x - a.x)) * (b.y - a.y));
    return [...inside, ...sides];
  });
}
