import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/**
 * Maximum distance between the positions of boxes at the end of two runs from the same state: one continues, and one
 * is rewound to that state by setting positions and velocities, which doesn't restore impulses for warm starting.
 */
export default defineExperiment({
  unit: 'm',
  params: { seconds: 2 },
  measure({ World, Box, Circle }, { seconds }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Box(20, 1, { x: 0, y: -1 }), friction: 0.6 });
    const boxes = Array.from({ length: 15 }, (_, i) => {
      const position = { x: 0.72 * (i % 3), y: 0.36 + 0.71 * Math.floor(i / 3) };
      const box = world.createBody({ type: 'dynamic', position });
      box.createFixture({ shape: new Box(0.35, 0.35), density: 1, friction: 0.6 });
      return box;
    });
    const ball = world.createBody({
      type: 'dynamic',
      position: { x: -6, y: 2 },
      linearVelocity: { x: 10, y: 3 },
    });
    ball.createFixture({ shape: new Circle(0.3), density: 5 });
    const bodies = [...boxes, ball];

    run(world, 0.7); // the ball has just hit
    const saved = bodies.map((body) => ({
      position: { ...body.getPosition() },
      angle: body.getAngle(),
      velocity: { ...body.getLinearVelocity() },
      spin: body.getAngularVelocity(),
    }));
    run(world, seconds);
    const first = bodies.map((body) => ({ ...body.getPosition() }));
    for (const [i, body] of bodies.entries()) {
      const state = saved[i];
      if (!state) continue;
      body.setTransform(state.position, state.angle);
      body.setLinearVelocity(state.velocity);
      body.setAngularVelocity(state.spin);
    }
    run(world, seconds);
    const errors = bodies.map((body, i) => {
      const { x = Number.NaN, y = Number.NaN } = first[i] ?? {};
      return Math.hypot(body.getPosition().x - x, body.getPosition().y - y);
    });
    return Math.max(...errors);
  },
});
