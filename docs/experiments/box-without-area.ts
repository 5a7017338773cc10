import { defineExperiment } from '#experiment';

/** Side of the square that the engine substitutes for a polygon whose points enclose no area. */
export default defineExperiment({
  unit: 'm',
  measure({ Polygon, Vec2 }) {
    const { m_vertices: corners } = new Polygon([
      { x: 0, y: 0 },
      { x: 3, y: 0 },
    ]);
    const [first, second] = corners;
    if (corners.length !== 4 || !first || !second) return 'no square';
    return Vec2.distance(first, second);
  },
});
