const SOLVING = {
  initVelocityConstraints: 'Prepares the joint for a step; the solver calls it.',
  solveVelocityConstraints: 'Corrects the velocities of the bodies; the solver calls it.',
  solvePositionConstraints:
    'Corrects the positions of the bodies, and tells if that is enough; the solver calls it.',
};
const REACTION = {
  getReactionForce:
    'How hard the joint pulled the second body in the last step; give it 1 / time step.',
  getReactionTorque:
    'How hard the joint turned the second body in the last step; give it 1 / time step.',
};
const ANY_JOINT = {
  ...SOLVING,
  ...REACTION,
  TYPE: 'What `getType()` returns.',
  getAnchorA: 'Where the joint holds the first body, in the world.',
  getAnchorB: 'Where the joint holds the second body, in the world.',
};
const LOCAL_ANCHORS = {
  getLocalAnchorA: 'Where it holds the first body, as seen from it: the vector itself.',
  getLocalAnchorB: 'Where it holds the second body, as seen from it: the vector itself.',
};
const ANCHORS = {
  localAnchorA: 'Where it holds the first body, as seen from it.',
  localAnchorB: 'Where it holds the second body, as seen from it.',
};
const MOTOR = {
  isMotorEnabled: 'Tells if the motor is on.',
  enableMotor: 'Switches the motor on or off, and wakes both bodies if that is a change.',
  getMotorSpeed: 'The speed that the motor aims at.',
  setMotorSpeed:
    'Sets the speed that the motor aims at, and wakes both bodies if that is a change.',
};
const TORQUE = {
  getMaxMotorTorque: 'How strong the motor may get.',
  setMaxMotorTorque:
    'Sets how strong the motor may get, and wakes both bodies if that is a change.',
  getMotorTorque: 'How strong the motor was in the last step; give it 1 / time step.',
};
const LIMIT = {
  isLimitEnabled: 'Tells if the limit is on.',
  enableLimit: 'Switches the limit on or off, and wakes both bodies if that is a change.',
  getLowerLimit: 'The lower end of the limit.',
  getUpperLimit: 'The upper end of the limit.',
  setLimits: 'Sets both ends of the limit, the lower first; wakes both bodies if that is a change.',
};
const SPRING = {
  getFrequency: 'How fast the spring swings, or 0 if the joint is rigid.',
  setFrequency:
    'Sets how fast the spring swings; 0 makes the joint rigid. Does not wake the bodies.',
  getDampingRatio: 'How fast the spring comes to rest: at 1 without swinging.',
  setDampingRatio: 'Sets how fast the spring comes to rest; does not wake the bodies.',
};
const STRENGTH = {
  getMaxForce: 'How strong the force may get.',
  setMaxForce: 'Sets how strong the force may get; does not wake the bodies.',
  getMaxTorque: 'How strong the torque may get.',
  setMaxTorque: 'Sets how strong the torque may get; does not wake the bodies.',
};
const FREQUENCY = 'How fast the spring swings; 0 makes the joint rigid.';
const DAMPING = 'How fast the spring comes to rest: 0 never, 1 without swinging.';
const REFERENCE_ANGLE = 'The angle between the bodies that counts as 0.';

/** Members of joints and of their definitions. */
export const joints: Record<string, Record<string, string>> = {
  JointOpt: {
    style: 'Colors and a line width for what draws it; the engine ignores them.',
    collideConnected: 'Whether the two bodies may collide with each other.',
    userData: 'Anything of yours, for `getUserData()`; the engine ignores it.',
  },
  Joint: {
    ...REACTION,
    style: 'Colors and a line width for what draws it; the engine ignores them.',
    getBodyA: 'The first of its bodies.',
    getBodyB: 'The second of its bodies.',
    shiftOrigin: 'Moves the points of the world that it keeps; `World.shiftOrigin()` calls it.',
    ...SOLVING,
    Joint: 'Takes what all joints share from a definition; make one of the joints below instead.',
    isActive: 'Tells if both bodies take part in the simulation.',
    getType: 'Which kind of joint it is, such as `revolute-joint`.',
    getNext: 'The joint after it in the list of the world, or `null`.',
    getUserData: 'What you gave it as user data.',
    setUserData: 'Keeps anything of yours with the joint.',
    getCollideConnected: 'Tells if its two bodies may collide with each other.',
    getAnchorA: 'Where the joint holds the first body, in the world.',
    getAnchorB: 'Where the joint holds the second body, in the world.',
  },
  JointEdge: {
    JointEdge: 'Not to be made: get one from `Body.getJointList()`.',
    other: 'The body at the far end of the joint.',
    joint: 'The joint.',
    prev: 'The link before it, or `null`.',
    next: 'The link after it, or `null`.',
  },
  DistanceJointOpt: {
    frequencyHz: FREQUENCY,
    dampingRatio: DAMPING,
    length: 'The distance to keep.',
  },
  DistanceJoint: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...SPRING,
    DistanceJoint:
      'Makes it from a definition, or from options, two bodies and two points of the world.',
    getLength: 'The distance that it keeps.',
    setLength: 'Sets the distance to keep; does not wake the bodies.',
    getReactionTorque: 'Always 0: this joint does not turn bodies.',
  },
  FrictionJoint: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...STRENGTH,
    FrictionJoint:
      'Makes it from a definition, or from options, two bodies and a point of the world.',
  },
  GearJointOpt: {
    ratio: 'How far the first joint goes back while the second goes one unit on; may be negative.',
  },
  GearJoint: {
    ...ANY_JOINT,
    GearJoint:
      'Makes it from a definition, or from options, two bodies and two joints; the second bodies of these joints take the place of the bodies that you give.',
    getJoint1: 'The first of the joints that it couples.',
    getJoint2: 'The second of the joints that it couples.',
    getRatio: 'How far the first joint goes back while the second goes one unit on.',
    setRatio: 'Sets the ratio; the joints jump unless the second one is at 0.',
  },
  MotorJointOpt: {
    maxForce: 'How strong the force may get.',
    maxTorque: 'How strong the torque may get.',
    linearOffset: 'Where to drive the second body, as seen from the first.',
    angularOffset: 'The angle of the second body to drive it to, from that of the first.',
    correctionFactor: 'Which part of what is missing it makes good in a step.',
  },
  MotorJoint: {
    ...ANY_JOINT,
    ...STRENGTH,
    MotorJoint: 'Makes it from a definition, or from options and two bodies.',
    getLinearOffset: 'Where it drives the second body, as seen from the first: the vector itself.',
    setLinearOffset: 'Sets where to drive the second body; wakes both bodies if that is a change.',
    getAngularOffset: 'To which angle it drives the second body, from that of the first.',
    setAngularOffset:
      'Sets to which angle to drive the second body; wakes both if that is a change.',
    getCorrectionFactor: 'Which part of what is missing it makes good in a step.',
    setCorrectionFactor: 'Sets which part of what is missing it makes good in a step.',
    getAnchorA: 'Where the origin of the first body is.',
    getAnchorB: 'Where the origin of the second body is.',
  },
  MouseJointOpt: {
    maxForce: 'How hard it may pull; with the default it pulls nothing.',
    frequencyHz: 'How fast the body follows.',
    dampingRatio: DAMPING,
  },
  MouseJoint: {
    ...ANY_JOINT,
    ...SPRING,
    shiftOrigin:
      'Moves the target so that a point becomes the origin; `World.shiftOrigin()` calls it.',
    MouseJoint:
      'Makes it from a definition, or from options, two bodies and a target; it holds the point of the second body that is there.',
    getFrequency: 'How fast the body follows.',
    setFrequency: 'Sets how fast the body follows; does not wake it.',
    getTarget: 'Where it pulls to: the vector itself, not a copy.',
    setTarget: 'Sets where to pull to, and wakes the second body if that is a change.',
    getMaxForce: 'How hard it may pull.',
    setMaxForce: 'Sets how hard it may pull; does not wake the body.',
    getAnchorA: 'Where it pulls to.',
    getReactionTorque: 'Always 0: this joint does not turn bodies.',
  },
  PrismaticJointOpt: {
    enableLimit: 'Whether the limit is on.',
    enableMotor: 'Whether the motor is on.',
    lowerTranslation: 'The lower end of the limit; not more than `upperTranslation`.',
    upperTranslation: 'The upper end of the limit.',
    maxMotorForce: 'How strong the motor may get.',
    motorSpeed: 'The speed along the axis that the motor aims at.',
  },
  PrismaticJointDef: {
    ...ANCHORS,
    referenceAngle: 'The angle between the bodies that it keeps.',
    localAxisA: 'The axis, as seen from the first body; it may have any length.',
  },
  PrismaticJoint: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...MOTOR,
    ...LIMIT,
    PrismaticJoint:
      'Makes it from a definition, or from options, two bodies, a point and an axis of the world; the axis may have any length.',
    getReferenceAngle: 'The angle between the bodies that it keeps.',
    getJointTranslation: 'How far the second body has slid along the axis.',
    getJointSpeed: 'How fast the second body slides along the axis.',
    getMaxMotorForce: 'How strong the motor may get.',
    setMaxMotorForce:
      'Sets how strong the motor may get, and wakes both bodies if that is a change.',
    getMotorForce: 'How strong the motor was in the last step; give it 1 / time step.',
  },
  PulleyJointDef: {
    ...ANCHORS,
    ratio: 'How many times the length of the second side counts.',
    groundAnchorA: 'The fixed point of the world over the first body.',
    groundAnchorB: 'The fixed point of the world over the second body.',
    lengthA: 'How long the rope on the first side is at the start.',
    lengthB: 'How long the rope on the second side is at the start.',
  },
  PulleyJoint: {
    ...ANY_JOINT,
    shiftOrigin:
      'Moves the two fixed points so that a point becomes the origin; `World.shiftOrigin()` calls it.',
    PulleyJoint:
      'Makes it from a definition, or from options, two bodies, two fixed points, two points of the bodies and the ratio.',
    getLengthA: 'How long the rope on the first side was set to be; it does not change.',
    getLengthB: 'How long the rope on the second side was set to be; it does not change.',
    getCurrentLengthA: 'How long the rope on the first side is now.',
    getCurrentLengthB: 'How long the rope on the second side is now.',
    getReactionTorque: 'Always 0: this joint does not turn bodies.',
  },
  RevoluteJointDef: { ...ANCHORS, referenceAngle: REFERENCE_ANGLE },
  RevoluteJoint: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...MOTOR,
    ...TORQUE,
    ...LIMIT,
    RevoluteJoint:
      'Makes it from a definition, or from options, two bodies and a point of the world.',
    getReferenceAngle: REFERENCE_ANGLE,
    getJointAngle: 'How far the second body is turned from the first; goes beyond a full turn.',
    getJointSpeed: 'How fast the second body turns from the first.',
    getReactionTorque: 'How hard the limit turned the second body; the motor does not count.',
  },
  RopeJointOpt: { maxLength: 'How far apart the points may get; with the default they meet.' },
  RopeJoint: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    RopeJoint:
      'Makes it from a definition, or from options, two bodies and a point of the world; without the point it does not hold them at their origins.',
    getMaxLength: 'How far apart the points may get.',
    setMaxLength: 'Sets how far apart the points may get; does not wake the bodies.',
    getLimitState: '2 if the rope was too long when the last step began, else 0.',
    getReactionTorque: 'Always 0: this joint does not turn bodies.',
  },
  WeldJointOpt: {
    frequencyHz: 'How fast the angle swings; 0 makes it rigid.',
    dampingRatio: DAMPING,
    referenceAngle: 'The angle between the bodies that it keeps.',
  },
  WeldJoint: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...SPRING,
    WeldJoint: 'Makes it from a definition, or from options, two bodies and a point of the world.',
    getReferenceAngle: 'The angle between the bodies that it keeps.',
  },
  WheelJointOpt: {
    enableMotor: 'Whether the motor is on.',
    maxMotorTorque: 'How strong the motor may get.',
    motorSpeed: 'How fast the motor wants to turn the wheel.',
    frequencyHz:
      'How fast the suspension swings. A joint that is made with 0 breaks in its first step; `setSpringFrequencyHz(0)` later switches the spring off.',
    dampingRatio: DAMPING,
  },
  WheelJoint: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...MOTOR,
    ...TORQUE,
    WheelJoint:
      'Makes it from a definition, or from options, two bodies, a point and an axis of the world; the axis has to have a length of 1.',
    getJointTranslation: 'How far the wheel has moved along the axis.',
    getJointSpeed: 'How fast the wheel turns, not how fast it moves along the axis.',
    getSpringFrequencyHz: 'How fast the suspension swings, or 0 if it is off.',
    setSpringFrequencyHz: 'Sets how fast the suspension swings; 0 switches it off.',
    getSpringDampingRatio: 'How fast the suspension comes to rest: at 1 without swinging.',
    setSpringDampingRatio: 'Sets how fast the suspension comes to rest.',
    getReactionTorque:
      'How hard the motor turned the wheel in the last step; give it 1 / time step.',
  },
  RevoluteJointOpt: {
    enableLimit: 'Whether the limit is on.',
    enableMotor: 'Whether the motor is on.',
    lowerAngle: 'The lower end of the limit; not more than `upperAngle`.',
    upperAngle: 'The upper end of the limit.',
    maxMotorTorque: 'How strong the motor may get; with the default it does nothing.',
    motorSpeed: 'The speed that the motor aims at; positive is from x towards y.',
  },
  FrictionJointOpt: {
    maxForce: 'How strong the force against sliding may get.',
    maxTorque: 'How strong the torque against turning may get.',
  },
  DistanceJointDef: ANCHORS,
  FrictionJointDef: ANCHORS,
  RopeJointDef: ANCHORS,
  WeldJointDef: ANCHORS,
  WheelJointDef: {
    ...ANCHORS,
    localAxisA: 'The axis, as seen from the first body; it has to have a length of 1.',
  },
  JointDef: {
    bodyA: 'The first body.',
    bodyB: 'The second body.',
  },
  GearJointDef: {
    joint1: 'The first of the joints, revolute or prismatic.',
    joint2: 'The second of the joints, revolute or prismatic.',
  },
  MouseJointDef: {
    target: 'Where the pointer takes hold of the body, in the world.',
  },
};
