import { CHILD_INDEX, DENSITY } from './texts.ts';

export const SHAPE_TYPE = 'What `getType()` returns.';
export const SKIN = {
  summary: 'How thick the skin around it is: `Settings.polygonRadius`.',
  unit: 'm',
};
export const ONE_CHILD = 'Always 1; only a chain has more parts.';

/** Members of every shape. */
export const ANY_SHAPE = {
  computeAABB: {
    summary: 'Writes the bounding box of one of its parts, at a place, into a rectangle.',
    parameters: {
      aabb: 'What is written into.',
      xf: 'Where the shape is.',
      childIndex: CHILD_INDEX,
    },
  },
  computeDistanceProxy: {
    summary: 'Prepares the shape for `Distance` and its like.',
    parameters: {
      proxy: 'What is written into; it gets the points themselves, not copies.',
    },
  },
  computeMass: {
    summary: 'Writes its mass, center and inertia for a density into an object.',
    parameters: { massData: 'What is written into.', density: DENSITY },
  },
  rayCast: {
    summary: 'Tells if a ray hits one of its parts, and writes where into `output`.',
    parameters: {
      output: 'What is written into, if there is a hit.',
      input: 'The ray, in the world.',
      xf: 'Where the shape is.',
      childIndex: CHILD_INDEX,
    },
  },
  testPoint: {
    parameters: {
      xf: 'Where the shape is.',
      p: { summary: 'A point of the world.', unit: 'm' },
    },
  },
};

/** `computeDistanceProxy()` of shapes that can have several children. */
export const DISTANCE_PROXY_OF_CHILD = {
  ...ANY_SHAPE.computeDistanceProxy,
  parameters: { ...ANY_SHAPE.computeDistanceProxy.parameters, childIndex: CHILD_INDEX },
};
