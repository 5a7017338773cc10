import { defineExperiment } from '#experiment';

/** Measures how far a body overshoots a point if it starts to brake only there, with 200 N at 6 m/s. */
export default defineExperiment({
  unit: 'm',
  params: {},
  measure({ Circle, World }) {
    const dt = 1 / 60;
    const world = new World({ gravity: { x: 0, y: 0 } });
    const body = world.createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(0.4), density: 20 });
    let end = 0;
    for (let i = 0; i < 300; i++) {
      const left = 5 - body.getPosition().x;
      const target = Math.max(-6, Math.min(6, left / dt));
      const force = (body.getMass() * (target - body.getLinearVelocity().x)) / dt;
      body.applyForceToCenter({ x: Math.max(-200, Math.min(200, force)), y: 0 });
      world.step(dt);
      end = Math.max(end, body.getPosition().x);
    }
    return end - 5;
  },
});
