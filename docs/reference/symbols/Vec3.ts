import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import {
  ANYTHING,
  CLONE,
  COPIED,
  CROSSED,
  DIFFERENCE,
  FACTOR,
  KEPT,
  SUM,
  SYMMETRIC,
} from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

export const Vec3: SymbolNotes<typeof planck.Vec3> = {
  summary: 'A vector of three numbers, which joints use inside the solver.',
  new: {
    summary: 'Makes a vector from three numbers, from another vector, or as zero.',
    parameters: {
      x: 'The first number.',
      y: 'The second number.',
      z: 'The third number.',
      obj: COPIED,
    },
  },
  members: {
    x: 'The first number.',
    y: 'The second number.',
    z: 'The third number.',
    add: {
      summary: 'Adds a vector: the method to this one, the static makes a new one.',
      parameters: SUM,
    },
    areEqual: { summary: 'Tells if all numbers are exactly the same.', parameters: SYMMETRIC },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clone: { summary: CLONE, parameters: { v: COPIED } },
    cross: { parameters: CROSSED },
    dot: { parameters: SYMMETRIC },
    isValid: { parameters: { obj: ANYTHING } },
    mul: {
      summary: 'Multiplies with a number: the method this vector, the static makes a new one.',
      parameters: { m: FACTOR, v: KEPT },
    },
    neg: {
      summary: 'Turns it around: the method this vector, the static makes a new one.',
      parameters: { v: KEPT },
    },
    set: {
      summary: 'Takes three numbers.',
      parameters: { x: 'The first number.', y: 'The second number.', z: 'The third number.' },
    },
    setZero: 'Sets all numbers to zero.',
    sub: {
      summary: 'Takes a vector away: the method from this one, the static makes a new one.',
      parameters: DIFFERENCE,
    },
    zero: 'Makes a vector of zeros.',
  },
};

export const Vec3Value: SymbolNotes<planck.Vec3Value> = {
  summary: 'A vector of three numbers as a plain object.',
  members: {
    x: 'The first number.',
    y: 'The second number.',
    z: 'The third number.',
  },
};
