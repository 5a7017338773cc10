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
  LEFT,
  RIGHT,
  VECTORS,
} from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const COMPONENTS = { x: 'Component along the x-axis.', y: 'Component along the y-axis.' };
const POINTS = { v: 'First point.', w: 'Second point.' };
const SCALED = { a: 'Factor of `v`.', v: 'Vector, which can be this one.' };
const COMBINED = { ...SCALED, b: 'Factor of `w`.', w: 'Vector, which can be this one.' };
const ADDED_CROSS = { a: 'Vector to add to.', v: LEFT, w: RIGHT };
const MAX_LENGTH = 'Maximum length.';
const COMPARE_SQUARES =
  'To compare lengths, use `lengthSquared()`. It is faster, because it does not compute a square root.';
const SELF = 'This vector.';

export const Vec2: SymbolNotes<typeof planck.Vec2> = {
  summary:
    'A 2D vector or point. Instance methods modify the vector; static methods return a new one.',
  example: `import { Vec2 } from 'planck';

const sum = Vec2.add({ x: 1, y: 2 }, { x: 2, y: 2 }); // a new vector
console.log(sum.length()); // 5
sum.mul(2); // modifies it in place
console.log(sum.x, sum.y); // 6 8`,
  new: {
    summary: 'Creates a vector from two components or from another vector, or a zero vector.',
    parameters: { ...COMPONENTS, obj: COPIED },
  },
  members: {
    ...COMPONENTS,
    abs: {
      summary: 'Returns a new vector with the absolute values of both components.',
      parameters: { v: INPUT },
    },
    add: {
      summary: 'Adds `w` to this vector, in place.',
      parameters: { w: 'Vector to add.' },
      returns: SELF,
    },
    addCombine: {
      summary: 'Adds `a * v + b * w` to this vector, in place.',
      parameters: COMBINED,
      returns: SELF,
    },
    addCross: {
      summary: 'Returns `a + cross(v, w)` as a new vector, where either `v` or `w` is a number.',
      parameters: ADDED_CROSS,
    },
    addCrossNumVec2: {
      summary: 'Returns `a + crossNumVec2(v, w)` as a new vector.',
      parameters: ADDED_CROSS,
    },
    addCrossVec2Num: {
      summary: 'Returns `a + crossVec2Num(v, w)` as a new vector.',
      parameters: ADDED_CROSS,
    },
    addMul: {
      summary: 'Adds `a * v` to this vector, in place.',
      parameters: SCALED,
      returns: SELF,
    },
    areEqual: {
      summary: 'Returns whether two vectors have exactly the same components.',
      parameters: VECTORS,
    },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    clamp: {
      summary: 'Limits the length of this vector to a maximum, in place.',
      parameters: { max: MAX_LENGTH },
      returns: SELF,
    },
    clone: { summary: 'Returns a copy of this vector.' },
    combine: {
      summary: 'Returns the linear combination `a * v + b * w` as a new vector.',
      parameters: { a: 'Factor of `v`.', v: INPUT, b: 'Factor of `w`.', w: INPUT },
    },
    cross: {
      summary:
        'Returns the cross product: a number for two vectors, or a new vector for a vector and a number.',
      parameters: CROSSED,
    },
    crossNumVec2: {
      summary:
        'Returns the cross product `(-v * w.y, v * w.x)` as a new vector: the velocity at the point `w` of a body that rotates about the origin with angular velocity `v`.',
      parameters: CROSSED,
    },
    crossVec2Num: {
      summary: 'Returns the cross product `(w * v.y, -w * v.x)` as a new vector.',
      parameters: CROSSED,
    },
    crossVec2Vec2: {
      summary:
        'Returns the cross product of two vectors as a number. It is positive if `w` is counterclockwise from `v`.',
      parameters: CROSSED,
    },
    distance: { summary: 'Returns the distance between two points.', parameters: POINTS },
    distanceSquared: {
      summary:
        'Returns the squared distance between two points. This is faster than `distance()`, because it does not compute a square root.',
      parameters: POINTS,
    },
    dot: {
      summary:
        'Returns the dot product of two vectors. It is positive if the angle between them is less than 90°.',
      parameters: VECTORS,
    },
    isValid: { summary: IS_FINITE, parameters: { obj: ANYTHING } },
    length: {
      summary: 'Returns the length of this vector.',
      remarks: COMPARE_SQUARES,
    },
    lengthOf: {
      summary: 'Returns the length of a vector.',
      remarks: COMPARE_SQUARES,
      parameters: { v: INPUT },
    },
    lengthSquared: {
      summary:
        'Returns the squared length of this vector. This is faster than `length()`, because it does not compute a square root.',
    },
    lower: {
      summary: 'Returns the component-wise minimum of two points as a new vector.',
      parameters: POINTS,
    },
    mid: {
      summary: 'Returns the midpoint of two points as a new vector.',
      parameters: POINTS,
    },
    mul: {
      summary: 'Multiplies this vector by a number, in place.',
      parameters: { m: FACTOR },
      returns: SELF,
    },
    mulNumVec2: {
      summary: 'Returns the product of a number and a vector as a new vector.',
      parameters: { a: FACTOR, b: INPUT },
    },
    mulVec2Num: {
      summary: 'Returns the product of a vector and a number as a new vector.',
      parameters: { a: INPUT, b: FACTOR },
    },
    neg: { summary: 'Reverses the direction of this vector, in place.', returns: SELF },
    normalize: {
      summary:
        'Scales this vector to length 1, in place, and returns its previous length. Does not change a zero vector, for which it returns 0.',
      returns: 'Length before the call.',
    },
    set: {
      summary: 'Sets both components of this vector, or copies them from another vector.',
      parameters: { ...COMPONENTS, value: COPIED },
      returns: SELF,
    },
    setCombine: {
      summary: 'Sets this vector to the linear combination `a * v + b * w`.',
      parameters: COMBINED,
      returns: SELF,
    },
    setMul: { summary: 'Sets this vector to `a * v`.', parameters: SCALED, returns: SELF },
    setNum: {
      summary: 'Sets both components of this vector.',
      parameters: COMPONENTS,
      returns: SELF,
    },
    setVec2: {
      summary: 'Copies both components from another vector.',
      parameters: { value: COPIED },
      returns: SELF,
    },
    setZero: { summary: 'Sets both components to 0.', returns: SELF },
    skew: {
      summary: 'Returns a copy of a vector, rotated counterclockwise by 90°.',
      parameters: { v: INPUT },
    },
    sub: {
      summary: 'Subtracts `w` from this vector, in place.',
      parameters: { w: DIFFERENCE.w },
      returns: SELF,
    },
    subCombine: {
      summary: 'Subtracts `a * v + b * w` from this vector, in place.',
      parameters: COMBINED,
      returns: SELF,
    },
    subMul: {
      summary: 'Subtracts `a * v` from this vector, in place.',
      parameters: SCALED,
      returns: SELF,
    },
    upper: {
      summary: 'Returns the component-wise maximum of two points as a new vector.',
      parameters: POINTS,
    },
    wSub: {
      summary: 'Subtracts `a * v`, or `a * v + b * w`, from this vector, in place.',
      parameters: {
        ...COMBINED,
        b: 'Factor of `w`. Omit it together with `w`.',
      },
      returns: SELF,
    },
    zero: 'Returns a new zero vector.',
  },
  statics: {
    add: { summary: 'Returns `v + w` as a new vector.', parameters: VECTORS },
    clamp: {
      summary: 'Returns a copy of a vector, with its length limited to a maximum.',
      parameters: { v: INPUT, max: MAX_LENGTH },
    },
    clone: {
      summary: 'Returns a copy of a vector or of any `{ x, y }` object.',
      parameters: { v: COPIED },
    },
    lengthSquared: {
      summary:
        'Returns the squared length of a vector. This is faster than `lengthOf()`, because it does not compute a square root.',
      parameters: { v: INPUT },
    },
    mul: {
      summary: 'Returns the product of a vector and a number, in either order, as a new vector.',
      parameters: { a: LEFT, b: RIGHT },
    },
    neg: { summary: 'Returns `-v` as a new vector.', parameters: { v: INPUT } },
    normalize: {
      summary:
        'Returns a new vector with the same direction and length 1. For a zero vector, returns a zero vector.',
      parameters: { v: INPUT },
      returns: '',
    },
    sub: { summary: 'Returns `v - w` as a new vector.', parameters: DIFFERENCE },
  },
  see: ['Guide: [Units](/api-conventions/units)', 'Vec2Value', 'Rot', 'Transform'],
};

export const Vec2Value: SymbolNotes<planck.Vec2Value> = {
  summary: 'A 2D vector as a plain object. Parameters of this type accept `{ x, y }`.',
  members: COMPONENTS,
};
