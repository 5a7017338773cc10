import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { NONE } from '../shared/defaults.ts';
import { ANY_SHAPE, ONE_CHILD, SHAPE_TYPE, SKIN } from '../shared/shapes.ts';

export const PolygonShape: SymbolNotes<typeof planck.PolygonShape> = {
  summary:
    'A solid convex polygon: the convex hull of up to `Settings.maxPolygonVertices` points. Concavities are silently filled.',
  example: `import { Polygon, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });

// A convex outline, in the body's local coordinates.
const wedge = new Polygon([
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
]);
world.createBody({ type: 'dynamic' }).createFixture({ shape: wedge, density: 1 });`,
  new: {
    summary:
      'Creates a polygon shape from the convex hull of a list of points. Points that enclose no area silently become a box of 2 m by 2 m. Without points, the polygon has no vertices, and a density then makes the position of a dynamic body `NaN`.',
    parameters: {
      vertices: {
        summary:
          "From 3 to `Settings.maxPolygonVertices` points, in any order, in the body's local coordinates. Further points are ignored.",
        unit: 'm',
        default: NONE,
      },
    },
  },
  members: {
    ...ANY_SHAPE,
    TYPE: SHAPE_TYPE,
    getChildCount: ONE_CHILD,
    getRadius: SKIN,
    getType: { summary: 'Always returns `polygon`.', returns: '' },
    testPoint: {
      ...ANY_SHAPE.testPoint,
      summary: 'Returns whether a point is inside the polygon, excluding its skin.',
    },
    validate: { summary: 'Returns whether the polygon is convex.', returns: '' },
  },
  see: ['Guide: [Polygon and Box](/shape/polygon)', 'BoxShape', 'ChainShape', 'FixtureOpt'],
};
