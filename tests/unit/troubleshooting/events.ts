import { Box, Circle, type Contact, RevoluteJoint } from 'planck';
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

/** Events, the locked world, errors, and numbers that are not finite. */
export const events: Symptom[] = [
  {
    heading: 'No collision event fires',
    check: 'body.isDynamic() || other.isDynamic()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const other = world.createBody({ position: { x: 3, y: 0 } });
      other.createFixture({ shape: new Box(0.5, 2) });
      const body = addCrate(world, 0, 0);
      if (isBroken) body.setKinematic();
      body.setLinearVelocity({ x: 3, y: 0 });
      let count = 0;
      world.on('begin-contact', () => {
        count += 1;
      });
      simulate(world, 2);
      return { world, body, other, isSeen: count === 0 };
    },
  },
  {
    heading: 'A collision event fires several times',
    check: 'body.getFixtureList().getNext() !== null',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 2);
      const shape = new Box(0.3, 0.3, { x: 0.5, y: -0.2 }, 0);
      if (isBroken) body.createFixture({ shape, density: 1 });
      let count = 0;
      world.on('begin-contact', () => {
        count += 1;
      });
      simulate(world, 2);
      return { world, body, isSeen: count > 1 };
    },
  },
  {
    heading: 'A sensor reports nothing',
    check: 'body.isDynamic() || other.isDynamic()',
    run(isBroken) {
      const world = createWorld({ x: 0, y: 0 });
      const other = world.createBody({ position: { x: 2, y: 0 } });
      other.createFixture({ shape: new Circle(1), isSensor: true });
      const body = addBall(world, 0, 0);
      if (isBroken) body.setKinematic();
      body.setLinearVelocity({ x: 3, y: 0 });
      let count = 0;
      world.on('begin-contact', () => {
        count += 1;
      });
      simulate(world, 1);
      return { world, body, other, isSeen: count === 0 };
    },
  },
  {
    heading: '`createBody()` returns `null`',
    check: 'world.isLocked()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      addCrate(world, 0, 1);
      let isSeen = false;
      const spawn = () => {
        isSeen = world.createBody() === null;
        // The check runs in the console at the same point.
        isLocked = world.isLocked();
      };
      let isLocked = false;
      world.on('begin-contact', () => (isBroken ? spawn() : world.queueUpdate(spawn)));
      simulate(world, 1);
      return { world: Object.assign(Object.create(world), { isLocked: () => isLocked }), isSeen };
    },
  },
  {
    heading: 'A destroyed body is still there',
    check: 'world.destroyBody(body)',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 1);
      let result: boolean | undefined;
      const destroy = () => {
        result = world.destroyBody(body);
      };
      world.on('begin-contact', () => (isBroken ? destroy() : world.queueUpdate(destroy)));
      simulate(world, 1);
      const isSeen = world.getBodyCount() === 2;
      return {
        world: Object.assign(Object.create(world), { destroyBody: () => result }),
        body,
        isSeen,
      };
    },
  },
  {
    heading: 'A destroyed body is still there',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 1);
      for (const x of [-1, 1]) body.createFixture({ shape: new Circle({ x, y: 0 }, 0.5) });
      let fixture = body.getFixtureList();
      while (fixture) {
        const next = fixture.getNext();
        body.destroyFixture(fixture);
        fixture = isBroken ? fixture.getNext() : next;
      }
      return { world, body, isSeen: body.getFixtureList() !== null };
    },
  },
  {
    heading: 'A disabled contact collides anyway',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 2);
      const disable = (contact: Contact) => contact.setEnabled(false);
      if (isBroken) world.on('begin-contact', disable);
      else world.on('pre-solve', disable);
      simulate(world, 1);
      return { world, body, isSeen: body.getPosition().y > 0 };
    },
  },
  {
    heading: "`Cannot read properties of undefined (reading 'x')`",
    check: 'Number.isFinite(body.getPosition().x)',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const position = { x: isBroken ? Number.NaN : 0, y: 1 };
      const body = addBall(world, position.x, position.y);
      let isSeen = false;
      try {
        simulate(world, 1);
      } catch (error) {
        isSeen = String(error).includes("Cannot read properties of undefined (reading 'x')");
      }
      return { world, body, isSeen };
    },
  },
  {
    heading: 'A position is `NaN`, or a body disappears',
    check: 'Number.isFinite(body.getPosition().x)',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 5);
      body.setLinearVelocity({ x: isBroken ? 0 / 0 : 0, y: 0 });
      simulate(world, 1);
      return { world, body, isSeen: Number.isNaN(body.getPosition().x) };
    },
  },
  {
    heading: 'A change of friction, density, or restitution has no effect',
    check: 'body.getMass()',
    run(isBroken) {
      const world = createWorld();
      const body = addCrate(world, 0, 1, 1);
      getFixture(body).setDensity(5);
      if (!isBroken) body.resetMassData();
      return { world, body, isSeen: body.getMass() === 1 };
    },
  },
  {
    heading: 'The page freezes or `step()` never returns',
    run(isBroken) {
      const world = createWorld();
      const ground = world.createBody();
      const body = addCrate(world, 0, 5);
      const joint = new RevoluteJoint({}, ground, body, { x: 0, y: 5 });
      world.createJoint(joint);
      if (isBroken) world.createJoint(joint);
      return { world, body, joint, isSeen: joint.getNext() === joint };
    },
  },
  {
    heading: 'A sensor still touches a body that was teleported away',
    check: 'body.isAwake()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.5);
      const zone = world.createBody({ position: { x: 0, y: 1 } });
      zone.createFixture({ shape: new Box(1, 1), isSensor: true });
      simulate(world, 2);
      zone.setPosition({ x: 20, y: 1 });
      for (let edge = zone.getContactList(); edge && !isBroken; edge = edge.next)
        edge.other?.setAwake(true);
      world.step(STEP);
      return { world, body, isSeen: zone.getContactList()?.contact.isTouching() === true };
    },
  },
  {
    heading: 'A fixture is `null` in `end-contact`',
    check: 'contact.getFixtureA()',
    run(isBroken) {
      const world = createWorld();
      addGround(world);
      const body = addCrate(world, 0, 0.5);
      simulate(world, 0.5);
      let isSeen = false;
      const read = (contact: Contact) => {
        isSeen = contact.getFixtureA() === null;
        return contact.getFixtureA();
      };
      let seen: unknown;
      world.on('end-contact', (contact) => {
        const later = () => {
          seen = read(contact);
        };
        if (isBroken) world.queueUpdate(later);
        else later();
      });
      body.setPosition({ x: 0, y: 30 });
      simulate(world, 0.1);
      const contact = { getFixtureA: () => seen } as unknown as Contact;
      return { world, body, contact, isSeen };
    },
  },
];
