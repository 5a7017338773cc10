import { defineExperiment } from '#experiment';

/** How far a body falls in one second while its velocity is set before every step. */
export default defineExperiment({
  unit: 'm',
  params: { y: ['kept', '0'] },
  measure({ World, Circle }, { y }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const body = world.createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(0.5), density: 1 });
    for (let i = 0; i < 60; i++) {
      body.setLinearVelocity({ x: 3, y: y === 'kept' ? body.getLinearVelocity().y : 0 });
      world.step(1 / 60);
    }
    return -body.getPosition().y;
  },
});
