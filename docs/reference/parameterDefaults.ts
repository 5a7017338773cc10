import { AABB, Box, Chain, Circle, Edge, Fixture, Rot, Transform, type Vec2, World } from 'planck';
import type { FieldDefault } from '../../src/reference/notes.ts';
import { fieldOf, value } from './reading.ts';

// As in defaults.ts, no number is typed: each is read from what was made without the parameter.

const world = new World();
const origin = { x: 0, y: 0 };
const bodyA = world.createBody(origin);
const bodyB = world.createDynamicBody(origin);
const pusher = world.createKinematicBody(origin);

const aabb = new AABB();
const box = new Box(2, 1);
const edge = new Edge();
const transform = new Transform();

const NONE = { text: 'none' };

/** What is taken for a parameter that is left out, by method. */
export const parameterDefaults: Record<string, Record<string, FieldDefault>> = {
  'World.World': { def: asIn('WorldDef') },
  'World.createBody': { def: asIn('BodyDef'), angle: value(bodyA.getAngle()) },
  'World.createDynamicBody': { def: asIn('BodyDef'), angle: value(bodyB.getAngle()) },
  'World.createKinematicBody': { def: asIn('BodyDef'), angle: value(pusher.getAngle()) },
  'World.step': {
    velocityIterations: value(fieldOf(world, 'm_velocityIterations')),
    positionIterations: value(fieldOf(world, 'm_positionIterations')),
  },
  'Body.createFixture': {
    opt: asIn('FixtureOpt'),
    density: value(bodyA.createFixture(new Circle()).getDensity()),
  },
  'Fixture.Fixture': {
    def: asIn('FixtureOpt'),
    density: value(new Fixture(bodyA, new Circle()).getDensity()),
  },

  'BoxShape.BoxShape': {
    center: value(fieldOf(box, 'm_centroid')),
    angle: value(angleOf(box)),
  },
  'ChainShape.ChainShape': { vertices: NONE, loop: value(new Chain().isLoop()) },
  'CircleShape.CircleShape': { radius: value(new Circle().getRadius()) },
  'EdgeShape.EdgeShape': {
    v1: value(fieldOf(edge, 'm_vertex1')),
    v2: value(fieldOf(edge, 'm_vertex2')),
  },
  'EdgeShape.setNextVertex': { v: NONE },
  'EdgeShape.setPrevVertex': { v: NONE },
  'PolygonShape.PolygonShape': { vertices: NONE },
  'AABB.AABB': { lower: value(aabb.lowerBound), upper: { text: 'the same as `lower`' } },
  'AABB.combine': { b: { text: 'the rectangle itself' } },
  'Rot.Rot': { angle: value(new Rot().getAngle()) },
  'Transform.Transform': {
    position: value(transform.p),
    rotation: value(transform.q.getAngle()),
  },
  'DynamicTree.computeHeight': { id: { text: 'the root' } },

  'DistanceJoint.DistanceJoint': {
    anchorA: asIn('DistanceJointDef'),
    anchorB: asIn('DistanceJointDef'),
  },
  'FrictionJoint.FrictionJoint': { anchor: asIn('FrictionJointDef') },
  'GearJoint.GearJoint': { ratio: asIn('GearJointOpt') },
  'MouseJoint.MouseJoint': { target: asIn('MouseJointDef') },
  'PrismaticJoint.PrismaticJoint': {
    anchor: asIn('PrismaticJointDef'),
    axis: asIn('PrismaticJointDef'),
  },
  'PulleyJoint.PulleyJoint': {
    groundA: asIn('PulleyJointDef'),
    groundB: asIn('PulleyJointDef'),
    anchorA: asIn('PulleyJointDef'),
    anchorB: asIn('PulleyJointDef'),
    ratio: asIn('PulleyJointDef'),
  },
  'RevoluteJoint.RevoluteJoint': { anchor: asIn('RevoluteJointDef') },
  'RopeJoint.RopeJoint': { anchor: asIn('RopeJointDef') },
  'WeldJoint.WeldJoint': { anchor: asIn('WeldJointDef') },
  'WheelJoint.WheelJoint': { anchor: asIn('WheelJointDef'), axis: asIn('WheelJointDef') },
};

/** What a definition takes, whether it is one or has only some of its fields. */
function asIn(definition: string): FieldDefault {
  return { text: `as in \`${definition}\`` };
}

/** How far a box is turned, in radians: its first side is the right one, upward. */
function angleOf(box: Box): number {
  const [from, to] = fieldOf(box, 'm_vertices') as [Vec2, Vec2];
  return Math.atan2(from.x - to.x, to.y - from.y);
}
