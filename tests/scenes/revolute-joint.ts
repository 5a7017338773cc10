import type { RevoluteJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The anchors stay together, the angle stays within the limits, and a strong motor reaches both. While it
 * presses against a limit, the torques of motor, limit, and weight balance.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const [joint] = listJoints(world()) as [RevoluteJoint];
  // It overshoots by a part of a step when it hits a limit at full speed.
  const slop = Math.max(0.1, Math.abs(Number(values.speed)) / 60);
  const mass = joint.getBodyB().getMass();
  let [min, max] = [0, 0];
  let stepsAtRest = 0;
  let balanced = 0;
  return {
    afterStep: () => {
      const { x, y } = joint.getAnchorA();
      const other = joint.getAnchorB();
      const angle = joint.getJointAngle();
      expect(Math.hypot(x - other.x, y - other.y)).toBeLessThan(0.01);
      if (values.limits) expect(Math.abs(angle)).toBeLessThan(Number(values.half) + slop);
      min = Math.min(min, angle);
      max = Math.max(max, angle);

      const { 'Motor torque': motor, 'Limit torque': limit } = torques();
      expect(Math.abs(motor)).toBeLessThan(Number(values.torque) + 1);
      // An impact takes one step.
      const isAtRest =
        Math.abs(angle) > Number(values.half) && Math.abs(joint.getJointSpeed()) < 1e-4;
      stepsAtRest = isAtRest ? stepsAtRest + 1 : 0;
      if (!values.limits) expect(limit).toBe(0);
      else if (stepsAtRest > 2) {
        // The center of mass of the bar is 1.5 m from the pin.
        expect(Math.abs(motor + limit - 10 * mass * 1.5 * Math.cos(angle))).toBeLessThan(2);
        balanced++;
      }
    },
    atEnd: () => {
      if (!values.motor || !values.limits) return;
      expect(balanced).toBeGreaterThan(10);
      expect(min).toBeLessThan(slop - Number(values.half));
      // The bar weighs 17 N, 1.5 m from the pin: with less torque it hangs on the lower limit.
      if (Number(values.torque) > 26) expect(max).toBeGreaterThan(Number(values.half) - slop);
      else expect(max).toBeLessThan(slop);
    },
  };

  function torques() {
    const facts = stage.facts?.() ?? {};
    const readTorque = (name: string) => Number.parseFloat(String(facts[name]).replace('−', '-'));
    return {
      'Motor torque': readTorque('Motor torque'),
      'Limit torque': readTorque('Limit torque'),
    };
  }
};
