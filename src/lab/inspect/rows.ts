import type { Member } from './inspected.ts';
import type { ValueRow } from './values.ts';

const row = (name: string, member: Member, unit?: string): ValueRow => ({ name, member, unit });
const limit = (...of: Parameters<typeof row>) => ({ ...row(...of), onlyIf: 'isLimitEnabled' });
const motor = (...of: Parameters<typeof row>) => ({ ...row(...of), onlyIf: 'isMotorEnabled' });

/** Rows of a body's card. */
export const BODY_ROWS: readonly ValueRow[] = [
  row('Type', 'Body#getType'),
  row('Awake', 'Body#isAwake'),
  row('Position', 'Body#getPosition', 'm'),
  row('Angle', 'Body#getAngle', 'rad'),
  row('Linear velocity', 'Body#getLinearVelocity', 'm/s'),
  row('Angular velocity', 'Body#getAngularVelocity', 'rad/s'),
  row('Mass', 'Body#getMass', 'kg'),
  row('Moment of inertia', 'Body#getInertia', 'kg·m²'),
  row('Center of mass', 'Body#getWorldCenter', 'm'),
  row('Gravity scale', 'Body#getGravityScale'),
  row('Linear damping', 'Body#getLinearDamping', '1/s'),
  row('Angular damping', 'Body#getAngularDamping', '1/s'),
  row('Fixed rotation', 'Body#isFixedRotation'),
  row('Bullet', 'Body#isBullet'),
  row('Sleeping allowed', 'Body#isSleepingAllowed'),
  row('Active', 'Body#isActive'),
];

/** Rows of a fixture's card. */
export const FIXTURE_ROWS: readonly ValueRow[] = [
  row('Shape', 'Fixture#getType'),
  row('Density', 'Fixture#getDensity', 'kg/m²'),
  row('Friction', 'Fixture#getFriction'),
  row('Restitution', 'Fixture#getRestitution'),
  row('Sensor', 'Fixture#isSensor'),
  { ...row('Category', 'Fixture#getFilterCategoryBits'), isBits: true },
  { ...row('Mask', 'Fixture#getFilterMaskBits'), isBits: true },
  row('Group', 'Fixture#getFilterGroupIndex'),
];

/** The size that the geometry of a shape doesn't show: the radius of a circle, or the skin of the others. */
export const RADIUS_ROW = row('Radius', 'Shape#getRadius', 'm');

export const REACTION_FORCE = row('Reaction force', 'Joint#getReactionForce', 'N');
export const REACTION_TORQUE = row('Reaction torque', 'Joint#getReactionTorque', 'N·m');

/** Rows of every joint's card, after its reaction and the values of its type. */
export const JOINT_ROWS: readonly ValueRow[] = [
  row('Anchor A', 'Joint#getAnchorA', 'm'),
  row('Anchor B', 'Joint#getAnchorB', 'm'),
  row('Bodies collide', 'Joint#getCollideConnected'),
];

/** Rows of a joint's card by its type, as in `Joint.getType()`. */
export const ROWS_BY_TYPE: Readonly<Record<string, readonly ValueRow[]>> = {
  'distance-joint': [
    row('Length at rest', 'DistanceJoint#getLength', 'm'),
    row('Frequency', 'DistanceJoint#getFrequency', 'Hz'),
    row('Damping ratio', 'DistanceJoint#getDampingRatio'),
  ],
  'friction-joint': [
    row('Max force', 'FrictionJoint#getMaxForce', 'N'),
    row('Max torque', 'FrictionJoint#getMaxTorque', 'N·m'),
  ],
  'gear-joint': [row('Ratio', 'GearJoint#getRatio')],
  'motor-joint': [
    row('Linear offset', 'MotorJoint#getLinearOffset', 'm'),
    row('Angular offset', 'MotorJoint#getAngularOffset', 'rad'),
    row('Max force', 'MotorJoint#getMaxForce', 'N'),
    row('Max torque', 'MotorJoint#getMaxTorque', 'N·m'),
    row('Correction factor', 'MotorJoint#getCorrectionFactor'),
  ],
  'mouse-joint': [
    row('Target', 'MouseJoint#getTarget', 'm'),
    row('Max force', 'MouseJoint#getMaxForce', 'N'),
    row('Frequency', 'MouseJoint#getFrequency', 'Hz'),
    row('Damping ratio', 'MouseJoint#getDampingRatio'),
  ],
  'prismatic-joint': [
    row('Translation', 'PrismaticJoint#getJointTranslation', 'm'),
    row('Speed', 'PrismaticJoint#getJointSpeed', 'm/s'),
    row('Limits', 'PrismaticJoint#isLimitEnabled'),
    limit('Lower limit', 'PrismaticJoint#getLowerLimit', 'm'),
    limit('Upper limit', 'PrismaticJoint#getUpperLimit', 'm'),
    row('Motor', 'PrismaticJoint#isMotorEnabled'),
    motor('Motor speed', 'PrismaticJoint#getMotorSpeed', 'm/s'),
    motor('Motor force', 'PrismaticJoint#getMotorForce', 'N'),
    motor('Max motor force', 'PrismaticJoint#getMaxMotorForce', 'N'),
  ],
  'pulley-joint': [
    row('Length A', 'PulleyJoint#getCurrentLengthA', 'm'),
    row('Length B', 'PulleyJoint#getCurrentLengthB', 'm'),
    row('Ratio', 'PulleyJoint#getRatio'),
    row('Ground anchor A', 'PulleyJoint#getGroundAnchorA', 'm'),
    row('Ground anchor B', 'PulleyJoint#getGroundAnchorB', 'm'),
  ],
  'revolute-joint': [
    row('Angle', 'RevoluteJoint#getJointAngle', 'rad'),
    row('Speed', 'RevoluteJoint#getJointSpeed', 'rad/s'),
    row('Limits', 'RevoluteJoint#isLimitEnabled'),
    limit('Lower limit', 'RevoluteJoint#getLowerLimit', 'rad'),
    limit('Upper limit', 'RevoluteJoint#getUpperLimit', 'rad'),
    row('Motor', 'RevoluteJoint#isMotorEnabled'),
    motor('Motor speed', 'RevoluteJoint#getMotorSpeed', 'rad/s'),
    motor('Motor torque', 'RevoluteJoint#getMotorTorque', 'N·m'),
    motor('Max motor torque', 'RevoluteJoint#getMaxMotorTorque', 'N·m'),
  ],
  'rope-joint': [row('Max length', 'RopeJoint#getMaxLength', 'm')],
  'weld-joint': [
    row('Reference angle', 'WeldJoint#getReferenceAngle', 'rad'),
    row('Frequency', 'WeldJoint#getFrequency', 'Hz'),
    row('Damping ratio', 'WeldJoint#getDampingRatio'),
  ],
  'wheel-joint': [
    row('Translation', 'WheelJoint#getJointTranslation', 'm'),
    row('Speed', 'WheelJoint#getJointSpeed', 'rad/s'),
    row('Motor', 'WheelJoint#isMotorEnabled'),
    motor('Motor speed', 'WheelJoint#getMotorSpeed', 'rad/s'),
    motor('Motor torque', 'WheelJoint#getMotorTorque', 'N·m'),
    motor('Max motor torque', 'WheelJoint#getMaxMotorTorque', 'N·m'),
    row('Spring frequency', 'WheelJoint#getSpringFrequencyHz', 'Hz'),
    row('Spring damping ratio', 'WheelJoint#getSpringDampingRatio'),
  ],
};
