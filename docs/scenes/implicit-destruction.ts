import {
  type Body,
  Box,
  Chain,
  Circle,
  type Fixture,
  type Joint,
  RevoluteJoint,
  World,
} from 'planck';
import { defineScene, toggle } from '#scene';

export default defineScene({
  title: 'Implicit destruction',
  description:
    'A ball hangs on a chain, and a table carries a box. Cut a link: its body is destroyed together with both of its joints, and the ball falls. Cut a leg: only that fixture is destroyed, and the table tips over. A list shows the removal events.',
  params: {
    auto: toggle('Auto-repeat', true),
  },
  poster: 2.62,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -5.6, y: 9 },
      { x: -5.6, y: 0 },
      { x: 5.6, y: 0 },
      { x: 5.6, y: 9 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room), friction: 0.6 });

    const events: { name: string; count: number }[] = [];
    const log = (name: string) => {
      const last = events.at(-1);
      if (last?.name === name) last.count++;
      else events.push({ name, count: 1 });
    };

    // Live objects. Listeners remove destroyed ones, so that they are never used again.
    let bodies: Body[] = [];
    let link: Body | undefined;
    let leg: Fixture | undefined;
    const joints = new Set<Joint>();

    world.on('remove-joint', (joint) => {
      log('remove-joint');
      joints.delete(joint);
    });
    world.on('remove-fixture', (fixture) => {
      log('remove-fixture');
      if (fixture === leg) leg = undefined;
    });
    world.on('remove-body', (body) => {
      log('remove-body');
      bodies = bodies.filter((other) => other !== body);
      if (body === link) link = undefined;
    });

    const HOOK = { x: -3.6, y: 5.4 };
    const LINK_LENGTH = 0.7; // in meters

    const build = () => {
      let last = ground;
      for (let i = 0; i < 4; i++) {
        const y = HOOK.y - LINK_LENGTH * i;
        const part = world.createBody({
          type: 'dynamic',
          position: { x: HOOK.x, y: y - LINK_LENGTH / 2 },
        });
        const isBall = i === 3;
        const shape = isBall ? new Circle(0.5) : new Box(0.1, LINK_LENGTH / 2);
        part.createFixture({ shape, density: 1, friction: 0.5 });
        const joint = world.createJoint(
          new RevoluteJoint({}, last, part, { x: HOOK.x, y: isBall ? y + 0.1 : y }),
        );
        if (joint) joints.add(joint);
        bodies.push(part);
        if (i === 1) link = part;
        last = part;
      }

      const table = world.createBody({ type: 'dynamic', position: { x: 3.2, y: 1.5 } });
      table.createFixture({ shape: new Box(1.3, 0.12), density: 1, friction: 0.4 });
      table.createFixture({ shape: new Box(0.12, 0.69, { x: -1.1, y: -0.81 }), density: 1 });
      leg = table.createFixture({ shape: new Box(0.12, 0.69, { x: 1.1, y: -0.81 }), density: 1 });
      const box = world.createBody({ type: 'dynamic', position: { x: 3.7, y: 2.1 } });
      box.createFixture({ shape: new Box(0.45, 0.45), density: 1, friction: 0.4 });
      bodies.push(table, box);
    };

    const destroyLink = () => {
      if (!link) return;
      events.length = 0;
      world.destroyBody(link);
    };
    const destroyLeg = () => {
      if (!leg) return;
      events.length = 0;
      leg.getBody().destroyFixture(leg);
    };
    const rebuild = () => {
      for (const body of bodies) world.destroyBody(body);
      events.length = 0;
      build();
      time = 0;
    };

    let time = 0;
    build();

    return {
      world,
      view: { x: 0, y: 2.9, width: 11.6, height: 6.4 },
      step(dt) {
        const before = time;
        time += dt;
        if (!params.auto) return;
        if (before < 1 && time >= 1) destroyLeg();
        if (before < 2.5 && time >= 2.5) destroyLink();
        if (time > 6) rebuild();
      },
      draw(pen) {
        events.forEach(({ name, count }, i) => {
          pen.text({ x: -1.2, y: 5.4 - 0.6 * i }, count > 1 ? `${name} ×${count}` : name, 'bad');
        });
      },
      controls: {
        'Cut the link': destroyLink,
        'Cut the leg': destroyLeg,
        Rebuild: rebuild,
      },
      facts: () => ({ Joints: joints.size }),
    };
  },
});
