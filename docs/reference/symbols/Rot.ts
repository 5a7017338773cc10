import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { ANYTHING, DIFFERENCE, IS_FINITE } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const ROTATION = 'Rotation to apply.';
const INVERSE = 'Rotation whose inverse is applied.';
const ANGLE = { summary: 'Angle, or rotation to copy.', unit: 'rad' };

export const Rot: SymbolNotes<typeof planck.Rot> = {
  summary: 'A rotation, stored as the sine and cosine of its angle.',
  new: {
    summary: 'Creates a rotation from an angle or from another rotation.',
    parameters: {
      angle: { ...ANGLE, default: value(new planck.Rot().getAngle()) },
    },
  },
  members: {
    c: 'Cosine of the angle.',
    s: 'Sine of the angle.',
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clone: {
      summary: 'Returns a copy of a rotation.',
      parameters: { rot: 'Rotation to copy.' },
    },
    getAngle: { summary: 'Returns the angle, from −π to π.', unit: 'rad' },
    getXAxis: 'Returns the rotated x-axis as a new unit vector.',
    getYAxis: 'Returns the rotated y-axis as a new unit vector.',
    identity: 'Returns a new identity rotation, with an angle of 0.',
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      summary:
        'Rotates a vector or composes two rotations, and returns the result as a new object.',
      parameters: { rot: ROTATION, m: 'Vector to rotate, or rotation that is applied first.' },
    },
    mulRot: {
      summary: 'Composes two rotations: the angle of the result is the sum of the two angles.',
      parameters: { rot: ROTATION, m: 'Rotation that is applied first.' },
    },
    mulSub: {
      summary: 'Rotates `v - w` and returns the result as a new vector.',
      parameters: { rot: ROTATION, ...DIFFERENCE },
    },
    mulT: {
      summary:
        'Applies the inverse of a rotation to a vector or to another rotation, and returns the result as a new object.',
      parameters: { rot: INVERSE, m: 'Vector or rotation.' },
    },
    mulTRot: {
      summary:
        'Composes the inverse of a rotation with another rotation: the angle of the result is the difference between the two angles.',
      parameters: { rot: INVERSE, m: 'Rotation that is applied first.' },
    },
    mulTVec2: {
      summary: 'Applies the inverse of a rotation to a vector, and returns a new vector.',
      parameters: { rot: INVERSE, m: 'Vector to rotate.' },
    },
    mulVec2: {
      summary: 'Rotates a vector and returns the result as a new vector.',
      parameters: { rot: ROTATION, m: 'Vector to rotate.' },
    },
    set: {
      summary: 'Sets the rotation from an angle or from another rotation.',
      parameters: { angle: ANGLE },
    },
    setAngle: {
      summary: 'Sets the angle of the rotation.',
      parameters: { angle: { summary: 'New angle, counterclockwise.', unit: 'rad' } },
    },
    setIdentity: 'Sets this rotation to the identity, with an angle of 0.',
    setRot: {
      summary: 'Sets this rotation to another rotation.',
      parameters: { angle: 'Rotation to copy, despite the name of the parameter.' },
    },
  },
};

export const RotValue: SymbolNotes<planck.RotValue> = {
  summary: 'A rotation as a plain object.',
  members: {
    c: 'Cosine of the angle.',
    s: 'Sine of the angle.',
  },
};
