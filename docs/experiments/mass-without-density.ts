import { defineExperiment } from '#experiment';

/** Mass of a dynamic body whose only fixture has a density of 0, the default. */
export default defineExperiment({
  unit: 'kg',
  measure({ World, Circle }) {
    const body = new World().createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(3) });
    return body.getMass();
  },
});
