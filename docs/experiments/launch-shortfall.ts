import { defineExperiment } from '#experiment';

/** Measures how far below a height a body turns that starts with the speed √(2gh), or with a correction for the step. */
export default defineExperiment({
  unit: 'm',
  params: { height: 3, hz: 60, gravity: 10, corrected: false },
  measure({ World }, { height, hz, gravity, corrected }) {
    const dt = 1 / hz;
    const world = new World({ gravity: { x: 0, y: -gravity } });
    const body = world.createBody({ type: 'dynamic' });
    const half = corrected ? (gravity * dt) / 2 : 0;
    body.setLinearVelocity({ x: 0, y: half + Math.sqrt(half ** 2 + 2 * gravity * height) });
    let top = 0;
    for (let i = 0; i < 4 * hz; i++) {
      world.step(dt);
      top = Math.max(top, body.getPosition().y);
    }
    return height - top;
  },
});
