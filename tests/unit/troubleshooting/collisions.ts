import { Box, Chain, Circle, Edge, Polygon, type Shape } from 'planck';
import {
  addBall,
  addCrate,
  addGround,
  createWorld,
  getFixture,
  type Symptom,
  simulate,
} from './symptom.ts';

/** Bodies that pass through each other, or have the wrong shape. */
export const collisions: Symptom[] = [
  {
    heading: 'A body falls through the floor',
    check: 'body.getFixtureList()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = world.createBody({ type: 'dynamic', position: { x: 0, y: 2 } });
      if (!isBroken) body.createFixture({ shape: new Circle(0.5), density: 1 });
      simulate(world, 2);
      return { world, body, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: 'A body falls through the floor',
    check: 'body.getFixtureList().isSensor()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addBall(world, 0, 2);
      getFixture(body).setSensor(isBroken);
      simulate(world, 2);
      return { world, body, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: 'A fast body passes through walls',
    check: 'body.isBullet()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const body = addBall(world, 0, 0);
      body.setBullet(!isBroken);
      body.setLinearVelocity({ x: 100, y: 0 });
      const wall = world.createBody({ type: 'dynamic', position: { x: 5.8, y: 0 } });
      wall.createFixture({ shape: new Box(0.05, 2), density: 10 });
      simulate(world, 0.2);
      return { world, body, isSeen: body.getPosition().x > wall.getPosition().x };
    },
  },
  {
    heading: 'A fast body passes through walls',
    check: 'world.getContinuousPhysics()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      world.setContinuousPhysics(!isBroken);
      const body = addBall(world, 0, 0);
      body.setLinearVelocity({ x: 100, y: 0 });
      const wall = world.createBody({ position: { x: 5.8, y: 0 } });
      wall.createFixture({ shape: new Box(0.05, 2) });
      simulate(world, 0.2);
      return { world, body, isSeen: body.getPosition().x > 6 };
    },
  },
  {
    heading: 'A body is pushed through a wall',
    check: 'other.isKinematic() || other.getMass() / body.getMass() > 10',
    run(isBroken) {
      const world = createWorld();
      world.createBody().createFixture({ shape: new Edge({ x: -5, y: 0 }, { x: 5, y: 0 }) });
      const body = addBall(world, 0, 0.5);
      const other = world.createBody({
        type: isBroken ? 'kinematic' : 'dynamic',
        position: { x: 0, y: 3 },
        linearVelocity: { x: 0, y: -3 },
      });
      other.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
      simulate(world, 2);
      return { world, body, other, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: 'A body falls through a chain or terrain',
    check: 'fixture.getShape().getChildCount() > 0',
    run(isBroken) {
      const world = createWorld();
      const points = isBroken
        ? []
        : [
            { x: -5, y: 0 },
            { x: 5, y: 0 },
          ];
      const ground = world.createBody();
      const fixture = ground.createFixture({ shape: new Chain(points) });
      const body = addBall(world, 0, 1);
      simulate(world, 2);
      return { world, body, fixture, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: 'Two edges or chains pass through each other',
    check: '[fixture.getType(), other.getFixtureList().getType()].join()',
    run(isBroken) {
      const world = createWorld();
      const other = world.createBody();
      other.createFixture({ shape: new Edge({ x: -5, y: 0 }, { x: 5, y: 0 }) });
      const body = world.createBody({ type: 'dynamic', position: { x: 0, y: 1 } });
      const shape: Shape = isBroken
        ? new Edge({ x: -0.5, y: 0 }, { x: 0.5, y: 0 })
        : new Box(0.5, 0.1);
      const fixture = body.createFixture({ shape, density: 1 });
      simulate(world, 2);
      return { world, body, other, fixture, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: 'A moving platform or door passes through walls',
    check: 'body.isDynamic() || other.isDynamic()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const other = world.createBody({ position: { x: 3, y: 0 } });
      other.createFixture({ shape: new Box(0.5, 2) });
      const body = addCrate(world, 0, 0);
      if (isBroken) body.setKinematic();
      body.setLinearVelocity({ x: 3, y: 0 });
      simulate(world, 3);
      return { world, body, other, isSeen: body.getPosition().x > 4 };
    },
  },
  {
    heading: 'Two bodies pass through each other',
    check: 'body.getFixtureList().shouldCollide(other.getFixtureList())',
    run(isBroken) {
      const world = createWorld();
      const other = addGround(world);
      const body = addBall(world, 0, 2);
      getFixture(body).setFilterData({
        groupIndex: 0,
        categoryBits: 2,
        maskBits: isBroken ? 2 : 3,
      });
      simulate(world, 2);
      return { world, body, other, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: 'A filter has no effect',
    check: 'fixture.getFilterGroupIndex() > 0',
    run(isBroken) {
      const world = createWorld();
      const ground = addGround(world);
      const body = addBall(world, 0, 2);
      const groupIndex = isBroken ? 1 : 0;
      getFixture(ground).setFilterData({ groupIndex, categoryBits: 1, maskBits: 0xffff });
      const fixture = getFixture(body);
      fixture.setFilterData({ groupIndex, categoryBits: 2, maskBits: 0 });
      simulate(world, 2);
      return { world, body, fixture, isSeen: body.getPosition().y > 0 };
    },
  },
  {
    heading: 'A category collides with nothing',
    check: 'fixture.getFilterCategoryBits() >>> 16',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addBall(world, 0, 2);
      const fixture = getFixture(body);
      const categoryBits = isBroken ? 1 << 31 : 1 << 15; // the sign bit, so the value is negative
      fixture.setFilterData({ groupIndex: 0, categoryBits, maskBits: 0xffff });
      simulate(world, 2);
      return { world, body, fixture, isSeen: body.getPosition().y < -1 };
    },
  },
  {
    heading: 'A polygon has the wrong shape or missing corners',
    check: 'fixture.getShape().m_count < points.length',
    run(isBroken) {
      const world = createWorld();
      const points = [
        { x: -1, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 2 },
        ...(isBroken ? [{ x: 0, y: 0.5 }] : []),
        { x: -1, y: 2 },
      ];
      const body = world.createBody();
      const fixture = body.createFixture({ shape: new Polygon(points) });
      return {
        world,
        body,
        fixture,
        points,
        isSeen: isBroken && fixture.testPoint({ x: 0, y: 1.5 }),
      };
    },
  },
  {
    heading: 'A box is twice as large as intended',
    run(isBroken) {
      const world = createWorld();
      const body = world.createBody();
      const fixture = body.createFixture({ shape: isBroken ? new Box(1, 1) : new Box(0.5, 0.5) });
      return { world, body, fixture, isSeen: fixture.testPoint({ x: 0.9, y: 0 }) };
    },
  },
];
