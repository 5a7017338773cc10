const PLACES = { xfA: 'Where the first body is.', xfB: 'Where the second body is.' };
const CHILD_INDEX = 'The edge of a chain, else 0.';
const DIRECTION = 'A direction, as seen from the shape; its length makes no difference.';

/** Of functions that look where two shapes touch. */
function colliding(first: [string, string], second: [string, string]): Record<string, string> {
  return {
    manifold: 'What is written into; its `pointCount` is 0 if they are apart.',
    ...Object.fromEntries([first, second]),
    ...PLACES,
  };
}
const EDGE = 'The edge, or one of a chain by `getChildEdge()`.';

/** Of what shapes touch with, by symbol, then by member and parameter. */
export const collisions: Record<string, Record<string, string>> = {
  CollideCircles: colliding(['circleA', 'The first circle.'], ['circleB', 'The second circle.']),
  CollideEdgeCircle: colliding(['edgeA', EDGE], ['circleB', 'The circle.']),
  CollideEdgePolygon: colliding(['edgeA', EDGE], ['polygonB', 'The polygon, or a box.']),
  CollidePolygonCircle: colliding(
    ['polygonA', 'The polygon, or a box.'],
    ['circleB', 'The circle.'],
  ),
  CollidePolygons: colliding(
    ['polyA', 'The first polygon, or a box.'],
    ['polyB', 'The second polygon, or a box.'],
  ),
  clipSegmentToLine: {
    vOut: 'Gets the points that remain: two objects, which are written into.',
    vIn: 'Both ends of the segment.',
    normal: 'A direction across the line, one unit long; what lies beyond is cut off.',
    offset: 'How far the line is from the origin in that direction.',
    vertexIndexA: 'The corner of the first shape at the line, for the id of a new point.',
  },
  EvaluateFunction: {
    manifold: 'What is written into.',
    fixtureA: 'The first fixture.',
    indexA: 'Its edge, if it is a chain, else 0.',
    fixtureB: 'The second fixture.',
    indexB: 'Its edge, if it is a chain, else 0.',
    ...PLACES,
  },
  Contact: {
    'evaluate.manifold': 'What is written into.',
    'evaluate.xfA': PLACES.xfA,
    'evaluate.xfB': PLACES.xfB,
    'update.listener': 'Its functions are called; without one, the contact is updated in silence.',
  },
  ContactEdge: { 'ContactEdge.contact': 'The contact that it leads to.' },
  ContactID: {
    'set.that': 'The id to copy.',
    'setFeatures.indexA': 'Which corner or face of the first shape, from 0.',
    'setFeatures.typeA': 'If that is a corner or a face.',
    'setFeatures.indexB': 'Which corner or face of the second shape, from 0.',
    'setFeatures.typeB': 'If that is a corner or a face.',
  },
  ContactImpulse: {
    'ContactImpulse.contact':
      'The contact; its impulses are read each time that they are asked for.',
  },
  ClipVertex: { 'set.o': 'The point to copy.' },
  ManifoldPoint: { 'set.that': 'The point to copy.' },
  DistanceProxy: {
    'getSupport.d': DIRECTION,
    'getSupportVertex.d': DIRECTION,
    'getVertex.index': 'Which point, from 0.',
    'set.shape': 'The shape; its points are taken and not copied.',
    'set.index': CHILD_INDEX,
    'setVertices.vertices': 'The points; the array is kept and not copied.',
    'setVertices.count': 'How many of the points count.',
    'setVertices.radius': 'How far the shape reaches beyond its points.',
  },
};
