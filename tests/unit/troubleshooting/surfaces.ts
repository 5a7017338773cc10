import { Box, Settings } from 'planck';
import {
  addBall,
  addCrate,
  addGround,
  createWorld,
  getFixture,
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
];
