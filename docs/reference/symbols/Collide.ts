import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { IN_PLACE } from '../shared/texts.ts';

const COLLIDED = 'What is written into; its `pointCount` is 0 if they are apart.';
const EDGE = 'The edge, or one of a chain by `getChildEdge()`.';

export const CollideCircles: SymbolNotes<typeof planck.CollideCircles> = {
  summary: 'Fills in the manifold of two circles.',
  parameters: {
    ...IN_PLACE,
    manifold: COLLIDED,
    circleA: 'The first circle.',
    circleB: 'The second circle.',
  },
};

export const CollideEdgeCircle: SymbolNotes<typeof planck.CollideEdgeCircle> = {
  summary: 'Fills in the manifold of an edge and a circle.',
  parameters: { ...IN_PLACE, manifold: COLLIDED, edgeA: EDGE, circleB: 'The circle.' },
};

export const CollideEdgePolygon: SymbolNotes<typeof planck.CollideEdgePolygon> = {
  summary: 'Fills in the manifold of an edge and a polygon.',
  parameters: { ...IN_PLACE, manifold: COLLIDED, edgeA: EDGE, polygonB: 'The polygon, or a box.' },
};

export const CollidePolygonCircle: SymbolNotes<typeof planck.CollidePolygonCircle> = {
  summary: 'Fills in the manifold of a polygon and a circle.',
  parameters: {
    ...IN_PLACE,
    manifold: COLLIDED,
    polygonA: 'The polygon, or a box.',
    circleB: 'The circle.',
  },
};

export const CollidePolygons: SymbolNotes<typeof planck.CollidePolygons> = {
  summary: 'Fills in the manifold of two polygons.',
  remarks: 'The normal points from the first to the second.',
  parameters: {
    ...IN_PLACE,
    manifold: COLLIDED,
    polyA: 'The first polygon, or a box.',
    polyB: 'The second polygon, or a box.',
  },
};

export const EvaluateFunction: SymbolNotes<planck.EvaluateFunction> = {
  summary: 'Fills in the manifold of two fixtures; there is one for each pair of shapes.',
  parameters: {
    ...IN_PLACE,
    manifold: 'What is written into.',
    fixtureA: 'The first fixture.',
    indexA: 'Its edge, if it is a chain, else 0.',
    fixtureB: 'The second fixture.',
    indexB: 'Its edge, if it is a chain, else 0.',
  },
};
