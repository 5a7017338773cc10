import { Box, Vec2, World } from 'planck';
import { addCrate, addGround, createWorld, STEP, type Symptom, simulate } from './symptom.ts';

/** Bodies that do not move as expected. */
export const motion: Symptom[] = [
  {
    heading: 'Nothing moves or falls',
    check: 'world.getGravity().y',
    run(isBroken) {
      const world = isBroken ? new World() : createWorld();
      const body = addCrate(world, 0, 5);
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().y === 5 };
    },
  },
  {
    heading: "A body doesn't fall",
    check: 'body.getType()',
    run(isBroken) {
      const world = createWorld();
      const body = world.createBody({
        position: { x: 0, y: 5 },
        ...(!isBroken && { type: 'dynamic' }),
      });
      body.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().y === 5 };
    },
  },
  {
    heading: "A body doesn't fall",
    check: 'body.getGravityScale()',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 5);
      if (isBroken) body.setGravityScale(0);
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().y === 5 };
    },
  },
  {
    heading: "A body doesn't fall",
    check: 'body.isActive()',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 5);
      body.setActive(!isBroken);
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().y === 5 };
    },
  },
  {
    heading: 'A body hangs in the air or ignores a change',
    check: 'body.isAwake()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.5);
      simulate(world, 2);
      world.setGravity({ x: 0, y: 10 });
      if (!isBroken) body.setAwake(true);
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().y < 1 };
    },
  },
  {
    heading: 'A force has no effect',
    check: 'body.isDynamic()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const body = addCrate(world, 0, 0);
      if (isBroken) body.setKinematic();
      simulate(world, 1, () => body.applyForceToCenter({ x: 10, y: 0 }));
      return { world, body, isSeen: body.getPosition().x === 0 };
    },
  },
  {
    heading: '`setLinearVelocity()` has no effect',
    check: 'body.isStatic()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const body = addCrate(world, 0, 0);
      if (isBroken) body.setStatic();
      body.setLinearVelocity({ x: 3, y: 0 });
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().x === 0 };
    },
  },
  {
    heading: '`setLinearVelocity()` has no effect',
    check: 'Number.isFinite(body.getLinearVelocity().x)',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 5);
      const setVelocity = body.setLinearVelocity.bind(body) as (...args: unknown[]) => void;
      if (isBroken) setVelocity(3, 4);
      else setVelocity({ x: 3, y: 4 });
      simulate(world, 0.5);
      return { world, body, isSeen: body.getLinearVelocity().x !== 3 };
    },
  },
  {
    heading: 'A body slows down without a reason',
    check: 'body.getLinearDamping()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const body = addCrate(world, 0, 0);
      body.setLinearDamping(isBroken ? 1 : 0);
      body.setLinearVelocity({ x: 3, y: 0 });
      simulate(world, 1);
      return { world, body, isSeen: body.getLinearVelocity().x < 2.9 };
    },
  },
  {
    heading: 'A body never exceeds a certain speed',
    check: 'body.getLinearVelocity().length() > 59 * planck.Settings.maxTranslation',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const body = addCrate(world, 0, 0);
      body.setLinearVelocity({ x: isBroken ? 500 : 50, y: 0 });
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().x / (isBroken ? 500 : 50) < 0.9 };
    },
  },
  {
    heading: 'A saved position changes later',
    check: 'saved === body.getPosition()',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 5);
      const saved = isBroken ? body.getPosition() : Vec2.clone(body.getPosition());
      simulate(world, 1);
      return { world, body, saved, isSeen: saved.y < 5 };
    },
  },
  {
    heading: 'A character floats down when it moves',
    check: 'body.getLinearVelocity().y > -1',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 9);
      simulate(world, 1, () => {
        body.setLinearVelocity({ x: 3, y: isBroken ? 0 : body.getLinearVelocity().y });
      });
      return { world, body, isSeen: body.getPosition().y > 8 };
    },
  },
  {
    heading: 'Bodies jump when a platform stops or changes direction',
    run(isBroken) {
      const world = createWorld();
      const body = world.createBody({ type: 'kinematic', position: { x: 0, y: -0.5 } });
      body.createFixture({ shape: new Box(3, 0.5) });
      const passenger = addCrate(world, 0, 0.5);
      const braking = isBroken ? 60 : 9; // m/s²
      let largest = 0;
      let speed = 3;
      simulate(world, 3, () => {
        if (body.getPosition().y > 1) speed = Math.max(-3, speed - braking * STEP);
        body.setLinearVelocity({ x: 0, y: speed });
        largest = Math.max(largest, passenger.getPosition().y - body.getPosition().y - 1);
      });
      return { world, body, isSeen: largest > 0.1 };
    },
  },
  {
    heading: 'Thousands of static bodies slow down every step',
    check: 'world.getBodyCount() > 1000',
    run(isBroken) {
      const world = createWorld();
      let body = world.createBody();
      for (let i = 0; i < 10_000; i++) {
        if (isBroken) body = world.createBody();
        body.createFixture({ shape: new Box(0.5, 0.5, { x: i % 100, y: Math.floor(i / 100) }) });
      }
      world.step(STEP);
      const start = performance.now();
      simulate(world, 1);
      // A factor of more than a thousand apart, so that a busy machine tells them apart as well.
      return { world, body, isSeen: performance.now() - start > 10 };
    },
  },
  {
    heading: 'A level plays differently after a reset',
    run(isBroken) {
      const places = [0, 0.2, 0, 0.2].map((x, i) => ({ x, y: 0.5 + i }));
      const build = () => {
        const world = createWorld();
        addGround(world);
        return { world, boxes: places.map(({ x, y }) => addCrate(world, x, y)) };
      };
      const play = ({ world, boxes }: ReturnType<typeof build>) => {
        boxes[3]?.setLinearVelocity({ x: 4, y: 0 });
        simulate(world, 3);
        return boxes.map((box) => box.getPosition().x).join();
      };
      const level = build();
      const first = play(level);
      level.boxes.forEach((box, i) => {
        box.setTransform(places[i] ?? { x: 0, y: 0 }, 0);
        box.setLinearVelocity({ x: 0, y: 0 });
        box.setAngularVelocity(0);
      });
      const second = play(isBroken ? level : build());
      return { world: level.world, isSeen: second !== first };
    },
  },
];
