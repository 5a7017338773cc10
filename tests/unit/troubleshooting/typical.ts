import {
  type Body,
  Box,
  type Joint,
  MouseJoint,
  RevoluteJoint,
  WeldJoint,
  WheelJoint,
} from 'planck';
import { addCrate, addGround, createWorld, getFixture, simulate } from './symptom.ts';

/** Returns variables as the page names them, once for each kind of joint that a check is about. */
export function typicalScopes(): object[] {
  const point = { x: 0, y: 0.5 };
  const joints: CreateJoint[] = [
    (a, b) => new RevoluteJoint({}, a, b, point),
    (a, b) => new MouseJoint({}, a, b, point),
    (a, b) => new WheelJoint({ frequencyHz: 4 }, a, b, point, { x: 0, y: 1 }),
    (a, b) => new WeldJoint({}, a, b, point),
  ];
  return joints.map(scopeWith);
}

type CreateJoint = (a: Body, b: Body) => Joint;

function scopeWith(createJoint: CreateJoint): object {
  const world = createWorld();
  const other = addGround(world);
  const body = addCrate(world, 0, 0.5);
  simulate(world, 0.5);
  const contact = world.getContactList();
  const joint = world.createJoint(createJoint(other, body));
  const fixture = getFixture(body);
  const points = new Box(1, 1).m_vertices;
  const saved = body.getPosition();
  return { world, body, other, fixture, joint, contact, points, saved, impactSpeed: 2, console };
}
