import { CHILD_INDEX, DENSITY } from './texts.ts';

export const SHAPE_TYPE = 'Value that `getType()` returns.';
export const SKIN = {
  summary: 'Returns the polygon radius, the thickness of the skin: `Settings.polygonRadius`.',
  unit: 'm',
};
export const ONE_CHILD = 'Always returns 1: only a chain can have more than one child shape.';

const TRANSFORM = 'Transform from local to world coordinates.';

/** Members of every shape. */
export const ANY_SHAPE = {
  computeAABB: {
    summary: 'Computes the bounding box (AABB) of a child shape, in world coordinates.',
    parameters: {
      aabb: 'Output object that receives the bounding box.',
      xf: TRANSFORM,
      childIndex: CHILD_INDEX,
    },
  },
  computeDistanceProxy: {
    summary:
      'Initializes a distance proxy from a child shape, for use with `Distance`, `ShapeCast`, and `TimeOfImpact`.',
    parameters: {
      proxy: "Output object that receives references to the shape's vertices, not copies.",
    },
  },
  computeMass: {
    summary:
      'Computes the mass, the center of mass, and the rotational inertia about the local origin.',
    parameters: { massData: 'Output object that receives the result.', density: DENSITY },
  },
  rayCast: {
    summary:
      'Casts a ray against a child shape, and returns whether the ray hits it. A ray that starts inside a solid shape does not hit that shape.',
    parameters: {
      output: 'Output object that receives the hit. Not modified on a miss.',
      input: 'Ray, in world coordinates.',
      xf: TRANSFORM,
      childIndex: CHILD_INDEX,
    },
  },
  testPoint: {
    parameters: {
      xf: TRANSFORM,
      p: { summary: 'Point to test, in world coordinates.', unit: 'm' },
    },
  },
};

/** `computeDistanceProxy()` of shapes that can have several children. */
export const DISTANCE_PROXY_OF_CHILD = {
  ...ANY_SHAPE.computeDistanceProxy,
  parameters: { ...ANY_SHAPE.computeDistanceProxy.parameters, childIndex: CHILD_INDEX },
};
