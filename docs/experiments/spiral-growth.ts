import { defineExperiment } from '#experiment';

/** Measures by which part of the radius a body drifts outward in one turn if its velocity is that of the tangent. */
export default defineExperiment({
  unit: '',
  params: { speed: 2 },
  measure({ World }, { speed }) {
    const world = new World();
    const body = world.createBody({ type: 'kinematic', position: { x: 2, y: 0 } });
    const steps = Math.round((60 * 2 * Math.PI) / speed);
    for (let i = 0; i < steps; i++) {
      const { x, y } = body.getPosition();
      body.setLinearVelocity({ x: -speed * y, y: speed * x });
      world.step(1 / 60);
    }
    return body.getPosition().length() / 2 - 1;
  },
});
