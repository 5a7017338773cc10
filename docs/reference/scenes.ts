import type * as symbols from './symbols/index.ts';

/** The scenes on the pages of the symbols that programs use most. */
export const scenes: Partial<Record<keyof typeof symbols, string>> = {
  World: 'hello-world',
  Body: 'body-types',
  Fixture: 'friction',
  Contact: 'contacts',
  AABB: 'aabb-query',
  BoxShape: 'shape-box',
  CircleShape: 'shape-circle',
  PolygonShape: 'shape-polygon',
  EdgeShape: 'shape-edge',
  ChainShape: 'shape-chain',
  RevoluteJoint: 'revolute-joint',
  PrismaticJoint: 'prismatic-joint',
  DistanceJoint: 'distance-joint',
  WheelJoint: 'wheel-joint',
  WeldJoint: 'weld-joint',
  MouseJoint: 'mouse-joint',
  MotorJoint: 'motor-joint',
  RopeJoint: 'rope-joint',
  PulleyJoint: 'pulley-joint',
  GearJoint: 'gear-joint',
  FrictionJoint: 'friction-joint',
};
