const CHILD = 'The edge of a chain, else 0.';

/** Of what every shape can be asked. */
const ANY_SHAPE = {
  'computeDistanceProxy.proxy': 'What is written into; it gets the points themselves, not copies.',
  'computeAABB.aabb': 'What is written into.',
  'computeAABB.xf': 'Where the shape is.',
  'computeAABB.childIndex': CHILD,
  'computeMass.massData': 'What is written into.',
  'computeMass.density': 'How heavy a square meter of it is.',
  'rayCast.output': 'What is written into, if there is a hit.',
  'rayCast.input': 'The ray, in the world.',
  'rayCast.xf': 'Where the shape is.',
  'rayCast.childIndex': CHILD,
  'testPoint.xf': 'Where the shape is.',
  'testPoint.p': 'A point of the world.',
};

const FRAME = 'The frame: where its origin is, and how far it is turned.';
const POSITION = 'Where its origin is.';
const ROTATION = 'How far it is turned.';
const POINT = 'The point.';
const OTHER = 'The other transform.';

/** Of shapes, rectangles and transforms, by symbol, then by member and parameter. */
export const shapes: Record<string, Record<string, string>> = {
  Shape: {
    ...ANY_SHAPE,
    'computeDistanceProxy.childIndex': CHILD,
    'isValid.obj': 'Anything.',
  },
  BoxShape: {
    'BoxShape.halfWidth': 'From the center to the right side: a box of 2 m needs 1.',
    'BoxShape.halfHeight': 'From the center to the upper side.',
    'BoxShape.center': 'Where its center is, from the origin of the body.',
    'BoxShape.angle': 'How far it is turned about its center; ignored without `center`.',
  },
  CircleShape: {
    ...ANY_SHAPE,
    'CircleShape.position': 'Where its center is, from the origin of the body.',
    'CircleShape.radius': 'From the center to the edge.',
  },
  PolygonShape: {
    ...ANY_SHAPE,
    'PolygonShape.vertices':
      'From 3 points to `Settings.maxPolygonVertices`, in any order; those beyond are ignored.',
  },
  EdgeShape: {
    ...ANY_SHAPE,
    'EdgeShape.v1': 'Where it starts, from the origin of the body.',
    'EdgeShape.v2': 'Where it ends.',
    '_set.v1': 'Where it starts, from the origin of the body; it is copied.',
    '_set.v2': 'Where it ends; it is copied.',
    'setNextVertex.v': 'The point after its end.',
    'setPrevVertex.v': 'The point before its start.',
  },
  ChainShape: {
    ...ANY_SHAPE,
    'computeDistanceProxy.childIndex': CHILD,
    'ChainShape.vertices': 'The points in their order, from the origin of the body.',
    'ChainShape.loop': '`true` adds an edge from the last point to the first.',
    'getChildEdge.edge': 'The edge that is written into.',
    'getChildEdge.childIndex': 'Which edge, from 0.',
    'getVertex.index': 'Which point, from 0.',
    'setNextVertex.nextVertex': 'The point after the last one.',
    'setPrevVertex.prevVertex': 'The point before the first one.',
  },
  AABB: {
    'AABB.lower': 'The corner with the smallest x and y.',
    'AABB.upper': 'The corner with the largest x and y.',
    'areEqual.a': 'A rectangle.',
    'areEqual.b': 'Another one.',
    'assert.o': 'Anything.',
    'combine.a': 'A rectangle.',
    'combine.b': 'Another one.',
    'combinePoints.out': 'The rectangle that is written into.',
    'combinePoints.a': 'A point.',
    'combinePoints.b': 'Another one.',
    'combinedPerimeter.a': 'A rectangle.',
    'combinedPerimeter.b': 'Another one.',
    'contains.aabb': 'The rectangle that may be inside.',
    'diff.a': 'A rectangle.',
    'diff.b': 'Another one.',
    'extend.out': 'The rectangle that is changed.',
    'extend.value': 'How far each side moves; negative is inwards.',
    'isValid.obj': 'Anything.',
    'rayCast.output': 'What is written into, if there is a hit.',
    'rayCast.input': 'The ray.',
    'set.aabb': 'The rectangle to copy.',
    'testOverlap.a': 'A rectangle.',
    'testOverlap.b': 'Another one.',
  },
  Transform: {
    'Transform.position': POSITION,
    'Transform.rotation': ROTATION,
    'assert.o': 'Anything.',
    'clone.xf': 'The transform to copy.',
    'isValid.obj': 'Anything.',
    'mul.a': FRAME,
    'mul.b': 'A point or a transform in it.',
    'mulAll.a': FRAME,
    'mulAll.b': 'Points or transforms in it.',
    'mulT.a': FRAME,
    'mulT.b': 'A point or a transform of the world.',
    'mulTVec2.a': FRAME,
    'mulTVec2.b': POINT,
    'mulTXf.a': FRAME,
    'mulTXf.b': OTHER,
    'mulVec2.a': FRAME,
    'mulVec2.b': POINT,
    'mulXf.a': FRAME,
    'mulXf.b': OTHER,
    'set.position': POSITION,
    'set.rotation': ROTATION,
    'set.xf': OTHER,
    'setNum.position': POSITION,
    'setNum.rotation': ROTATION,
    'setTransform.xf': OTHER,
  },
  Manifold: {
    'getWorldManifold.wm': 'What is written into, or `null` for a new one.',
    'getWorldManifold.xfA': 'Where the first body is.',
    'getWorldManifold.radiusA': 'The radius of the first shape.',
    'getWorldManifold.xfB': 'Where the second body is.',
    'getWorldManifold.radiusB': 'The radius of the second shape.',
    'set.that': 'The manifold to copy.',
  },
};
