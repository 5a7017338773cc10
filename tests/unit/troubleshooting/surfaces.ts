import { Box, Chain, Circle, Settings, Vec2 } from 'planck';
import {
  addBall,
  addCrate,
  addGround,
  createWorld,
  getFixture,
  STEP,
  type Symptom,
  simulate,
} from './symptom.ts';

/** Friction, restitution, rotation, and stacks. */
export const surfaces: Symptom[] = [
  {
    heading: "A body doesn't bounce",
    check: 'impactSpeed < planck.Settings.velocityThreshold',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      addGround(world);
      const body = addBall(world, 0, 1);
      getFixture(body).setRestitution(1);
      const impactSpeed = isBroken ? 0.9 * Settings.velocityThreshold : 3;
      body.setLinearVelocity({ x: 0, y: -impactSpeed });
      simulate(world, 2);
      return { world, body, impactSpeed, isSeen: body.getLinearVelocity().y <= 0 };
    },
  },
  {
    heading: 'A body bounces too much',
    check: 'other.getFixtureList().getRestitution()',
    run(isBroken) {
      const world = createWorld();
      const other = addGround(world);
      getFixture(other).setRestitution(isBroken ? 0.9 : 0);
      const body = addBall(world, 0, 3);
      let highest = 0;
      simulate(world, 2, () => {
        highest = Math.max(highest, body.getLinearVelocity().y);
      });
      return { world, body, other, isSeen: highest > 2 };
    },
  },
  {
    heading: 'Bodies slide as if on ice',
    check: 'fixture.getFriction()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.5);
      const fixture = getFixture(body);
      fixture.setFriction(isBroken ? 0 : 0.5);
      body.setLinearVelocity({ x: 3, y: 0 });
      simulate(world, 3);
      return { world, body, fixture, isSeen: body.getLinearVelocity().x > 2 };
    },
  },
  {
    heading: 'A ball never stops rolling',
    check: 'body.getAngularDamping()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addBall(world, -10, 0.5);
      body.setLinearVelocity({ x: 1, y: 0 });
      if (!isBroken) body.setAngularDamping(1);
      simulate(world, 10);
      return { world, body, isSeen: body.getLinearVelocity().x > 0.3 };
    },
  },
  {
    heading: "A body doesn't rotate",
    check: 'body.getInertia()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 2, isBroken ? 0 : 1);
      body.setAngle(0.5);
      simulate(world, 2);
      return { world, body, isSeen: body.getAngle() === 0.5 };
    },
  },
  {
    heading: 'A character falls over',
    check: 'body.isFixedRotation()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.5);
      body.setFixedRotation(!isBroken);
      const push = { x: 10, y: 0 };
      simulate(world, 0.5);
      body.applyLinearImpulse(push, body.getWorldPoint({ x: 0, y: 0.5 }));
      let largest = 0;
      simulate(world, 2, () => {
        largest = Math.max(largest, Math.abs(body.getAngle()));
      });
      return { world, body, isSeen: largest > 0.5 };
    },
  },
  {
    heading: 'A body rotates the wrong way or by a wrong angle',
    run(isBroken) {
      const world = createWorld();
      const body = world.createBody({ type: 'dynamic', angle: isBroken ? 90 : Math.PI / 2 });
      return { world, body, isSeen: body.getAngle().toFixed(2) === '2.04' };
    },
  },
  {
    heading: 'Bodies sink into each other or into the floor',
    check: 'other.getMass() / body.getMass() > 10',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.5);
      addCrate(world, 0, 1.5);
      const other = addCrate(world, 0, 2.5, isBroken ? 400 : 5);
      simulate(world, 5);
      return { world, body, other, isSeen: other.getPosition().y < 2.4 };
    },
  },
  {
    heading: 'A body jitters and never sleeps',
    check: 'planck.Settings.velocityThreshold < 0.5',
    run(isBroken) {
      const usual = Settings.velocityThreshold;
      if (isBroken) Settings.velocityThreshold = 0.01;
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.6);
      getFixture(body).setRestitution(0.5);
      simulate(world, 10);
      const velocityThreshold = Settings.velocityThreshold;
      Settings.velocityThreshold = usual;
      const planck = { Settings: { velocityThreshold } };
      return { world, body, planck, isSeen: body.isAwake() };
    },
  },
  {
    heading: "A moving platform doesn't carry or push bodies",
    check: 'body.getLinearVelocity().length()',
    run(isBroken) {
      const world = createWorld();
      const body = world.createBody({ type: 'kinematic', position: { x: 0, y: -0.5 } });
      body.createFixture({ shape: new Box(3, 0.5) });
      const passenger = addCrate(world, 0, 0.5);
      if (!isBroken) body.setLinearVelocity({ x: 1, y: 0 });
      simulate(world, 2, () => {
        if (isBroken) body.setPosition({ x: body.getPosition().x + 1 / 60, y: -0.5 });
      });
      return { world, body, isSeen: passenger.getPosition().x < 0.5 };
    },
  },
  {
    heading: 'A ball bounces horizontally forever',
    check: 'Math.abs(body.getLinearVelocity().y) < planck.Settings.velocityThreshold',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const room = [
        { x: -4, y: -3 },
        { x: 4, y: -3 },
        { x: 4, y: 3 },
        { x: -4, y: 3 },
      ];
      world.createBody().createFixture({ shape: new Chain(room, true), restitution: 1 });
      const body = world.createBody({ type: 'dynamic', linearVelocity: { x: 6, y: 0.9 } });
      body.createFixture({ shape: new Circle(0.3), density: 1, restitution: 1, friction: 0 });
      simulate(world, 30, () => {
        const { x, y } = body.getLinearVelocity();
        if (!isBroken && Math.abs(y) < 1.5) body.setLinearVelocity({ x, y: y < 0 ? -1.5 : 1.5 });
      });
      return { world, body, isSeen: body.getLinearVelocity().y === 0 };
    },
  },
  {
    heading: "Balls in a row don't pass on momentum",
    check:
      'planck.Vec2.distance(body.getPosition(), other.getPosition()) > 2 * fixture.getShape().getRadius()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const gap = isBroken ? 0 : 0.02;
      const balls = [-2, 1, 2, 3, 4].map((place) => {
        const ball = addBall(world, place * (1 + gap), 0);
        getFixture(ball).setRestitution(1);
        return ball;
      });
      const [first, body, other, , last] = balls;
      if (!first || !body || !other || !last) throw new Error('a ball is missing');
      const fixture = getFixture(body);
      // The check is about neighbors at rest.
      const distance = Vec2.distance(body.getPosition(), other.getPosition());
      const planck = { Vec2: { distance: () => distance } };
      first.setLinearVelocity({ x: 5, y: 0 });
      simulate(world, 1);
      return { world, body, other, fixture, planck, isSeen: last.getLinearVelocity().x < 4 };
    },
  },
  {
    heading: 'A light body pushes a heavy one',
    run(isBroken) {
      const world = createWorld();
      getFixture(addGround(world)).setFriction(0.5);
      const body = addCrate(world, 0, 0.5);
      body.setFixedRotation(true);
      getFixture(body).setFriction(0);
      const other = addCrate(world, 2, 0.5, 10);
      getFixture(other).setFriction(0.5);
      simulate(world, 3, () => {
        const { x, y } = body.getLinearVelocity();
        if (isBroken) body.setLinearVelocity({ x: 3, y });
        const change = Math.min(3 - x, 20 * STEP); // 20 m/s²
        const impulse = { x: change * body.getMass(), y: 0 };
        if (!isBroken) body.applyLinearImpulse(impulse, body.getWorldCenter());
      });
      return { world, body, other, isSeen: other.getPosition().x > 3 };
    },
  },
  {
    heading: 'A light body pushes a heavy one',
    check: 'body.isKinematic()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.5);
      if (isBroken) body.setKinematic();
      body.setLinearVelocity({ x: 3, y: 0 });
      const other = addCrate(world, 2, 0.5, 1000);
      simulate(world, 3);
      return { world, body, other, isSeen: other.getPosition().x > 3 };
    },
  },
];
