import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { CHILD_INDEX, RECYCLE } from '../shared/texts.ts';

const DIRECTION = {
  summary: 'Direction, in local coordinates. Its length does not matter.',
  unit: '',
};

export const Distance: SymbolNotes<typeof planck.Distance> = {
  summary:
    'Computes the distance between two shapes, and their closest points, with the GJK algorithm.',
  parameters: {
    output: 'Output object that receives the distance and the closest points.',
    cache:
      'Cache from the previous call for the same two shapes, or a new one. It is updated for the next call (warm starting).',
    input: 'Shapes and their transforms.',
  },
  members: {
    Cache: 'Legacy alias of the class `SimplexCache`.',
    Input: 'Legacy alias of the class `DistanceInput`.',
    Output: 'Legacy alias of the class `DistanceOutput`.',
    Proxy: 'Legacy alias of the class `DistanceProxy`.',
    testOverlap: 'Legacy alias of the function `testOverlap()`.',
  },
};

export const DistanceInput: SymbolNotes<typeof planck.DistanceInput> = {
  summary: 'Input of `Distance`: two shapes, their transforms, and whether to include their radii.',
  new: 'Creates an input with two empty proxies. Call `set()` on each of them before `Distance()`.',
  members: {
    proxyA: 'Proxy of the first shape. Call `set()` on it.',
    proxyB: 'Proxy of the second shape. Call `set()` on it.',
    transformA: 'Transform of the first shape.',
    transformB: 'Transform of the second shape.',
    useRadii: 'Whether to include the radius of circles and the skin of other shapes.',
    recycle: RECYCLE,
  },
};

export const DistanceOutput: SymbolNotes<typeof planck.DistanceOutput> = {
  summary: 'The result of `Distance`: the distance between two shapes and their closest points.',
  remarks:
    "In this version, both points are wrong if the shapes overlap and the input's `useRadii` is `true`.",
  new: 'Creates an empty output object for `Distance()`.',
  members: {
    distance: { summary: 'Distance between the shapes, or 0 if they overlap.', unit: 'm' },
    iterations: 'Number of GJK iterations.',
    pointA: {
      summary: 'Closest point on the first shape, in world coordinates.',
      unit: 'm',
    },
    pointB: {
      summary: 'Closest point on the second shape, in world coordinates.',
      unit: 'm',
    },
    recycle: RECYCLE,
  },
};

export const DistanceProxy: SymbolNotes<typeof planck.DistanceProxy> = {
  summary:
    'A shape as a set of vertices with a radius: the input of `Distance`, `ShapeCast`, and `TimeOfImpact`.',
  new: 'Creates a proxy without vertices. Call `set()` on it.',
  members: {
    getSupport: {
      summary:
        'Returns the index of the support point: the vertex that is farthest in a direction.',
      parameters: { d: DIRECTION },
    },
    getSupportVertex: {
      summary: 'Returns the support point: the vertex that is farthest in a direction.',
      unit: 'm',
      parameters: { d: DIRECTION },
    },
    getVertex: {
      summary: 'Returns a vertex, in local coordinates, as a live reference.',
      unit: 'm',
      parameters: { index: 'Index of the vertex, from 0.' },
    },
    getVertexCount: 'Returns the number of vertices.',
    recycle: {
      summary: RECYCLE,
      remarks: 'Also empties the array that was passed to `setVertices()`.',
    },
    set: {
      summary: 'Initializes the proxy from a shape or from one edge of a chain.',
      parameters: {
        shape: 'Shape whose vertices the proxy references without copying them.',
        index: CHILD_INDEX,
      },
    },
    setVertices: {
      summary: 'Initializes the proxy from a list of vertices and a radius.',
      parameters: {
        vertices: {
          summary: 'Vertices, in local coordinates. The array is stored by reference.',
          unit: 'm',
        },
        count: 'Number of vertices to use.',
        radius: { summary: 'Radius that is added around the vertices.', unit: 'm' },
      },
    },
  },
};

export const SimplexCache: SymbolNotes<typeof planck.SimplexCache> = {
  summary:
    'A cache of the last simplex of `Distance`, which speeds up the next call for the same two shapes (warm starting).',
  new: 'Creates an empty cache for the first call to `Distance()`.',
  members: {
    count: 'Number of vertices in the simplex. If it is 0, the next call starts from scratch.',
    indexA: 'Indices of the simplex vertices on the first shape.',
    indexB: 'Indices of the simplex vertices on the second shape.',
    metric: 'Length or area of the simplex, which detects a stale cache.',
    recycle: RECYCLE,
  },
};

export const testOverlap: SymbolNotes<typeof planck.testOverlap> = {
  summary: 'Returns whether two shapes overlap, including their radii and skins.',
  parameters: {
    shapeA: 'First shape.',
    indexA: CHILD_INDEX,
    shapeB: 'Second shape.',
    indexB: CHILD_INDEX,
    xfA: 'Transform of the first shape.',
    xfB: 'Transform of the second shape.',
  },
};
