import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { NONE } from '../shared/defaults.ts';
import { ANY_SHAPE, ONE_CHILD, SHAPE_TYPE, SKIN } from '../shared/shapes.ts';

export const PolygonShape: SymbolNotes<typeof planck.PolygonShape> = {
  summary:
    'A solid convex polygon: the hull of the first `Settings.maxPolygonVertices` of the points that it is given.',
  example: {
    setup: 'falling-box',
    code: `import { Polygon } from 'planck';

// Convex, around the body's own origin.
const wedge = new Polygon([
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
]);
world.createBody({ type: 'dynamic' }).createFixture({ shape: wedge, density: 1 });`,
  },
  new: {
    summary:
      'Makes the hull of the points; points that span no area silently become a box of 2 by 2.',
    parameters: {
      vertices: {
        summary:
          'From 3 points to `Settings.maxPolygonVertices`, in any order; those beyond are ignored.',
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
    getType: { summary: 'Always `polygon`.', returns: '' },
    testPoint: { ...ANY_SHAPE.testPoint, summary: 'Tells if a point is inside of it.' },
    validate: { summary: 'Tells if it is convex.', returns: '' },
  },
  see: ['Guide: [Polygon and Box](/shape/polygon)', 'BoxShape', 'ChainShape', 'FixtureOpt'],
};
