import { Box, Vec2, World } from 'planck';
import { addCrate, addGround, createWorld, type Symptom, simulate } from './symptom.ts';

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
    check: 'body.getLinearVelocity().x',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 5);
      const setVelocity = body.setLinearVelocity.bind(body) as (...args: unknown[]) => void;
      if (isBroken) setVelocity(3, 4);
      else setVelocity({ x: 3, y: 4 });
      return { world, body, isSeen: body.getLinearVelocity().length() !== 5 };
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
];
