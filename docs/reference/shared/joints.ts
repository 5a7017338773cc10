import type { Vec2 } from 'planck';
import { value } from './defaults.ts';
import { SWITCH, stepOf } from './texts.ts';

export const INVERSE_STEP = {
  summary: '1 over the length of the time step, such as 60.',
  unit: '1/s',
};

export const ANGLE_BETWEEN = {
  text: 'the angle of bodyB minus the angle of bodyA, when the joint is made',
};
export const KEPT_ANGLE = { summary: 'The angle between the bodies that it keeps.', unit: 'rad' };
export const DAMPING_RATIO = {
  summary: 'How fast the spring comes to rest: 0 never, 1 without swinging.',
  unit: '',
};

/** Parameters of constructors. */
export const DEF = 'A definition; the options alone, if the bodies follow.';
export const BODIES = { def: DEF, bodyA: 'The first body.', bodyB: 'The second body.' };
export const ANCHOR = { summary: 'The point of the world where it holds both.', unit: 'm' };

/** Members of every joint. */
export const ANY_JOINT = {
  getAnchorA: { summary: 'Where the joint holds the first body, in the world.', unit: 'm' },
  getAnchorB: { summary: 'Where the joint holds the second body, in the world.', unit: 'm' },
  getReactionForce: {
    summary: 'How hard the joint pulled the second body in the last step; give it 1 / time step.',
    unit: 'N',
    parameters: { inv_dt: INVERSE_STEP },
  },
  getReactionTorque: {
    summary: 'How hard the joint turned the second body in the last step; give it 1 / time step.',
    unit: 'N·m',
    parameters: { inv_dt: INVERSE_STEP },
  },
};
export const JOINT_TYPE = 'What `getType()` returns.';
export const NO_TORQUE = {
  ...ANY_JOINT.getReactionTorque,
  summary: 'Always 0: this joint does not turn bodies.',
};

/**
 * Notes on the three methods that the solver calls.
 * @param start text on the `step` parameter of `initVelocityConstraints()`
 * @param velocities text on that of `solveVelocityConstraints()`
 */
export function solving(start: string, velocities: string, positions = stepOf()) {
  return {
    initVelocityConstraints: {
      summary: 'Prepares the joint for a step; the solver calls it.',
      parameters: { step: start },
    },
    solveVelocityConstraints: {
      summary: 'Corrects the velocities of the bodies; the solver calls it.',
      parameters: { step: velocities },
    },
    solvePositionConstraints: {
      summary:
        'Corrects the positions of the bodies, and tells if that is enough; the solver calls it.',
      parameters: { step: positions },
    },
  };
}

/** Fields of definitions. */
export function localAnchors(defaultA: Vec2, defaultB: Vec2) {
  return {
    localAnchorA: {
      summary: 'Where it holds the first body, as seen from it.',
      unit: 'm',
      default: value(defaultA),
    },
    localAnchorB: {
      summary: 'Where it holds the second body, as seen from it.',
      unit: 'm',
      default: value(defaultB),
    },
  };
}

export const LOCAL_ANCHORS = {
  getLocalAnchorA: {
    summary: 'Where it holds the first body, as seen from it: the vector itself.',
    unit: 'm',
  },
  getLocalAnchorB: {
    summary: 'Where it holds the second body, as seen from it: the vector itself.',
    unit: 'm',
  },
};

export const SPRING = {
  getFrequency: {
    summary: 'How fast the spring swings, or 0 if the joint is rigid.',
    unit: 'Hz',
  },
  setFrequency: {
    summary: 'Sets how fast the spring swings; 0 makes the joint rigid. Does not wake the bodies.',
    parameters: {
      hz: {
        summary: 'From 0, which is rigid; stay below half of the steps in a second.',
        unit: 'Hz',
      },
    },
  },
  getDampingRatio: 'How fast the spring comes to rest: at 1 without swinging.',
  setDampingRatio: {
    summary: 'Sets how fast the spring comes to rest; does not wake the bodies.',
    parameters: { ratio: 'From 0, swings for ever, to 1, does not swing.' },
  },
};

export const STRENGTH = {
  getMaxForce: { summary: 'How strong the force may get.', unit: 'N' },
  setMaxForce: {
    summary: 'Sets how strong the force may get; does not wake the bodies.',
    parameters: { force: { summary: 'The most that it may push, from 0.', unit: 'N' } },
  },
  getMaxTorque: { summary: 'How strong the torque may get.', unit: 'N·m' },
  setMaxTorque: {
    summary: 'Sets how strong the torque may get; does not wake the bodies.',
    parameters: { torque: { summary: 'The most that it may turn, from 0.', unit: 'N·m' } },
  },
};

/** @param unit of the motor speed */
export function motor(unit: string) {
  return {
    isMotorEnabled: 'Tells if the motor is on.',
    enableMotor: {
      summary: 'Switches the motor on or off, and wakes both bodies if that is a change.',
      parameters: { flag: SWITCH },
    },
    getMotorSpeed: { summary: 'The speed that the motor aims at.', unit },
    setMotorSpeed: {
      summary: 'Sets the speed that the motor aims at, and wakes both bodies if that is a change.',
      parameters: { speed: { summary: 'How fast, with a sign for the direction.', unit } },
    },
  };
}

/** Members of joints with a rotational motor. */
export const MOTOR_TORQUE = {
  getMaxMotorTorque: { summary: 'How strong the motor may get.', unit: 'N·m' },
  setMaxMotorTorque: {
    summary: 'Sets how strong the motor may get, and wakes both bodies if that is a change.',
    parameters: {
      torque: { summary: 'The most that the motor may turn with; 0 does nothing.', unit: 'N·m' },
    },
  },
  getMotorTorque: {
    summary: 'How strong the motor was in the last step; give it 1 / time step.',
    unit: 'N·m',
    parameters: { inv_dt: INVERSE_STEP },
  },
};

/** @param unit of the limits */
export function limit(unit: string) {
  return {
    isLimitEnabled: 'Tells if the limit is on.',
    enableLimit: {
      summary: 'Switches the limit on or off, and wakes both bodies if that is a change.',
      parameters: { flag: SWITCH },
    },
    getLowerLimit: { summary: 'The lower end of the limit.', unit },
    getUpperLimit: { summary: 'The upper end of the limit.', unit },
    setLimits: {
      summary:
        'Sets both ends of the limit, the lower first; wakes both bodies if that is a change.',
      parameters: {
        lower: { summary: 'Where it ends below; not more than `upper`.', unit },
        upper: { summary: 'Where it ends above.', unit },
      },
    },
  };
}
