const INVERSE_STEP = '1 over the length of the time step, such as 60.';
const REACTION = {
  'getReactionForce.inv_dt': INVERSE_STEP,
  'getReactionTorque.inv_dt': INVERSE_STEP,
};
const SPRING = {
  'setFrequency.hz': 'From 0, which is rigid; stay below half of the steps in a second.',
  'setDampingRatio.ratio': 'From 0, swings for ever, to 1, does not swing.',
};
const STRENGTH = {
  'setMaxForce.force': 'The most that it may push, from 0.',
  'setMaxTorque.torque': 'The most that it may turn, from 0.',
};
const MOTOR = {
  'enableMotor.flag': '`true` switches it on, `false` off.',
  'setMotorSpeed.speed': 'How fast, with a sign for the direction.',
};
const TORQUE = {
  'getMotorTorque.inv_dt': INVERSE_STEP,
  'setMaxMotorTorque.torque': 'The most that the motor may turn with; 0 does nothing.',
};
const LIMIT = {
  'enableLimit.flag': '`true` switches it on, `false` off.',
  'setLimits.lower': 'Where it ends below; not more than `upper`.',
  'setLimits.upper': 'Where it ends above.',
};

/** Of a joint's constructor. */
function making(joint: string, others: Record<string, string>): Record<string, string> {
  const parameters = {
    def: 'A definition; the options alone, if the bodies follow.',
    bodyA: 'The first body.',
    bodyB: 'The second body.',
    ...others,
  };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, text]) => [`${joint}.${name}`, text]),
  );
}

const ANCHOR = {
  anchor: 'The point of the world where it holds both.',
};
const AXIS = 'The direction in the world.';

/** Of joints, by symbol, then by member and parameter. */
export const joints: Record<string, Record<string, string>> = {
  Joint: {
    ...REACTION,
    ...making('Joint', {}),
    'setUserData.data': 'Anything of yours.',
    'shiftOrigin.newOrigin': 'The point that becomes the origin, in the old coordinates.',
  },
  DistanceJoint: {
    ...REACTION,
    ...SPRING,
    ...making('DistanceJoint', {
      anchorA: 'The point of the world where it holds the first body.',
      anchorB: 'The point of the world where it holds the second body.',
    }),
    'setLength.length': 'The distance to keep; more than 0.',
  },
  FrictionJoint: { ...REACTION, ...STRENGTH, ...making('FrictionJoint', ANCHOR) },
  GearJoint: {
    ...REACTION,
    ...making('GearJoint', {
      bodyA: 'Ignored: the second body of `joint1` takes its place.',
      bodyB: 'Ignored: the second body of `joint2` takes its place.',
      joint1: 'The first joint, revolute or prismatic.',
      joint2: 'The second joint, revolute or prismatic.',
      ratio: 'How far the first joint goes back while the second goes one unit on.',
    }),
    'setRatio.ratio': 'Any number; negative turns the direction around.',
  },
  MotorJoint: {
    ...REACTION,
    ...STRENGTH,
    ...making('MotorJoint', {}),
    'setAngularOffset.angularOffset': 'The angle, from that of the first body.',
    'setCorrectionFactor.factor': 'From 0, nothing, to 1, all of it.',
    'setLinearOffset.linearOffset': 'The place, as seen from the first body.',
  },
  MouseJoint: {
    ...REACTION,
    ...SPRING,
    ...making('MouseJoint', {
      bodyA: 'Any other body, such as a static one; nothing pulls at it.',
      bodyB: 'The body that is pulled.',
      target: 'The point of the world where the pointer takes hold of the body.',
    }),
    'setFrequency.hz': 'More follows faster; stay below half of the steps in a second.',
    'setMaxForce.force': 'The most that it may pull, such as 1000 times the mass of the body.',
    'setTarget.target': 'Where the pointer is in the world.',
    'shiftOrigin.newOrigin': 'The point that becomes the origin, in the old coordinates.',
  },
  PrismaticJoint: {
    ...REACTION,
    ...MOTOR,
    ...LIMIT,
    ...making('PrismaticJoint', { ...ANCHOR, axis: AXIS }),
    'getMotorForce.inv_dt': INVERSE_STEP,
    'setMaxMotorForce.force': 'The most that the motor may push with; 0 does nothing.',
  },
  PulleyJoint: {
    ...REACTION,
    ...making('PulleyJoint', {
      groundA:
        'The fixed point of the world over the first body. All points are needed, unless `def` is whole.',
      groundB: 'The fixed point of the world over the second body.',
      anchorA: 'The point of the world where the rope holds the first body.',
      anchorB: 'The point of the world where the rope holds the second body.',
      ratio:
        'How many times the length of the second side counts; it has to be given, here or in `def`.',
    }),
    'shiftOrigin.newOrigin': 'The point that becomes the origin, in the old coordinates.',
  },
  RevoluteJoint: {
    ...REACTION,
    ...MOTOR,
    ...TORQUE,
    ...LIMIT,
    ...making('RevoluteJoint', ANCHOR),
  },
  RopeJoint: {
    ...REACTION,
    ...making('RopeJoint', {
      anchor: 'The point of the world where it is tied to both.',
    }),
    'setMaxLength.length': 'How far apart the points may get, from 0.',
  },
  WeldJoint: { ...REACTION, ...SPRING, ...making('WeldJoint', ANCHOR) },
  WheelJoint: {
    ...REACTION,
    ...MOTOR,
    ...TORQUE,
    ...making('WheelJoint', { ...ANCHOR, axis: `${AXIS} Of length 1.` }),
    'setSpringDampingRatio.ratio': SPRING['setDampingRatio.ratio'],
    'setSpringFrequencyHz.hz': 'From 0, which switches it off.',
  },
};
