import type { Joint, PrismaticJoint, RevoluteJoint, RopeJoint, WheelJoint } from 'planck';
import type { Engine } from '../model/scene.ts';
import type { Member, Note } from './inspected.ts';
import { formatNumber } from './values.ts';

/** A motor in one form, whatever the type of its joint. */
interface Motor {
  /** What it applies, and the unit. */
  kind: 'torque' | 'force';
  unit: string;
  /** The methods that set its speed and its maximum effort. */
  members: { speed: Member; maxEffort: Member };
  isEnabled: boolean;
  /** In rad/s, or m/s of a prismatic joint. */
  speed: number;
  /** Torque in N·m, or force in N of a prismatic joint. */
  effort: number;
  maxEffort: number;
}

/** Explains what a joint does at the moment: limits, motors, and bodies that are asleep. */
export function jointNotes(joint: Joint, settings: Engine['Settings'], dt: number): Note[] {
  const motor = motorOf(joint, dt);
  return [
    ...sleepNotes(joint),
    ...(motor?.isEnabled ? motorNotes(motor) : []),
    ...limitNotes(joint, settings),
  ];
}

function sleepNotes(joint: Joint): Note[] {
  const moving = [joint.getBodyA(), joint.getBodyB()].filter((body) => !body.isStatic());
  if (moving.length === 0 || moving.some((body) => body.isAwake())) return [];
  const text = 'Its bodies are asleep, so it is not solved.';
  return [{ text, member: 'Body#setAwake' }];
}

function motorNotes({ kind, unit, members, speed, effort, maxEffort }: Motor): Note[] {
  if (maxEffort === 0) {
    const text = `Its motor is enabled, but its maximum ${kind} is 0.`;
    return [{ text, member: members.maxEffort }];
  }
  if (Math.abs(effort) >= 0.999 * maxEffort) {
    const text = `Its motor works at its maximum ${kind} of ${formatNumber(maxEffort)} ${unit}: it might not reach its speed.`;
    return [{ text, member: members.maxEffort }];
  }
  if (speed !== 0) return [];
  return [{ text: 'Its motor brakes: its speed is 0.', member: members.speed }];
}

function motorOf(joint: Joint, dt: number): Motor | undefined {
  switch (joint.getType()) {
    case 'revolute-joint':
      return torqueMotor(joint as RevoluteJoint, dt, {
        speed: 'RevoluteJoint#setMotorSpeed',
        maxEffort: 'RevoluteJoint#setMaxMotorTorque',
      });
    case 'wheel-joint':
      return torqueMotor(joint as WheelJoint, dt, {
        speed: 'WheelJoint#setMotorSpeed',
        maxEffort: 'WheelJoint#setMaxMotorTorque',
      });
    case 'prismatic-joint': {
      const one = joint as PrismaticJoint;
      return {
        kind: 'force',
        unit: 'N',
        members: {
          speed: 'PrismaticJoint#setMotorSpeed',
          maxEffort: 'PrismaticJoint#setMaxMotorForce',
        },
        isEnabled: one.isMotorEnabled(),
        speed: one.getMotorSpeed(),
        effort: one.getMotorForce(1 / dt),
        maxEffort: one.getMaxMotorForce(),
      };
    }
    default:
      return undefined;
  }
}

function torqueMotor(
  joint: RevoluteJoint | WheelJoint,
  dt: number,
  members: Motor['members'],
): Motor {
  return {
    kind: 'torque',
    unit: 'N·m',
    members,
    isEnabled: joint.isMotorEnabled(),
    speed: joint.getMotorSpeed(),
    effort: joint.getMotorTorque(1 / dt),
    maxEffort: joint.getMaxMotorTorque(),
  };
}

function limitNotes(joint: Joint, { linearSlop, angularSlop }: Engine['Settings']): Note[] {
  switch (joint.getType()) {
    case 'revolute-joint': {
      const one = joint as RevoluteJoint;
      const limit = limitAt(one.getJointAngle(), one, angularSlop);
      return limit ? [{ text: limit, member: 'RevoluteJoint#setLimits' }] : [];
    }
    case 'prismatic-joint': {
      const one = joint as PrismaticJoint;
      const limit = limitAt(one.getJointTranslation(), one, linearSlop);
      return limit ? [{ text: limit, member: 'PrismaticJoint#setLimits' }] : [];
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

/** @param slop by how much the engine allows a limit to be exceeded */
function limitAt(
  value: number,
  joint: Pick<RevoluteJoint, 'isLimitEnabled' | 'getLowerLimit' | 'getUpperLimit'>,
  slop: number,
): string | undefined {
  if (!joint.isLimitEnabled()) return undefined;
  if (value <= joint.getLowerLimit() + slop) return 'It is at its lower limit.';
  if (value >= joint.getUpperLimit() - slop) return 'It is at its upper limit.';
  return undefined;
}
