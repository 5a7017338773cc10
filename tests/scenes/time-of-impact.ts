import {
  Box,
  Distance,
  DistanceInput,
  DistanceOutput,
  SimplexCache,
  TimeOfImpact,
  TOIInput,
  TOIOutput,
  TOIOutputState,
  Transform,
} from 'planck';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

const BAR = { shape: new Box(2.4, 0.15), x: 0.6, y: 0.3 };
const BOX = { shape: new Box(0.5, 0.5), x: -4.6, y: -0.7 };
/** Distance between two touching polygons, whose skins overlap, in meters. */
const TOUCHING = 0.005;
const SAMPLES = 1000;

/**
 * The time of impact is that of the first contact in a fine sampling of the sweeps. When the bar makes half a
 * turn, `TimeOfImpact()` misses the contact, as the page says.
 */
export const check: SceneCheck = ({ stage }, values) => {
  const distance = Number(values.distance);
  const first = findFirstContact(distance, Number(values.rotation));
  return {
    atEnd: () => {
      const { State: state, 'Time of impact': time } = stage.facts?.() ?? {};
      expect(state).toBe(first === undefined ? 'separated' : 'touching');
      if (first === undefined) expect(time).toBe('none');
      else expect(Math.abs(Number.parseFloat(String(time)) - first)).toBeLessThan(0.006);

      // By default, box and bar are apart at the end: only the sweep shows the collision.
      expect(measureGap(1, 8, 120)).toBeGreaterThan(0.5);
      expect(findFirstContact(8, 180)).toBeCloseTo(0.585);
      expect(computeState(8, 180)).toBe(TOIOutputState.e_separated);
    },
  };
};

export const extraValues: ExtraValues = [
  { rotation: -60 },
  { rotation: 40 },
  { rotation: 0 },
  { distance: 2 },
  { distance: 5, rotation: -120 },
];

/** Nothing moves, so that the last step is as good as any. */
export const steps = 60;

/** Returns the time of the first contact as a fraction of the step. */
function findFirstContact(distance: number, degrees: number): number | undefined {
  const times = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  return times.find((time) => measureGap(time, distance, degrees) < TOUCHING);
}

/** Returns the distance between bar and box in meters, without their skins. */
function measureGap(time: number, distance: number, degrees: number): number {
  const input = new DistanceInput();
  input.proxyA.set(BAR.shape, 0);
  input.proxyB.set(BOX.shape, 0);
  input.transformA.set(new Transform(BAR, (time * degrees * Math.PI) / 180));
  input.transformB.set(new Transform({ x: BOX.x + time * distance, y: BOX.y }, 0));
  const output = new DistanceOutput();
  Distance(output, new SimplexCache(), input);
  return output.distance;
}

function computeState(distance: number, degrees: number): TOIOutputState {
  const input = new TOIInput();
  input.proxyA.set(BAR.shape, 0);
  input.proxyB.set(BOX.shape, 0);
  input.sweepA.setTransform(new Transform(BAR, 0));
  input.sweepA.a = (degrees * Math.PI) / 180;
  input.sweepB.setTransform(new Transform(BOX, 0));
  input.sweepB.c.x += distance;
  input.tMax = 1;
  const output = new TOIOutput();
  TimeOfImpact(output, input);
  return output.state;
}
