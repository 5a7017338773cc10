import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { ANYTHING, CLONE, IS_FINITE } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const transform = new planck.Transform();
const FRAME = 'The frame: where its origin is, and how far it is turned.';

export const Transform: SymbolNotes<typeof planck.Transform> = {
  summary: 'A position and a rotation, which take points from one frame to another.',
  new: {
    summary: 'Makes a transform from a position and an angle; without them it changes nothing.',
    parameters: {
      position: { summary: 'Where its origin is.', unit: 'm', default: value(transform.p) },
      rotation: {
        summary: 'How far it is turned.',
        unit: 'rad',
        default: value(transform.q.getAngle()),
      },
    },
  },
  members: {
    p: { summary: 'The position.', unit: 'm' },
    q: 'The rotation.',
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clone: { summary: CLONE, parameters: { xf: 'The transform to copy.' } },
    identity: 'Makes a transform that changes nothing.',
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      summary: 'Takes a point, or another transform, from the frame into the world.',
      parameters: { a: FRAME, b: 'A point or a transform in it.' },
    },
    mulAll: {
      summary: 'As `mul()`, for each of an array.',
      parameters: { a: FRAME, b: 'Points or transforms in it.' },
    },
    mulT: {
      summary: 'As `mul()`, but from the world into the frame.',
      parameters: { a: FRAME, b: 'A point or a transform of the world.' },
    },
    mulTVec2: {
      summary: 'Takes a point from the world into the frame.',
      unit: 'm',
      parameters: { a: FRAME, b: { summary: 'The point.', unit: 'm' } },
    },
    mulTXf: {
      summary: 'Makes a transform as it is seen from another one.',
      parameters: { a: FRAME, b: 'The other transform.' },
    },
    mulVec2: {
      summary: 'Takes a point from the frame into the world.',
      unit: 'm',
      parameters: { a: FRAME, b: { summary: 'The point.', unit: 'm' } },
    },
    mulXf: {
      summary: 'Makes one transform after another.',
      parameters: { a: FRAME, b: 'The other transform.' },
    },
    set: {
      summary: 'Takes a position and an angle, or those of another transform.',
      parameters: {
        position: { summary: 'Where its origin is.', unit: 'm' },
        rotation: { summary: 'How far it is turned.', unit: 'rad' },
        xf: 'The other transform.',
      },
    },
    setIdentity: 'Makes it the transform that changes nothing.',
    setNum: {
      summary: 'Takes a position and an angle.',
      parameters: {
        position: { summary: 'Where its origin is.', unit: 'm' },
        rotation: { summary: 'How far it is turned.', unit: 'rad' },
      },
    },
    setTransform: {
      summary: 'Takes position and rotation of another transform.',
      parameters: { xf: 'The other transform.' },
    },
  },
};

export const TransformValue: SymbolNotes<planck.TransformValue> = {
  summary: 'A position and a rotation as a plain object.',
  members: {
    p: { summary: 'The position.', unit: 'm' },
    q: 'The rotation.',
  },
};
