import type { Joint, Vec2Value } from 'planck';

/**
 * Returns the force that a joint applied to its body B in the last step, in newtons.
 * @param dt length of a step, in seconds
 */
export function computeReactionForce(joint: Joint, dt: number): Vec2Value {
  try {
    const { x, y } = joint.getReactionForce(1 / dt);
    return { x, y };
  } catch {
    // Some joints throw before their first step, because they have no direction yet.
    return { x: 0, y: 0 };
  }
}

/**
 * Returns the torque that a joint applied to its body B in the last step, in newton-meters.
 * @param dt length of a step, in seconds
 */
export function computeReactionTorque(joint: Joint, dt: number): number {
  // The torque of a gear joint is NaN before its first step.
  return joint.getReactionTorque(1 / dt) || 0;
}
