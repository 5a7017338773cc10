import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { ANYTHING, IS_FINITE } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const transform = new planck.Transform();
const FRAME = 'Transform of the local frame: the position of its origin, and its rotation.';
const ORIGIN = { summary: 'Position of the origin, in world coordinates.', unit: 'm' };
const ANGLE = { summary: 'Angle of the rotation, counterclockwise.', unit: 'rad' };
const LOCAL = { summary: 'Point, in local coordinates.', unit: 'm' };
const WORLD = { summary: 'Point, in world coordinates.', unit: 'm' };

export const Transform: SymbolNotes<typeof planck.Transform> = {
  summary: 'A position and a rotation, which convert between local and world coordinates.',
  new: {
    summary: 'Creates a transform from a position and an angle. By default, it is the identity.',
    parameters: {
      position: { ...ORIGIN, default: value(transform.p) },
      rotation: { ...ANGLE, default: value(transform.q.getAngle()) },
    },
  },
  members: {
    p: { summary: 'Position of the origin.', unit: 'm' },
    q: 'Rotation.',
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clone: {
      summary: 'Returns a copy of a transform.',
      parameters: { xf: 'Transform to copy.' },
    },
    identity: 'Returns a new identity transform.',
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      summary:
        'Converts a point or a transform from local to world coordinates, and returns the result as a new object.',
      parameters: { a: FRAME, b: 'Point or transform, in local coordinates.' },
    },
    mulAll: {
      summary: 'Converts each element of an array as `mul()` does, and returns a new array.',
      parameters: { a: FRAME, b: 'Points or transforms, in local coordinates.' },
    },
    mulT: {
      summary:
        'Converts a point or a transform from world to local coordinates, and returns the result as a new object.',
      parameters: { a: FRAME, b: 'Point or transform, in world coordinates.' },
    },
    mulTVec2: {
      summary: 'Converts a point from world to local coordinates, and returns a new vector.',
      unit: 'm',
      parameters: { a: FRAME, b: WORLD },
    },
    mulTXf: {
      summary: 'Converts a transform from world to local coordinates, and returns a new transform.',
      parameters: { a: FRAME, b: 'Transform, in world coordinates.' },
    },
    mulVec2: {
      summary: 'Converts a point from local to world coordinates, and returns a new vector.',
      unit: 'm',
      parameters: { a: FRAME, b: LOCAL },
    },
    mulXf: {
      summary:
        'Composes two transforms: converts a transform from local to world coordinates, and returns a new transform.',
      parameters: { a: FRAME, b: 'Transform, in local coordinates.' },
    },
    set: {
      summary: 'Sets the transform from a position and an angle, or from another transform.',
      parameters: {
        position: ORIGIN,
        rotation: ANGLE,
        xf: 'Transform to copy.',
      },
    },
    setIdentity: 'Sets this transform to the identity.',
    setNum: {
      summary: 'Sets the position and the angle.',
      parameters: { position: ORIGIN, rotation: ANGLE },
    },
    setTransform: {
      summary: 'Sets the position and rotation to those of another transform.',
      parameters: { xf: 'Transform to copy.' },
    },
  },
};

export const TransformValue: SymbolNotes<planck.TransformValue> = {
  summary: 'A position and a rotation as a plain object.',
  members: {
    p: { summary: 'Position of the origin.', unit: 'm' },
    q: 'Rotation.',
  },
};
