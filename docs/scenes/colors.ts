import { Box, Circle, World } from 'planck';
import { defineScene } from '#scene';

/** Types and states of bodies, which the picture shows by color and outline. */
const STATES = ['dynamic', 'asleep', 'static', 'kinematic', 'sensor', 'inactive'] as const;
const COLORS = ['accent', 'jade', 'moss', 'amber', 'rose'];
const SPACING = 2; // m

export default defineScene({
  title: 'Colors of scenes',
  description:
    'Above, bodies with the colors of their types and states. Below, balls with a color that a scene has set.',
  poster: 0.3,
  create() {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const floors = [3.2, 0];
    for (const y of floors)
      world.createBody().createFixture({ shape: new Box(6.2, 0.1, { x: 0, y: y - 0.1 }) });

    const bodies = STATES.map((state, i) => {
      const body = world.createBody({
        type: state === 'static' || state === 'kinematic' ? state : 'dynamic',
        position: { x: SPACING * (i - 2.5), y: 3.7 },
        active: state !== 'inactive',
        // Nothing stops a sensor, so it would fall through the floor.
        gravityScale: state === 'sensor' ? 0 : 1,
        allowSleep: state === 'asleep',
      });
      const isSensor = state === 'sensor';
      body.createFixture({ shape: new Box(0.5, 0.5), density: 1, isSensor });
      return { body, text: state as string };
    });
    // New contacts wake bodies, so this one falls asleep after they exist.
    world.step(1 / 60);
    bodies.find(({ text }) => text === 'asleep')?.body.setAwake(false);

    const balls = COLORS.map((fill, i) => {
      const position = { x: SPACING * (i - 2), y: 0.5 };
      const body = world.createBody({ type: 'dynamic', position, style: { fill } });
      body.createFixture({ shape: new Circle(0.5), density: 1, restitution: 0.5 });
      return { body, text: fill };
    });

    return {
      world,
      view: { x: 0, y: 2.6, width: 12.8, height: 6 },
      open: true,
      draw(pen) {
        for (const { body, text } of [...bodies, ...balls]) {
          const { x, y } = pen.poseOf(body);
          pen.text({ x, y: y + 0.75 }, text, 'outline', 'center');
        }
      },
      facts: () => ({ Asleep: bodies.filter(({ body }) => !body.isAwake()).length }),
    };
  },
});
