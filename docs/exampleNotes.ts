import type { SiteConfig } from '../src/config/schema.ts';

type ExampleNotes = NonNullable<NonNullable<SiteConfig['library']>['exampleNotes']>;

/**
 * What each example of the library shows, by the name of its file, for the gallery of the playground. Topics are
 * those of the sidebar, and games.
 */
export const exampleNotes: ExampleNotes = {
  '8-Ball': {
    about:
      'A billiard table seen from above. Pull the white ball back with the pointer to shoot it.',
    topic: 'Games',
    poster: 0,
  },
  AddPair: {
    about: 'A fast box plows through 50 small, light balls: a test for many new pairs in one step.',
    topic: 'Collision',
    poster: 0.45,
  },
  ApplyForce: {
    about:
      'A jet seen from above turns and accelerates by impulses. Friction joints slow the boxes down.',
    topic: 'Body',
  },
  Asteroid: {
    about:
      'A spaceship turns, accelerates, and shoots asteroids. What leaves one side enters at the other.',
    topic: 'Games',
  },
  BasicSliderCrank: {
    about: 'A crank, a connecting rod, and a piston: three revolute joints and a prismatic joint.',
    topic: 'Joint',
  },
  BodyTypes: {
    about:
      'A platform with a box on it becomes dynamic, static, or kinematic while the world runs.',
    topic: 'Body',
  },
  Boxes: {
    about: 'A block of 25 boxes with masses of their own falls onto a slope.',
    topic: 'Body',
    poster: 1.7,
  },
  Breakable: {
    about: 'A body breaks into two when the impulse of an impact is too large.',
    topic: 'Contacts',
    poster: 2.6,
  },
  Breakout: {
    about: 'A paddle bounces a ball against rows of bricks, which drop extras.',
    topic: 'Games',
  },
  Bridge: {
    about: 'A bridge of 30 planks, connected by revolute joints, carries triangles and balls.',
    topic: 'Joint',
  },
  BulletTest: {
    about:
      'A fast, heavy box is a bullet: it hits a thin, moving plank instead of tunneling through it.',
    topic: 'Collision',
    poster: 0.1,
  },
  Cantilever: {
    about: 'Beams of planks, welded together rigidly and with springs, bend under loads.',
    topic: 'Joint',
  },
  Car: {
    about:
      'A car with wheel joints drives over hills, a seesaw, and a bridge. Its springs can be tuned.',
    topic: 'Joint',
  },
  Chain: {
    about: 'A chain of 30 links, connected by revolute joints, swings down from the ceiling.',
    topic: 'Joint',
  },
  CharacterCollision: {
    about:
      'Characters of various shapes meet edges, chains, and tiles: where they snag and where they slide.',
    topic: 'Shape',
  },
  CollisionFiltering: {
    about: 'Categories, masks, and groups decide which triangles, boxes, and circles collide.',
    topic: 'Fixture',
    poster: 0,
  },
  CollisionProcessing: {
    about:
      'Bodies that touch a heavier body are destroyed, after the step has collected the contacts.',
    topic: 'Contacts',
  },
  CompoundShapes: {
    about: 'Bodies of several fixtures each pile up around a container.',
    topic: 'Fixture',
  },
  Confined: {
    about: 'A closed room fills with circles: a new one appears whenever all others sleep.',
    topic: 'Simulation',
  },
  ContinuousTest: {
    about: 'A spinning plank hits an edge and a thin wall at 100 m/s without tunneling.',
    topic: 'Collision',
    poster: 0.5,
  },
  ConvexHull: {
    about: 'A polygon shape computes the convex hull of eight random points.',
    topic: 'Shape',
    poster: 0.1,
  },
  ConveyorBelt: {
    about: 'A static platform moves boxes: its contacts have a tangent speed.',
    topic: 'Contacts',
  },
  Debug: {
    about: 'An empty world, as a template for your own code.',
    topic: 'Testbed',
    poster: 0,
  },
  DistanceTest: {
    about:
      'The closest points of two boxes and their distance, found by GJK. Keys move one of them.',
    topic: 'Collision',
    poster: 0.1,
  },
  Dominos: {
    about: 'Falling dominoes start a machine of ramps, a seesaw, a bucket, and balls.',
    topic: 'Joint',
    poster: 2,
  },
  DynamicTreeTest: {
    about: 'A dynamic tree of 128 boxes answers an AABB query and a ray cast.',
    topic: 'Collision',
    poster: 0.1,
  },
  EdgeShapes: {
    about: 'Shapes drop onto a wavy ground of edges while a ray rotates above it.',
    topic: 'Shape',
    poster: 0.6,
  },
  EdgeTest: {
    about: 'Edges with ghost vertices form a smooth ground for a circle and a box.',
    topic: 'Shape',
  },
  Gears: {
    about: 'Gear joints couple wheels with each other and with a rack.',
    topic: 'Joint',
  },
  HeavyOnLight: {
    about: 'A large, heavy circle lands on a small one: a mass ratio of 100 to 1.',
    topic: 'Limitations',
  },
  HeavyOnLightTwo: {
    about: 'A key drops a heavy circle onto two light ones, and removes it again.',
    topic: 'Limitations',
  },
  Mixer: {
    about: 'A rotating drum mixes 961 bodies: a stress test.',
    topic: 'Simulation',
    poster: 0,
  },
  Mobile: {
    about: 'A hanging mobile of rods, connected by revolute joints in five levels.',
    topic: 'Joint',
    poster: 0,
  },
  MobileBalanced: {
    about: 'A mobile with arms that is in balance, because both sides have the same weight.',
    topic: 'Joint',
    poster: 0,
  },
  MotorJoint: {
    about: 'A motor joint moves and rotates a box along a path, with limited force.',
    topic: 'Joint',
  },
  OneSidedPlatform: {
    about: 'A ball passes through a platform from below and lands on it from above.',
    topic: 'Contacts',
  },
  Pinball: {
    about: 'Two flippers, driven by the motors of revolute joints, hit a ball that is a bullet.',
    topic: 'Games',
  },
  PolyCollision: {
    about: 'The contact points of two boxes, computed without a world. Keys move one of them.',
    topic: 'Collision',
    poster: 0.1,
  },
  PolyShapes: {
    about: 'Keys drop polygons and circles. Those that overlap a circle are found by a query.',
    topic: 'World',
    poster: 0.1,
  },
  Prismatic: {
    about: 'A box slides along a prismatic joint with a motor and limits.',
    topic: 'Joint',
  },
  Pulleys: {
    about: 'Two boxes hang from a pulley with a ratio of 1.5.',
    topic: 'Joint',
  },
  Pyramid: {
    about: 'A pyramid of 210 boxes, which come to rest and fall asleep.',
    topic: 'Simulation',
    poster: 0,
  },
  RayCast: {
    about:
      'A rotating ray finds the closest hit, any hit, or all hits, and ignores one kind of polygon.',
    topic: 'World',
    poster: 0.6,
  },
  Revolute: {
    about: 'A motor turns a ball around a revolute joint, and limits stop a swinging platform.',
    topic: 'Joint',
  },
  RopeJoint: {
    about: 'A rope joint keeps a chain from stretching under a heavy box. A key removes it.',
    topic: 'Joint',
    poster: 1.4,
  },
  SensorTest: {
    about: 'A sensor attracts the balls that overlap it.',
    topic: 'Fixture',
    poster: 1.6,
  },
  ShapeCast: {
    about: 'A box is cast along a line until it touches a triangle, without a world.',
    topic: 'Collision',
    poster: 0.1,
  },
  ShapeEditing: {
    about: 'Keys add a fixture to a body, remove it, and turn it into a sensor.',
    topic: 'Fixture',
    poster: 0.3,
  },
  Shuffle: {
    about: 'Two teams of pucks on a board. Pull a puck back with the pointer to shoot it.',
    topic: 'Games',
    poster: 0,
  },
  SliderCrank: {
    about:
      'A motor drives a slider crank that lifts a box. The friction of its slider can be switched off.',
    topic: 'Joint',
  },
  Soccer: {
    about: 'Two teams of five and a ball. Pull a player back with the pointer to shoot.',
    topic: 'Games',
    poster: 0,
  },
  SphereStack: {
    about: 'Ten circles fall onto each other at 50 m/s.',
    topic: 'Simulation',
    poster: 0.3,
  },
  TheoJansen: {
    about: 'A walking machine with six legs, driven by one motor.',
    topic: 'Joint',
    poster: 0.5,
  },
  Tiles: {
    about: 'A pyramid of boxes lands on 2,000 static tiles: a test of the broad phase.',
    topic: 'Simulation',
    poster: 0,
  },
  TimeOfImpact: {
    about: 'The time at which a moving, rotating box first touches another, without a world.',
    topic: 'Collision',
    poster: 0.1,
  },
  Tumbler: {
    about: 'A box that a motor rotates tumbles 200 smaller ones.',
    topic: 'Simulation',
    poster: 0.7,
  },
  VaryingFriction: {
    about: 'Boxes with five values of friction slide down ramps.',
    topic: 'Fixture',
    poster: 2.4,
  },
  VaryingRestitution: {
    about: 'Balls with seven values of restitution bounce to seven heights.',
    topic: 'Fixture',
    poster: 2.9,
  },
  VerticalStack: {
    about: 'Three stacks of 20 boxes. A key launches a bullet at them.',
    topic: 'Simulation',
    poster: 0.3,
  },
  Web: {
    about: 'Four boxes hang in a web of springs, made of soft distance joints. Keys cut it.',
    topic: 'Joint',
  },
};
