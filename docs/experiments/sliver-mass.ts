import { defineExperiment } from '#experiment';

/** Mass of a polygon of density 1 whose three points are collinear up to rounding errors. */
export default defineExperiment({
  unit: 'kg',
  measure({ World, Polygon }) {
    const body = new World().createBody({ type: 'dynamic' });
    const points = [
      { x: 0, y: 0 },
      { x: 0.7, y: 0.1 },
      { x: 2.1, y: 0.3 },
    ];
    body.createFixture({ shape: new Polygon(points), density: 1 });
    return body.getMass();
  },
});
