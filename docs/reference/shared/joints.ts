import type { Vec2 } from 'planck';
import { value } from './defaults.ts';
import { SWITCH, stepOf } from './texts.ts';

export const INVERSE_STEP = {
  summary:
    'Inverse of the timestep (`1 / timeStep`), such as 60. A joint stores impulses, which are multiplied by this value to give forces and torques.',
  unit: '1/s',
};

export const ANGLE_BETWEEN = {
  text: 'the angle of body B minus the angle of body A at creation',
};
export const REFERENCE_ANGLE = {
  summary: 'Angle of body B relative to body A that the joint maintains.',
  unit: 'rad',
};
export const GET_TRANSLATION = {
  summary:
    'Returns the translation along the axis, from the anchor on body A to the anchor on body B.',
  unit: 'm',
};
export const GET_REFERENCE_ANGLE = {
  summary: 'Returns the angle of body B relative to body A that the joint maintains.',
  unit: 'rad',
};
export const DAMPING_RATIO = {
  summary: 'Damping ratio of the spring: 0 for no damping, 1 for critical damping (no overshoot).',
  unit: '',
};

/** Parameters of constructors. */
export const DEF = 'Definition, or only the options if the bodies are passed separately.';
export const BODIES = { def: DEF, bodyA: 'First body (body A).', bodyB: 'Second body (body B).' };
export const ANCHOR = {
  summary: 'Anchor on both bodies: the point at which they are connected, in world coordinates.',
  unit: 'm',
};

/** Members of every joint. */
export const ANY_JOINT = {
  getAnchorA: { summary: 'Returns the anchor on body A, in world coordinates.', unit: 'm' },
  getAnchorB: { summary: 'Returns the anchor on body B, in world coordinates.', unit: 'm' },
  getReactionForce: {
    summary: 'Returns the reaction force on body B in the last step, in world coordinates.',
    unit: 'N',
    parameters: { inv_dt: INVERSE_STEP },
  },
  getReactionTorque: {
    summary: 'Returns the reaction torque on body B in the last step.',
    unit: 'N·m',
    parameters: { inv_dt: INVERSE_STEP },
  },
};
export const JOINT_TYPE = 'Type of the joint, as returned by `getType()`.';
export const NO_TORQUE = {
  ...ANY_JOINT.getReactionTorque,
  summary: 'Returns 0: this joint has no reaction torque.',
};
/** Remark on `getReactionForce()` of joints that compute their direction in a step. */
export const THROWS_BEFORE_STEP = "Throws a `TypeError` before the joint's first step.";

/**
 * Notes on the three methods that the solver calls.
 * @param start Text on the `step` parameter of `initVelocityConstraints()`.
 * @param velocities Text on the `step` parameter of `solveVelocityConstraints()`.
 */
export function solving(start: string, velocities: string, positions = stepOf()) {
  return {
    initVelocityConstraints: {
      summary:
        'Prepares the velocity constraints for a step, including warm starting. Called by the solver.',
      parameters: { step: start },
    },
    solveVelocityConstraints: {
      summary:
        'Solves the velocity constraints for one iteration by applying impulses. Called by the solver.',
      parameters: { step: velocities },
    },
    solvePositionConstraints: {
      summary:
        'Solves the position constraints for one iteration, and returns whether the remaining error is within tolerance. Called by the solver.',
      parameters: { step: positions },
    },
  };
}

/** Fields of definitions. */
export function localAnchors(defaultA: Vec2, defaultB: Vec2) {
  return {
    localAnchorA: {
      summary: 'Anchor on body A, in its local coordinates.',
      unit: 'm',
      default: value(defaultA),
    },
    localAnchorB: {
      summary: 'Anchor on body B, in its local coordinates.',
      unit: 'm',
      default: value(defaultB),
    },
  };
}

export const LOCAL_ANCHORS = {
  getLocalAnchorA: {
    summary:
      'Returns the anchor on body A, in its local coordinates. It is a live reference: to keep the value, copy it.',
    unit: 'm',
  },
  getLocalAnchorB: {
    summary:
      'Returns the anchor on body B, in its local coordinates. It is a live reference: to keep the value, copy it.',
    unit: 'm',
  },
};

export const SPRING = {
  getFrequency: {
    summary: 'Returns the natural frequency of the spring, or 0 if the joint is rigid.',
    unit: 'Hz',
  },
  setFrequency: {
    summary:
      'Sets the natural frequency of the spring; 0 makes the joint rigid. Does not wake the bodies.',
    parameters: {
      hz: {
        summary:
          'Natural frequency, at least 0. Keep it below half the step rate: below 30 Hz at 60 steps per second.',
        unit: 'Hz',
      },
    },
  },
  getDampingRatio: 'Returns the damping ratio of the spring; 1 is critical damping.',
  setDampingRatio: {
    summary: 'Sets the damping ratio of the spring. Does not wake the bodies.',
    parameters: {
      ratio: 'Damping ratio: 0 for no damping, 1 for critical damping (no overshoot).',
    },
  },
};

/** Members of joints with a limited force and torque. */
export const STRENGTH = {
  getMaxForce: { summary: 'Returns the maximum force.', unit: 'N' },
  setMaxForce: {
    summary: 'Sets the maximum force. Does not wake the bodies.',
    parameters: { force: { summary: 'Maximum force, at least 0.', unit: 'N' } },
  },
  getMaxTorque: { summary: 'Returns the maximum torque.', unit: 'N·m' },
  setMaxTorque: {
    summary: 'Sets the maximum torque. Does not wake the bodies.',
    parameters: { torque: { summary: 'Maximum torque, at least 0.', unit: 'N·m' } },
  },
};

/** @param unit Unit of the motor speed. */
export function motor(unit: string) {
  return {
    isMotorEnabled: 'Returns whether the motor is enabled.',
    enableMotor: {
      summary: 'Enables or disables the motor, and wakes both bodies if the setting changes.',
      parameters: { flag: SWITCH },
    },
    getMotorSpeed: { summary: 'Returns the target speed of the motor.', unit },
    setMotorSpeed: {
      summary: 'Sets the target speed of the motor, and wakes both bodies if it changes.',
      parameters: { speed: { summary: 'Target speed; the sign sets the direction.', unit } },
    },
  };
}

/** Members of joints with a rotational motor. */
export const MOTOR_TORQUE = {
  getMaxMotorTorque: { summary: 'Returns the maximum motor torque.', unit: 'N·m' },
  setMaxMotorTorque: {
    summary: 'Sets the maximum motor torque, and wakes both bodies if it changes.',
    parameters: {
      torque: { summary: 'Maximum motor torque; at 0, the motor has no effect.', unit: 'N·m' },
    },
  },
  getMotorTorque: {
    summary: 'Returns the motor torque on body B in the last step.',
    unit: 'N·m',
    parameters: { inv_dt: INVERSE_STEP },
  },
};

/** @param unit Unit of the limits. */
export function limit(unit: string) {
  return {
    isLimitEnabled: 'Returns whether the limit is enabled.',
    enableLimit: {
      summary: 'Enables or disables the limit, and wakes both bodies if the setting changes.',
      parameters: { flag: SWITCH },
    },
    getLowerLimit: { summary: 'Returns the lower limit.', unit },
    getUpperLimit: { summary: 'Returns the upper limit.', unit },
    setLimits: {
      summary: 'Sets the lower and upper limits, and wakes both bodies if a value changes.',
      parameters: {
        lower: { summary: 'Lower limit, at most `upper`.', unit },
        upper: { summary: 'Upper limit.', unit },
      },
    },
  };
}
