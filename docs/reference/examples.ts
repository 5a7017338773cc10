import type { Example } from '../../src/reference/notes.ts';

/** What readers look up most, in code that they can paste. `world` and `box` are in `falling-box`. */
export const examples: Record<string, Example> = {
  World: {
    code: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 10 } });
crate.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

for (let i = 0; i < 60; i++) world.step(1 / 60);
console.log(crate.getPosition().y.toFixed(2)); // 4.92`,
  },
  'World.createBody': {
    setup: 'falling-box',
    code: `const ground = world.createBody(); // static, at the origin
const ball = world.createBody({ type: 'dynamic', position: { x: 2, y: 5 } });
console.log(ground.isStatic(), ball.isDynamic()); // true true`,
  },
  'World.createJoint': {
    setup: 'falling-box',
    code: `import { RevoluteJoint } from 'planck';

const ground = world.createBody();
const hinge = world.createJoint(new RevoluteJoint({}, ground, box, { x: 0, y: 6 }));
// null only when the world is locked, as within its events
hinge?.setMotorSpeed(2);
hinge?.setMaxMotorTorque(50);
hinge?.enableMotor(true);`,
  },
  'World.step': {
    setup: 'falling-box',
    code: `const STEP = 1 / 60;
let waiting = 0;

/** @param seconds since the last picture */
function advance(seconds: number) {
  waiting += Math.min(seconds, 0.25);
  for (; waiting >= STEP; waiting -= STEP) world.step(STEP);
}`,
  },
  'World.on': {
    setup: 'falling-box',
    code: `import type { Contact } from 'planck';

const hit = (contact: Contact) => {
  const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
  if (bodies.includes(box)) box.setUserData('has landed');
};
world.on('begin-contact', hit);
// as soon as nobody listens any more
world.off('begin-contact', hit);`,
  },
  'World.rayCast': {
    setup: 'falling-box',
    code: `let nearest: { x: number; y: number } | undefined;
world.rayCast({ x: -5, y: 4 }, { x: 5, y: 4 }, (fixture, point, normal, fraction) => {
  nearest = { x: point.x, y: point.y };
  return fraction; // cut the ray here, so that only what is nearer follows
});
console.log(nearest?.x.toFixed(2)); // -0.50`,
  },
  'World.queryAABB': {
    setup: 'falling-box',
    code: `import { AABB, type Fixture } from 'planck';

const near: Fixture[] = [];
world.queryAABB(new AABB({ x: -1, y: 3 }, { x: 1, y: 5 }), (fixture) => {
  near.push(fixture);
  return true; // go on
});
console.log(near.length); // 1`,
  },
  'World.queueUpdate': {
    setup: 'falling-box',
    code: `world.on('begin-contact', () => {
  // The world is locked here: what changes it waits until the step is over.
  world.queueUpdate(() => world.destroyBody(box));
});`,
  },
  Body: {
    code: `import { Circle, World } from 'planck';

const world = new World();
const puck = world.createBody({ type: 'dynamic', linearVelocity: { x: 3, y: 0 } });
puck.createFixture({ shape: new Circle(0.25), density: 1 });
world.step(0.5);
console.log(puck.getPosition().x); // 1.5`,
  },
  'Body.applyLinearImpulse': {
    setup: 'falling-box',
    code: `// Up to 6 m/s more, at once, however heavy it is.
const mass = box.getMass();
box.applyLinearImpulse({ x: 0, y: 6 * mass }, box.getWorldCenter());
console.log(box.getLinearVelocity().y.toFixed(2)); // 6.00`,
  },
  'Body.applyForce': {
    setup: 'falling-box',
    code: `// Holds it against gravity: a force lasts one step, so it is applied before each.
for (let i = 0; i < 60; i++) {
  box.applyForce({ x: 0, y: 10 * box.getMass() }, box.getWorldCenter());
  world.step(1 / 60);
}
console.log(box.getPosition().y.toFixed(2)); // 4.00`,
  },
  'Body.setLinearVelocity': {
    setup: 'falling-box',
    code: `// Run at 4 m/s; how fast it falls stays as it is.
const { y } = box.getLinearVelocity();
box.setLinearVelocity({ x: 4, y });`,
  },
  'Body.createFixture': {
    setup: 'falling-box',
    code: `import { Circle } from 'planck';

const sensor = box.createFixture({ shape: new Circle(2), isSensor: true });
console.log(sensor.getBody() === box); // true`,
  },
  Fixture: {
    setup: 'falling-box',
    code: `for (let fixture = box.getFixtureList(); fixture; fixture = fixture.getNext()) {
  fixture.setFriction(0.8);
  fixture.setRestitution(0.3);
}`,
  },
  BoxShape: {
    setup: 'falling-box',
    code: `// Halves of its width and height: this floor is 20 m wide and 1 m high.
const floor = world.createBody({ position: { x: 0, y: -0.5 } });
floor.createFixture({ shape: new Box(10, 0.5) });`,
  },
  CircleShape: {
    setup: 'falling-box',
    code: `import { Circle } from 'planck';

const ball = world.createBody({ type: 'dynamic', position: { x: 1, y: 6 } });
ball.createFixture({ shape: new Circle(0.4), density: 1, restitution: 0.7 });
console.log(ball.getMass().toFixed(2)); // 0.50`,
  },
  EdgeShape: {
    setup: 'falling-box',
    code: `import { Edge } from 'planck';

const slope = new Edge({ x: -10, y: 0 }, { x: 10, y: 2 });
world.createBody().createFixture({ shape: slope, friction: 0.6 });`,
  },
  PolygonShape: {
    setup: 'falling-box',
    code: `import { Polygon } from 'planck';

// Convex, around the body's own origin.
const wedge = new Polygon([
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
]);
world.createBody({ type: 'dynamic' }).createFixture({ shape: wedge, density: 1 });`,
  },
  ChainShape: {
    setup: 'falling-box',
    code: `import { Chain } from 'planck';

const hills = [];
for (let x = -20; x <= 20; x++) hills.push({ x, y: Math.sin(x / 3) });
world.createBody().createFixture({ shape: new Chain(hills), friction: 0.6 });`,
  },
  Contact: {
    setup: 'falling-box',
    code: `world.on('pre-solve', (contact) => {
  const fixtures = [contact.getFixtureA(), contact.getFixtureB()];
  const isBelt = fixtures.some((fixture) => fixture.getUserData() === 'belt');
  if (isBelt) contact.setTangentSpeed(2); // what lies on it is carried along
});`,
  },
  WorldManifold: {
    setup: 'falling-box',
    code: `world.on('pre-solve', (contact) => {
  const manifold = contact.getWorldManifold(null);
  if (!manifold) return;
  const { normal, points, pointCount } = manifold; // from fixture A to fixture B
  console.log(normal.y, points.slice(0, pointCount));
});`,
  },
  Vec2: {
    code: `import { Vec2 } from 'planck';

const sum = Vec2.add({ x: 1, y: 2 }, { x: 2, y: 2 }); // a new vector
console.log(sum.length()); // 5
sum.mul(2); // changes it
console.log(sum.x, sum.y); // 6 8`,
  },
  AABB: {
    code: `import { AABB } from 'planck';

const room = new AABB({ x: -2, y: -1 }, { x: 2, y: 1 });
const door = new AABB({ x: 1, y: 0 }, { x: 3, y: 1 });
console.log(AABB.testOverlap(room, door), room.contains(door)); // true false`,
  },
  DistanceJoint: {
    setup: 'falling-box',
    code: `import { DistanceJoint } from 'planck';

// A spring from a nail to the box, as long as they are apart now.
const nail = world.createBody({ position: { x: 0, y: 6 } });
const options = { frequencyHz: 2, dampingRatio: 0.2 };
world.createJoint(
  new DistanceJoint(options, nail, box, nail.getPosition(), box.getPosition()),
);`,
  },
  FrictionJoint: {
    setup: 'falling-box',
    code: `import { FrictionJoint } from 'planck';

// Seen from above: the ground brakes the box with at most 3 N.
world.setGravity({ x: 0, y: 0 });
const ground = world.createBody();
world.createJoint(
  new FrictionJoint({ maxForce: 3, maxTorque: 1 }, ground, box, box.getWorldCenter()),
);`,
  },
  GearJoint: {
    setup: 'falling-box',
    code: `import { Circle, GearJoint, RevoluteJoint } from 'planck';

const ground = world.createBody();
const [a, b] = [-1, 1].map((x) => {
  const wheel = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
  wheel.createFixture({ shape: new Circle(1), density: 1 });
  return world.createJoint(new RevoluteJoint({}, ground, wheel, { x, y: 0 }));
});
if (a && b) world.createJoint(new GearJoint({}, a.getBodyB(), b.getBodyB(), a, b, 1));`,
  },
  MotorJoint: {
    setup: 'falling-box',
    code: `import { MotorJoint } from 'planck';

// Pulls the box to (3, 2), seen from the ground.
const ground = world.createBody();
const motor = new MotorJoint({ maxForce: 100, maxTorque: 50 }, ground, box);
motor.setLinearOffset({ x: 3, y: 2 });
world.createJoint(motor);`,
  },
  MouseJoint: {
    setup: 'falling-box',
    code: `import { MouseJoint } from 'planck';

// Where the pointer goes down on the box, and where it moves to.
const ground = world.createBody();
const maxForce = 1000 * box.getMass();
const hand = new MouseJoint({ maxForce }, ground, box, { x: 0.2, y: 4 });
world.createJoint(hand);
hand.setTarget({ x: 2, y: 5 });`,
  },
  PrismaticJoint: {
    setup: 'falling-box',
    code: `import { PrismaticJoint } from 'planck';

// A lift: up and down between 0 and 3 m from where it is now.
const ground = world.createBody();
const limits = { enableLimit: true, lowerTranslation: 0, upperTranslation: 3 };
const options = { ...limits, enableMotor: true, motorSpeed: 1, maxMotorForce: 50 };
const up = { x: 0, y: 1 };
world.createJoint(new PrismaticJoint(options, ground, box, box.getPosition(), up));`,
  },
  PulleyJoint: {
    setup: 'falling-box',
    code: `import { PulleyJoint } from 'planck';

const other = world.createBody({ type: 'dynamic', position: { x: 4, y: 4 } });
other.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
// Two wheels at a height of 8 m; each box hangs by its center.
const left = { x: 0, y: 8 };
const right = { x: 4, y: 8 };
const [a, b] = [box.getPosition(), other.getPosition()];
world.createJoint(new PulleyJoint({}, box, other, left, right, a, b, 1));`,
  },
  RevoluteJoint: {
    setup: 'falling-box',
    code: `import { RevoluteJoint } from 'planck';

// A pendulum that swings 45° to each side.
const ground = world.createBody();
const limits = { enableLimit: true, lowerAngle: -Math.PI / 4, upperAngle: Math.PI / 4 };
world.createJoint(new RevoluteJoint(limits, ground, box, { x: 0, y: 6 }));`,
  },
  RopeJoint: {
    setup: 'falling-box',
    code: `import { RopeJoint } from 'planck';

// Falls freely until it is 3 m away from (0, 6); the anchors are each body's own.
const hook = world.createBody({ position: { x: 0, y: 6 } });
const anchors = { localAnchorA: { x: 0, y: 0 }, localAnchorB: { x: 0, y: 0 } };
world.createJoint(new RopeJoint({ bodyA: hook, bodyB: box, maxLength: 3, ...anchors }));
for (let i = 0; i < 120; i++) world.step(1 / 60);
console.log(box.getPosition().y.toFixed(1)); // 3.0`,
  },
  WeldJoint: {
    setup: 'falling-box',
    code: `import { WeldJoint } from 'planck';

const lid = world.createBody({ type: 'dynamic', position: { x: 0, y: 4.6 } });
lid.createFixture({ shape: new Box(0.5, 0.1), density: 1 });
world.createJoint(new WeldJoint({}, box, lid, { x: 0, y: 4.5 }));`,
  },
  WheelJoint: {
    setup: 'falling-box',
    code: `import { Circle, WheelJoint } from 'planck';

const wheel = world.createBody({ type: 'dynamic', position: { x: -0.4, y: 3.5 } });
wheel.createFixture({ shape: new Circle(0.3), density: 1, friction: 0.9 });
// The spring works along the y axis of the box; the motor turns the wheel.
const spring = { frequencyHz: 4, dampingRatio: 0.7 };
const motor = { enableMotor: true, motorSpeed: -10, maxMotorTorque: 5 };
const options = { ...spring, ...motor };
const up = { x: 0, y: 1 };
world.createJoint(new WheelJoint(options, box, wheel, wheel.getPosition(), up));`,
  },
};
