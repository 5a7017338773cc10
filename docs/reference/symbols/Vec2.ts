import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import {
  ANYTHING,
  CLONE,
  COPIED,
  CROSSED,
  DIFFERENCE,
  FACTOR,
  IS_FINITE,
  KEPT,
  LEFT,
  RIGHT,
  SUM,
  SYMMETRIC,
} from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const POINTS = { v: 'A point; the order makes no difference.', w: 'Another one.' };
const SCALED = { a: 'The factor of `v`.', v: 'A vector; it may be this one.' };
const COMBINED = {
  ...SCALED,
  b: 'The factor of `w`.',
  w: 'Another vector; it may be this one, too.',
};
const ADDED_CROSS = { a: SUM.v, v: LEFT, w: RIGHT };

export const Vec2: SymbolNotes<typeof planck.Vec2> = {
  summary:
    'A vector or a point; its methods change it, while statics such as `Vec2.add()` make a new one.',
  example: {
    code: `import { Vec2 } from 'planck';

const sum = Vec2.add({ x: 1, y: 2 }, { x: 2, y: 2 }); // a new vector
console.log(sum.length()); // 5
sum.mul(2); // changes it
console.log(sum.x, sum.y); // 6 8`,
  },
  new: {
    summary: 'Makes a vector from two numbers, from another vector, or as zero.',
    parameters: { x: 'How far along the x-axis.', y: 'How far along the y-axis.', obj: COPIED },
  },
  members: {
    x: 'The number along the x-axis.',
    y: 'The number along the y-axis.',
    abs: {
      summary: 'Makes a vector of both numbers without their signs.',
      parameters: { v: KEPT },
    },
    add: {
      summary: 'Adds a vector: the method to this one, the static makes a new one.',
      parameters: SUM,
    },
    addCombine: { summary: 'Adds `a * v + b * w` to this vector.', parameters: COMBINED },
    addCross: {
      summary: 'Makes the sum of `a` and the cross product of `v` and `w`.',
      parameters: ADDED_CROSS,
    },
    addCrossNumVec2: {
      summary: 'Makes the sum of `a` and `crossNumVec2(v, w)`.',
      parameters: ADDED_CROSS,
    },
    addCrossVec2Num: {
      summary: 'Makes the sum of `a` and `crossVec2Num(v, w)`.',
      parameters: ADDED_CROSS,
    },
    addMul: { summary: 'Adds `a * v` to this vector.', parameters: SCALED },
    areEqual: { summary: 'Tells if both numbers are exactly the same.', parameters: SYMMETRIC },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clamp: {
      summary:
        'Cuts the length to a maximum: the method of this vector, the static makes a new one.',
      parameters: { max: 'How long it may get.', v: KEPT },
    },
    clone: { summary: CLONE, parameters: { v: COPIED } },
    combine: {
      summary: 'Makes `a * v + b * w`.',
      parameters: { a: 'The factor of `v`.', v: KEPT, b: 'The factor of `w`.', w: 'Another one.' },
    },
    cross: {
      summary: 'The cross product: a number of two vectors, else a vector turned by a quarter.',
      parameters: CROSSED,
    },
    crossNumVec2: {
      summary: 'Makes `(-v * w.y, v * w.x)`: the velocity at `w` of what turns by `v`.',
      parameters: CROSSED,
    },
    crossVec2Num: { summary: 'Makes `(w * v.y, -w * v.x)`.', parameters: CROSSED },
    crossVec2Vec2: {
      summary: 'The cross product of two vectors: positive if `w` is on the left of `v`.',
      parameters: CROSSED,
    },
    distance: { summary: 'How far two points are apart.', parameters: POINTS },
    distanceSquared: {
      summary: 'The square of the distance, which is faster than the distance.',
      parameters: POINTS,
    },
    dot: {
      summary: 'The dot product: positive where two vectors point the same way.',
      parameters: SYMMETRIC,
    },
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    length: {
      summary: 'How long it is.',
      remarks: 'To compare lengths, `lengthSquared()` will do, without a square root.',
    },
    lengthOf: {
      summary: 'How long a vector is.',
      remarks: 'To compare lengths, `lengthSquared()` will do, without a square root.',
      parameters: { v: 'The vector to measure.' },
    },
    lengthSquared: {
      summary: 'The square of the length, which is faster than the length.',
      parameters: { v: 'The vector to measure.' },
    },
    lower: { summary: 'Makes a vector of the smaller x and the smaller y.', parameters: POINTS },
    mid: { summary: 'Makes the point in the middle of two others.', parameters: POINTS },
    mul: {
      summary: 'Multiplies with a number: the method this vector, the static makes a new one.',
      parameters: { m: FACTOR, a: 'The vector, or the factor.', b: 'The other of the two.' },
    },
    mulNumVec2: {
      summary: 'Makes the product of a number and a vector.',
      parameters: { a: FACTOR, b: KEPT },
    },
    mulVec2Num: {
      summary: 'Makes the product of a vector and a number.',
      parameters: { a: KEPT, b: FACTOR },
    },
    neg: {
      summary: 'Turns it around: the method this vector, the static makes a new one.',
      parameters: { v: KEPT },
    },
    normalize: {
      summary:
        'Makes the length 1: the method of this vector, returning the old length; the static makes a new one. Zero stays zero.',
      parameters: { v: KEPT },
    },
    set: {
      summary: 'Takes two numbers, or those of another vector.',
      parameters: { x: 'How far along the x-axis.', y: 'How far along the y-axis.', value: COPIED },
      returns: 'This vector.',
    },
    setCombine: { summary: 'Becomes `a * v + b * w`.', parameters: COMBINED },
    setMul: { summary: 'Becomes `a * v`.', parameters: SCALED },
    setNum: {
      summary: 'Takes two numbers.',
      parameters: { x: 'How far along the x-axis.', y: 'How far along the y-axis.' },
      returns: 'This vector.',
    },
    setVec2: {
      summary: 'Takes the numbers of another vector.',
      parameters: { value: COPIED },
      returns: 'This vector.',
    },
    setZero: { summary: 'Sets both numbers to zero.', returns: 'This vector.' },
    skew: {
      summary: 'Makes the vector turned by a quarter, from x towards y.',
      parameters: { v: KEPT },
    },
    sub: {
      summary: 'Takes a vector away: the method from this one, the static makes a new one.',
      parameters: DIFFERENCE,
    },
    subCombine: { summary: 'Takes `a * v + b * w` from this vector.', parameters: COMBINED },
    subMul: { summary: 'Takes `a * v` from this vector.', parameters: SCALED },
    upper: { summary: 'Makes a vector of the larger x and the larger y.', parameters: POINTS },
    wSub: {
      summary: 'Takes `a * v`, or `a * v + b * w`, from this vector.',
      parameters: {
        ...SCALED,
        b: 'The factor of `w`; left out together with it.',
        w: 'Another vector; it may be this one, too.',
      },
    },
    zero: 'Makes a vector of zeros.',
  },
  see: ['Guide: [Units](/api-conventions/units)', 'Vec2Value', 'Rot', 'Transform'],
};

export const Vec2Value: SymbolNotes<planck.Vec2Value> = {
  summary: 'A vector as a plain object: where a type asks for it, `{ x, y }` will do.',
  members: {
    x: 'The number along the x-axis.',
    y: 'The number along the y-axis.',
  },
};
