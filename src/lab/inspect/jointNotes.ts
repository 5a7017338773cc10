import type { Joint, PrismaticJoint, RevoluteJoint, RopeJoint, WheelJoint } from 'planck';
import type { Engine } from '../model/scene.ts';
import type { Member, Note } from './inspected.ts';
import { formatNumber } from './values.ts';

/** Explains the current effect of a joint's limits and motors, and of bodies that are asleep. */
export function jointNotes(joint: Joint, settings: Engine['Settings'], dt: number): Note[] {
  return [...sleepNotes(joint), ...motorNotes(joint, dt), ...limitNotes(joint, settings)];
}

function sleepNotes(joint: Joint): Note[] {
  const moving = [joint.getBodyA(), joint.getBodyB()].filter((body) => !body.isStatic());
  if (moving.length === 0 || moving.some((body) => body.isAwake())) return [];
  const text = 'Its bodies are asleep, so it is not solved.';
  return [{ text, member: 'Body#setAwake' }];
}

/** The methods that set the speed and the maximum force or torque of a motor, by the type of its joint. */
const MOTOR_MEMBERS: Readonly<Record<string, { speed: Member; max: Member }>> = {
  'revolute-joint': {
    speed: 'RevoluteJoint#setMotorSpeed',
    max: 'RevoluteJoint#setMaxMotorTorque',
  },
  'wheel-joint': { speed: 'WheelJoint#setMotorSpeed', max: 'WheelJoint#setMaxMotorTorque' },
  'prismatic-joint': {
    speed: 'PrismaticJoint#setMotorSpeed',
    max: 'PrismaticJoint#setMaxMotorForce',
  },
};

function motorNotes(joint: Joint, dt: number): Note[] {
  const members = MOTOR_MEMBERS[joint.getType()];
  const motor = joint as PrismaticJoint | RevoluteJoint | WheelJoint;
  if (!members || !motor.isMotorEnabled()) return [];
  const isSlider = 'getMotorForce' in motor;
  const max = isSlider ? motor.getMaxMotorForce() : motor.getMaxMotorTorque();
  const applied = isSlider ? motor.getMotorForce(1 / dt) : motor.getMotorTorque(1 / dt);
  const [kind, unit] = isSlider ? ['force', 'N'] : ['torque', 'N·m'];
  if (max === 0) {
    const text = `Its motor is enabled, but its maximum ${kind} is 0.`;
    return [{ text, member: members.max }];
  }
  if (Math.abs(applied) >= 0.999 * max) {
    const text = `Its motor works at its maximum ${kind} of ${formatNumber(max)} ${unit}: it might not reach its speed.`;
    return [{ text, member: members.max }];
  }
  if (motor.getMotorSpeed() !== 0) return [];
  return [{ text: 'Its motor brakes: its speed is 0.', member: members.speed }];
}

function limitNotes(joint: Joint, { linearSlop, angularSlop }: Engine['Settings']): Note[] {
  switch (joint.getType()) {
    case 'revolute-joint': {
      const hinge = joint as RevoluteJoint;
      return limitNote(hinge.getJointAngle(), hinge, angularSlop, 'RevoluteJoint#setLimits');
    }
    case 'prismatic-joint': {
      const slider = joint as PrismaticJoint;
      return limitNote(
        slider.getJointTranslation(),
        slider,
        linearSlop,
        'PrismaticJoint#setLimits',
      );
    }
    case 'rope-joint': {
      const [a, b] = [joint.getAnchorA(), joint.getAnchorB()];
      const maxLength = (joint as RopeJoint).getMaxLength();
      const isTaut = Math.hypot(b.x - a.x, b.y - a.y) >= maxLength - linearSlop;
      const text = isTaut ? 'It is taut.' : 'It is slack: it applies no force.';
      return [{ text, member: 'RopeJoint#getMaxLength' }];
    }
    default:
      return [];
  }
}

/** @param slop amount by which the engine allows a limit to be exceeded */
function limitNote(
  value: number,
  joint: RevoluteJoint | PrismaticJoint,
  slop: number,
  member: Member,
): Note[] {
  if (!joint.isLimitEnabled()) return [];
  const isLower = value <= joint.getLowerLimit() + slop;
  if (!isLower && value < joint.getUpperLimit() - slop) return [];
  return [{ text: `It is at its ${isLower ? 'lower' : 'upper'} limit.`, member }];
}
