import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { CHILD_INDEX, RECYCLE } from '../shared/texts.ts';

const DIRECTION = {
  summary: 'A direction, as seen from the shape; its length makes no difference.',
  unit: '',
};

export const Distance: SymbolNotes<typeof planck.Distance> = {
  summary: 'Finds how far two shapes are apart, and the closest point of each.',
  parameters: {
    output: 'What is written into: the distance, and the closest points.',
    cache: 'What an earlier call found, to start from there; it is written into, too.',
    input: 'The two shapes, and where they are.',
  },
  members: {
    Cache: 'The class `SimplexCache`, under another name.',
    Input: 'The class `DistanceInput`, under another name.',
    Output: 'The class `DistanceOutput`, under another name.',
    Proxy: 'The class `DistanceProxy`, under another name.',
    testOverlap: 'The function `testOverlap()`, under another name.',
  },
};

export const DistanceInput: SymbolNotes<typeof planck.DistanceInput> = {
  summary: 'The shapes that `Distance` compares, where they are, and if their radii count.',
  new: 'Makes an input of two empty shapes; fill it in, then call `Distance()`.',
  members: {
    proxyA: 'The first shape: call `set()` on it.',
    proxyB: 'The second shape: call `set()` on it.',
    transformA: 'Where the first shape is.',
    transformB: 'Where the second shape is.',
    useRadii: 'Whether the radius of circles and the skin of others count.',
    recycle: RECYCLE,
  },
};

export const DistanceOutput: SymbolNotes<typeof planck.DistanceOutput> = {
  summary: 'What `Distance` finds.',
  new: 'Makes an empty output, for `Distance()` to write into.',
  members: {
    distance: { summary: 'How far the shapes are apart; 0 if they overlap.', unit: 'm' },
    iterations: 'How many rounds it took.',
    pointA: {
      summary: 'The point of the first shape that is closest to the second, in the world.',
      unit: 'm',
    },
    pointB: {
      summary: 'The point of the second shape that is closest to the first, in the world.',
      unit: 'm',
    },
    recycle: RECYCLE,
  },
};

export const DistanceProxy: SymbolNotes<typeof planck.DistanceProxy> = {
  summary:
    'A shape as points with a radius, as `Distance`, `ShapeCast` and `TimeOfImpact` want it.',
  new: 'Makes a shape without points; call `set()` on it.',
  members: {
    getSupport: { parameters: { d: DIRECTION } },
    getSupportVertex: { unit: 'm', parameters: { d: DIRECTION } },
    getVertex: { unit: 'm', parameters: { index: 'Which point, from 0.' } },
    recycle: RECYCLE,
    set: {
      parameters: { shape: 'The shape; its points are taken and not copied.', index: CHILD_INDEX },
    },
    setVertices: {
      parameters: {
        vertices: { summary: 'The points; the array is kept and not copied.', unit: 'm' },
        count: 'How many of the points count.',
        radius: { summary: 'How far the shape reaches beyond its points.', unit: 'm' },
      },
    },
  },
};

export const SimplexCache: SymbolNotes<typeof planck.SimplexCache> = {
  summary: 'What `Distance` remembers from call to call to be faster; a new one will do.',
  new: 'Makes an empty cache, as `Distance()` wants it for the first call.',
  members: {
    count: 'How many of the vertices count.',
    recycle: RECYCLE,
  },
};

export const testOverlap: SymbolNotes<typeof planck.testOverlap> = {
  summary: 'Tells if two shapes overlap; their radii count.',
  parameters: {
    shapeA: 'The first shape.',
    indexA: 'Its edge, if it is a chain, else 0.',
    shapeB: 'The second shape.',
    indexB: 'Its edge, if it is a chain, else 0.',
    xfA: 'Where the first shape is.',
    xfB: 'Where the second shape is.',
  },
};
