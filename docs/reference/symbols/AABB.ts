import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { ANYTHING } from '../shared/math.ts';
import { NO_OP } from '../shared/texts.ts';

const BOXES = { a: 'First box.', b: 'Second box.' };
const LOWER = { summary: 'Corner with the smallest x and y.', unit: 'm' };
const UPPER = { summary: 'Corner with the largest x and y.', unit: 'm' };
const MARGIN = {
  summary: 'Distance by which each side moves outward. If it is negative, the box shrinks.',
  unit: 'm',
};
const POINTS = {
  a: { summary: 'First point.', unit: 'm' },
  b: { summary: 'Second point.', unit: 'm' },
};
const VALID =
  'Returns whether all coordinates are finite. Does not check that the corners are in order.';

export const AABB: SymbolNotes<typeof planck.AABB> = {
  summary: 'An axis-aligned bounding box (AABB), such as the bounding box of a shape.',
  example: `import { AABB } from 'planck';

const room = new AABB({ x: -2, y: -1 }, { x: 2, y: 1 });
const door = new AABB({ x: 1, y: 0 }, { x: 3, y: 1 });
console.log(AABB.testOverlap(room, door), room.contains(door)); // true false`,
  new: {
    summary:
      'Creates a box from two opposite corners, which are copied. With only one corner, the size of the box is 0.',
    parameters: {
      lower: { ...LOWER, default: value(new planck.AABB().lowerBound) },
      upper: { ...UPPER, default: { text: 'the same as `lower`' } },
    },
  },
  members: {
    lowerBound: LOWER,
    upperBound: UPPER,
    areEqual: {
      summary: 'Returns whether two boxes have exactly the same corners.',
      parameters: BOXES,
    },
    assert: { summary: NO_OP, parameters: { o: ANYTHING } },
    combine: {
      summary:
        'Sets this box to the smallest box that encloses two boxes, or this box and another.',
      parameters: { a: BOXES.a, b: { summary: BOXES.b, default: { text: 'this box' } } },
    },
    combinePoints: {
      summary: 'Sets this box to the smallest box that encloses two points.',
      parameters: POINTS,
    },
    combinedPerimeter: {
      summary: 'Returns the perimeter of the smallest box that encloses two boxes.',
      unit: 'm',
      parameters: BOXES,
    },
    contains: {
      summary: 'Returns whether another box is inside this box. The two boxes can share sides.',
      parameters: { aabb: 'Box to check.' },
    },
    diff: {
      summary: "Returns the area of the union of two boxes, despite the method's name.",
      unit: 'm²',
      parameters: BOXES,
    },
    extend: {
      summary: 'Enlarges this box by a margin on each side, in place.',
      parameters: { value: MARGIN },
      returns: 'This box.',
    },
    getCenter: { summary: 'Returns the center as a new vector.', unit: 'm' },
    getExtents: { summary: 'Returns the half-width and half-height as a new vector.', unit: 'm' },
    getPerimeter: { summary: 'Returns the perimeter.', unit: 'm' },
    isValid: { summary: VALID },
    rayCast: {
      summary:
        'Casts a ray against this box, and returns whether the ray hits it. A ray that starts inside the box does not hit it.',
      parameters: {
        output: 'Output object that receives the hit. Not modified on a miss.',
        input: 'Ray to cast.',
      },
    },
    set: {
      summary: 'Sets the corners of this box to those of another box.',
      parameters: { aabb: 'Box to copy.' },
    },
    testOverlap: {
      summary: 'Returns whether two boxes overlap or touch.',
      parameters: BOXES,
    },
  },
  statics: {
    combinePoints: {
      summary: 'Sets `out` to the smallest box that encloses two points.',
      parameters: { out: 'Output object that receives the box.', ...POINTS },
      returns: 'The output object.',
    },
    extend: {
      summary: 'Enlarges `out` by a margin on each side, in place.',
      parameters: { out: 'Box to modify.', value: MARGIN },
      returns: 'The modified box.',
    },
    isValid: { summary: VALID, parameters: { obj: ANYTHING } },
  },
  see: [
    'Guide: [AABB query](/world/aabb-query)',
    'AABBValue',
    'World.queryAABB',
    'Fixture.getAABB',
  ],
};

export const AABBValue: SymbolNotes<planck.AABBValue> = {
  summary: 'An axis-aligned bounding box (AABB) as a plain object.',
  members: {
    lowerBound: LOWER,
    upperBound: UPPER,
  },
};

export const RayCastInput: SymbolNotes<planck.RayCastInput> = {
  summary: 'A ray from `p1` to `p1 + maxFraction * (p2 - p1)`.',
  members: {
    maxFraction: {
      summary: 'Length of the ray, as a fraction of the distance from `p1` to `p2`.',
      unit: '',
    },
    p1: { summary: 'Start of the ray.', unit: 'm' },
    p2: { summary: 'End of the ray if `maxFraction` is 1.', unit: 'm' },
  },
};

export const RayCastOutput: SymbolNotes<planck.RayCastOutput> = {
  summary: 'The result of a ray cast: the fraction at which the ray hits, and the surface normal.',
  members: {
    fraction: {
      summary: 'Position of the hit, as a fraction of the distance from `p1` to `p2`.',
      unit: '',
    },
    normal: {
      summary:
        'Surface normal at the hit: a unit vector that points to the side from which the ray comes.',
      unit: '',
    },
  },
};
