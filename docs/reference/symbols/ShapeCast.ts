import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { RECYCLE } from '../shared/texts.ts';

export const ShapeCast: SymbolNotes<typeof planck.ShapeCast> = {
  summary: 'Moves a shape along a line, and finds where it hits another one.',
  parameters: {
    output: 'What is written into, if they meet.',
    input: 'The two shapes, where they are, and how far the second one moves.',
  },
  returns: '`true` if the shapes meet on the way; `false` if they miss, or overlap from the start.',
};

export const ShapeCastInput: SymbolNotes<typeof planck.ShapeCastInput> = {
  summary: 'The shapes of a shape cast, where they are, and how far the second one moves.',
  new: 'Makes an input of two empty shapes; fill it in, then call `ShapeCast()`.',
  members: {
    proxyA: 'The shape that stays: call `set()` on it.',
    proxyB: 'The shape that moves: call `set()` on it.',
    transformA: 'Where the first shape is.',
    transformB: 'Where the second shape starts.',
    translationB: { summary: 'How far the second shape moves.', unit: 'm' },
    recycle: RECYCLE,
  },
};

export const ShapeCastOutput: SymbolNotes<typeof planck.ShapeCastOutput> = {
  summary: 'What `ShapeCast` finds.',
  new: 'Makes an empty output, for `ShapeCast()` to write into.',
  members: {
    iterations: 'How many rounds it took.',
    lambda: { summary: 'Which part of its way the second shape gets to go.', unit: '0 to 1' },
    normal: { summary: 'The direction of the surface that was hit.', unit: '' },
    point: { summary: 'Where the shapes meet.', unit: 'm' },
  },
};
