import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { ANY_SHAPE, DISTANCE_PROXY_OF_CHILD } from '../shared/shapes.ts';
import { STYLE } from '../shared/texts.ts';

export const Shape: SymbolNotes<typeof planck.Shape> = {
  summary: 'The base class of shapes: an outline in the coordinates of the body that it is put on.',
  members: {
    ...ANY_SHAPE,
    style: STYLE,
    computeDistanceProxy: DISTANCE_PROXY_OF_CHILD,
    getChildCount: 'How many parts collide on their own: the edges of a chain, else 1.',
    getRadius: {
      summary: 'The radius of a circle; of others, how thick the skin around them is.',
      unit: 'm',
    },
    getType: { summary: 'Which kind of shape it is.', returns: '' },
    isValid: { summary: 'Tells if something is a shape.', parameters: { obj: 'Anything.' } },
    testPoint: {
      ...ANY_SHAPE.testPoint,
      summary: 'Tells if a point is inside of it; never for edges and chains.',
    },
  },
};

export const ShapeType: SymbolNotes<planck.ShapeType> = {
  summary: 'What `getType()` of a shape returns; a box is a `polygon`.',
};
