import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import {
  ANYTHING,
  COPIED,
  CROSSED,
  DIFFERENCE,
  FACTOR,
  INPUT,
  IS_FINITE,
  VECTORS,
} from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const COMPONENTS = { x: 'First component.', y: 'Second component.', z: 'Third component.' };
const SELF = 'This vector.';

export const Vec3: SymbolNotes<typeof planck.Vec3> = {
  summary: 'A vector with three components, used by joints inside the solver.',
  new: {
    summary: 'Creates a vector from three components or from another vector, or a zero vector.',
    parameters: { ...COMPONENTS, obj: COPIED },
  },
  members: {
    ...COMPONENTS,
    add: {
      summary: 'Adds `w` to this vector, in place.',
      parameters: { w: 'Vector to add.' },
      returns: SELF,
    },
    areEqual: {
      summary: 'Returns whether two vectors have exactly the same components.',
      parameters: VECTORS,
    },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clone: { summary: 'Returns a copy of a vector.', parameters: { v: COPIED } },
    cross: {
      summary: 'Returns the cross product of two vectors as a new vector.',
      parameters: CROSSED,
    },
    dot: { summary: 'Returns the dot product of two vectors.', parameters: VECTORS },
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    mul: {
      summary: 'Multiplies this vector by a number, in place.',
      parameters: { m: FACTOR },
      returns: SELF,
    },
    neg: { summary: 'Reverses the direction of this vector, in place.', returns: SELF },
    set: {
      summary: 'Sets all three components of this vector.',
      parameters: COMPONENTS,
      returns: SELF,
    },
    setZero: { summary: 'Sets all components to 0.', returns: SELF },
    sub: {
      summary: 'Subtracts `w` from this vector, in place.',
      parameters: { w: DIFFERENCE.w },
      returns: SELF,
    },
    zero: 'Returns a new zero vector.',
  },
  statics: {
    add: { summary: 'Returns `v + w` as a new vector.', parameters: VECTORS },
    mul: {
      summary: 'Returns the product of a vector and a number as a new vector.',
      parameters: { v: INPUT, m: FACTOR },
    },
    neg: { summary: 'Returns `-v` as a new vector.', parameters: { v: INPUT } },
    sub: { summary: 'Returns `v - w` as a new vector.', parameters: DIFFERENCE },
  },
};

export const Vec3Value: SymbolNotes<planck.Vec3Value> = {
  summary: 'A 3D vector as a plain object.',
  members: COMPONENTS,
};
