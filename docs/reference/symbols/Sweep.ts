import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';

const TRANSFORM = "Transform of the body's origin.";

export const Sweep: SymbolNotes<typeof planck.Sweep> = {
  summary:
    'The motion of a body within a step, for continuous collision detection (CCD): its center of mass and angle at the start and at the end.',
  new: 'Creates a sweep at the origin, without motion.',
  members: {
    a: { summary: 'Angle at the end of the step.', unit: 'rad' },
    a0: { summary: 'Angle at the start of the sweep (time `alpha0`).', unit: 'rad' },
    alpha0: {
      summary: 'Start of the sweep, as a fraction of the step. `c0` and `a0` refer to this time.',
      unit: '0 to 1',
    },
    c: { summary: 'Center of mass at the end of the step, in world coordinates.', unit: 'm' },
    c0: {
      summary: 'Center of mass at the start of the sweep (time `alpha0`), in world coordinates.',
      unit: 'm',
    },
    localCenter: {
      summary: "Center of mass, in the body's local coordinates.",
      unit: 'm',
    },
    advance: {
      summary: 'Moves the start of the sweep to a later time in the step, by interpolation.',
      parameters: {
        alpha: {
          summary: 'New start, as a fraction of the step.',
          unit: '0 to 1',
        },
      },
    },
    forward: 'Sets the position and angle at the start to those at the end.',
    getTransform: {
      summary:
        "Computes the transform of the body's origin at a time in the sweep, by interpolation.",
      parameters: {
        xf: 'Output object that receives the transform.',
        beta: {
          summary: 'Time, from 0 for the start of the sweep to 1 for the end of the step.',
          unit: '0 to 1',
        },
      },
    },
    normalize:
      'Brings the angle at the start into the range from −π to π, and shifts the angle at the end by the same amount.',
    set: {
      summary: 'Sets this sweep to a copy of another sweep.',
      parameters: { that: 'Sweep to copy.' },
    },
    setLocalCenter: {
      summary:
        'Changes the center of mass, and places both ends of the sweep at a transform. The angles do not change.',
      parameters: {
        localCenter: {
          summary: "New center of mass, in the body's local coordinates. It is copied.",
          unit: 'm',
        },
        xf: TRANSFORM,
      },
    },
    setTransform: {
      summary: 'Places both ends of the sweep at a transform, without motion.',
      parameters: { xf: TRANSFORM },
    },
  },
};
