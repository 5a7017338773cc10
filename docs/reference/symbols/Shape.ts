import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { ANY_SHAPE, DISTANCE_PROXY_OF_CHILD } from '../shared/shapes.ts';
import { STYLE } from '../shared/texts.ts';

export const Shape: SymbolNotes<typeof planck.Shape> = {
  summary:
    "The base class of shapes: collision geometry in the body's local coordinates, attached to a body by a fixture.",
  members: {
    ...ANY_SHAPE,
    style: STYLE,
    computeDistanceProxy: DISTANCE_PROXY_OF_CHILD,
    getChildCount:
      'Returns the number of child shapes that collide separately: the number of edges for a chain, or 1 for any other shape.',
    getRadius: {
      summary:
        'Returns the radius of a circle. For other shapes, returns the polygon radius, the thickness of the skin.',
      unit: 'm',
    },
    getType: { summary: 'Returns the type of the shape.', returns: '' },
    isValid: {
      summary: 'Returns whether a value is a shape.',
      parameters: { obj: 'Value to check.' },
    },
    testPoint: {
      ...ANY_SHAPE.testPoint,
      summary:
        'Returns whether a point is inside the shape. For edges and chains, always returns `false`.',
    },
  },
};

export const ShapeType: SymbolNotes<planck.ShapeType> = {
  summary: 'The type of a shape, as `getType()` returns it. A box is a `polygon`.',
};
