import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { RECYCLE } from '../shared/texts.ts';

export const ShapeCast: SymbolNotes<typeof planck.ShapeCast> = {
  summary:
    'Casts a shape along a line, without rotation, and finds where it first hits another shape, which does not move.',
  remarks:
    'Call `testOverlap()` first: if the shapes overlap at the start, the result is not reliable. It is `false` for two circles and usually for two boxes, but usually `true`, with a `lambda` of 0, for a box and a circle.',
  parameters: {
    output: 'Output object that receives the hit. If there is none, `lambda` is 1.',
    input: 'Shapes, their transforms, and the translation of the second shape.',
  },
  returns: '`true` if the second shape hits the first on its path.',
};

export const ShapeCastInput: SymbolNotes<typeof planck.ShapeCastInput> = {
  summary: 'Input of `ShapeCast`: two shapes, their transforms, and the translation of the second.',
  new: 'Creates an input with two empty proxies. Call `set()` on each of them before `ShapeCast()`.',
  members: {
    proxyA: 'Proxy of the shape that does not move. Call `set()` on it.',
    proxyB: 'Proxy of the shape that moves. Call `set()` on it.',
    transformA: 'Transform of the first shape.',
    transformB: 'Transform of the second shape at the start.',
    translationB: {
      summary: 'Displacement of the second shape over its entire path, in world coordinates.',
      unit: 'm',
    },
    recycle: RECYCLE,
  },
};

export const ShapeCastOutput: SymbolNotes<typeof planck.ShapeCastOutput> = {
  summary: 'The result of `ShapeCast`: the point, the normal, and the fraction of the first hit.',
  new: 'Creates an empty output object for `ShapeCast()`.',
  members: {
    iterations: 'Number of GJK iterations.',
    lambda: {
      summary: 'Fraction of its path that the second shape travels before the hit.',
      unit: '0 to 1',
    },
    normal: {
      summary: 'Contact normal at the hit: a unit vector from the first shape toward the second.',
      unit: '',
    },
    point: { summary: 'Point of the hit, in world coordinates.', unit: 'm' },
  },
};
