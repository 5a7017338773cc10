import * as planck from 'planck';
import { beforeEach, expect, it } from 'vitest';
import { jointNotes } from './jointNotes.ts';

const DT = 1 / 60;
const ORIGIN = { x: 0, y: 0 };

let world: planck.World;
let ground: planck.Body;
let wheel: planck.Body;

beforeEach(() => {
  world = new planck.World({ gravity: { x: 0, y: -10 } });
  ground = world.createBody();
  wheel = world.createBody({ type: 'dynamic', allowSleep: false });
  wheel.createFixture({ shape: new planck.Circle(1), density: 1 });
});

function add<J extends planck.Joint>(joint: J): J {
  world.createJoint(joint);
  return joint;
}

function notes(joint: planck.Joint): string {
  world.step(DT);
  return jointNotes(joint, planck.Settings, DT)
    .map(({ text }) => text)
    .join(' ');
}

it('explain motors', () => {
  const joint = add(new planck.RevoluteJoint({}, ground, wheel, ORIGIN));
  expect(notes(joint)).toBe('');
  joint.enableMotor(true);
  expect(notes(joint)).toBe('Its motor is enabled, but its maximum torque is 0.');
  joint.setMaxMotorTorque(1);
  joint.setMotorSpeed(50);
  expect(notes(joint)).toMatch(/^Its motor works at its maximum torque of 1\.00 N·m/);
  joint.setMaxMotorTorque(10_000);
  notes(joint);
  expect(notes(joint)).toBe('');
  joint.setMotorSpeed(0);
  notes(joint);
  expect(notes(joint)).toBe('Its motor brakes: its speed is 0.');
});

it('explain the motors of prismatic and wheel joints', () => {
  const axis = { x: 1, y: 0 };
  const slider = add(new planck.PrismaticJoint({ enableMotor: true }, ground, wheel, ORIGIN, axis));
  expect(notes(slider)).toBe('Its motor is enabled, but its maximum force is 0.');
  world.destroyJoint(slider);
  const spring = add(new planck.WheelJoint({ enableMotor: true }, ground, wheel, ORIGIN, axis));
  expect(notes(spring)).toBe('Its motor is enabled, but its maximum torque is 0.');
});

it('name the limit that a joint is at', () => {
  const limits = { enableLimit: true, lowerTranslation: -1, upperTranslation: 1 };
  const axis = { x: 0, y: 1 };
  const slider = add(new planck.PrismaticJoint(limits, ground, wheel, ORIGIN, axis));
  expect(notes(slider)).toBe('');
  for (let step = 0; step < 60; step++) world.step(DT);
  expect(notes(slider)).toBe('It is at its lower limit.');
  world.setGravity({ x: 0, y: 10 });
  for (let step = 0; step < 60; step++) world.step(DT);
  expect(notes(slider)).toBe('It is at its upper limit.');
  slider.enableLimit(false);
  expect(notes(slider)).toBe('');
});

it('tell whether a rope is taut', () => {
  const anchors = { localAnchorA: ORIGIN, localAnchorB: ORIGIN };
  const rope = add(new planck.RopeJoint({ ...anchors, maxLength: 1 }, ground, wheel));
  expect(notes(rope)).toBe('It is slack: it applies no force.');
  for (let step = 0; step < 60; step++) world.step(DT);
  expect(notes(rope)).toBe('It is taut.');
});

it('say that nothing is solved while the bodies are asleep', () => {
  const joint = add(new planck.WeldJoint({}, ground, wheel, ORIGIN));
  expect(notes(joint)).toBe('');
  wheel.setAwake(false);
  expect(notes(joint)).toBe('Its bodies are asleep, so it is not solved.');
});
