import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { CHILD_INDEX, IN_PLACE } from '../shared/texts.ts';

const COLLIDED =
  'Output object that receives the manifold. If the shapes do not touch, `pointCount` is 0 and the other fields keep stale values.';
const EDGE = 'Edge shape, such as an edge of a chain from `getChildEdge()`.';

export const CollideCircles: SymbolNotes<typeof planck.CollideCircles> = {
  summary: 'Computes the contact manifold of two circles.',
  parameters: {
    ...IN_PLACE,
    manifold: COLLIDED,
    circleA: 'First circle.',
    circleB: 'Second circle.',
  },
};

export const CollideEdgeCircle: SymbolNotes<typeof planck.CollideEdgeCircle> = {
  summary:
    'Computes the contact manifold of an edge and a circle. Takes ghost vertices into account.',
  parameters: { ...IN_PLACE, manifold: COLLIDED, edgeA: EDGE, circleB: 'Circle.' },
};

export const CollideEdgePolygon: SymbolNotes<typeof planck.CollideEdgePolygon> = {
  summary:
    'Computes the contact manifold of an edge and a polygon. Takes ghost vertices into account.',
  parameters: { ...IN_PLACE, manifold: COLLIDED, edgeA: EDGE, polygonB: 'Polygon or box.' },
};

export const CollidePolygonCircle: SymbolNotes<typeof planck.CollidePolygonCircle> = {
  summary: 'Computes the contact manifold of a polygon and a circle.',
  parameters: {
    ...IN_PLACE,
    manifold: COLLIDED,
    polygonA: 'Polygon or box.',
    circleB: 'Circle.',
  },
};

export const CollidePolygons: SymbolNotes<typeof planck.CollidePolygons> = {
  summary:
    'Computes the contact manifold of two polygons with the separating axis theorem (SAT) and clipping.',
  remarks: 'In the world manifold, the contact normal points from the first polygon to the second.',
  parameters: {
    ...IN_PLACE,
    manifold: COLLIDED,
    polyA: 'First polygon or box.',
    polyB: 'Second polygon or box.',
  },
};

export const EvaluateFunction: SymbolNotes<planck.EvaluateFunction> = {
  summary:
    'Narrow-phase function that computes the contact manifold of two fixtures. There is one for each pair of shape types.',
  parameters: {
    ...IN_PLACE,
    manifold: 'Output object that receives the manifold.',
    fixtureA: 'First fixture.',
    indexA: CHILD_INDEX,
    fixtureB: 'Second fixture.',
    indexB: CHILD_INDEX,
  },
};
