import { defineExperiment } from '#experiment';

/** Mass of a dynamic body whose only fixture has no density. */
export default defineExperiment({
  unit: 'kg',
  measure({ World, Circle }) {
    const body = new World().createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(3) });
    return body.getMass();
  },
});
