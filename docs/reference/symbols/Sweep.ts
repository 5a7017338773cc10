import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

export const Sweep: SymbolNotes<typeof planck.Sweep> = {
  summary: 'How a body moves from the start of a step to its end.',
  new: 'Makes a sweep at the origin, without motion.',
  members: {
    a: { summary: 'The angle at the end of the step.', unit: 'rad' },
    a0: { summary: 'The angle at `alpha0`.', unit: 'rad' },
    alpha0: {
      summary: 'The part of the step that is behind, where `c0` and `a0` are.',
      unit: '0 to 1',
    },
    c: { summary: 'Where the center of mass is at the end of the step.', unit: 'm' },
    c0: { summary: 'Where the center of mass is at `alpha0`.', unit: 'm' },
    localCenter: { summary: 'The center of mass, from the origin of the body.', unit: 'm' },
    advance: {
      summary: 'Moves the start of the sweep to a moment within the step.',
      parameters: {
        alpha: {
          summary: 'The moment, as a part of the step, that becomes its start.',
          unit: '0 to 1',
        },
      },
    },
    forward: 'Takes the end of the step as its start.',
    getTransform: {
      summary: 'Writes where the body is at a moment within the step.',
      parameters: {
        xf: 'What is written into.',
        beta: {
          summary: 'The moment: 0 is that of `alpha0`, 1 the end of the step.',
          unit: '0 to 1',
        },
      },
    },
    normalize: 'Brings the first angle to within a full turn, and the second along with it.',
    set: { summary: 'Copies another one.', parameters: { that: 'The sweep to copy.' } },
    setLocalCenter: {
      summary: 'Moves the center of mass within the body.',
      parameters: {
        localCenter: {
          summary: 'The center of mass, from the origin of the body; it is copied.',
          unit: 'm',
        },
        xf: 'Where the body is.',
      },
    },
    setTransform: {
      summary: 'Takes a place from a transform, without motion.',
      parameters: { xf: 'Where the body is.' },
    },
  },
};
