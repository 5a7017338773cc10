import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { NO_OP } from '../shared/texts.ts';

export const AABB: SymbolNotes<typeof planck.AABB> = {
  summary: 'A rectangle along the axes, such as the bounding box of a shape.',
  example: {
    code: `import { AABB } from 'planck';

const room = new AABB({ x: -2, y: -1 }, { x: 2, y: 1 });
const door = new AABB({ x: 1, y: 0 }, { x: 3, y: 1 });
console.log(AABB.testOverlap(room, door), room.contains(door)); // true false`,
  },
  new: {
    summary: 'Makes a rectangle from its corners; from one corner, an empty one there.',
    parameters: {
      lower: {
        summary: 'The corner with the smallest x and y.',
        unit: 'm',
        default: value(new planck.AABB().lowerBound),
      },
      upper: {
        summary: 'The corner with the largest x and y.',
        unit: 'm',
        default: { text: 'the same as `lower`' },
      },
    },
  },
  members: {
    lowerBound: { summary: 'The corner with the smallest x and y.', unit: 'm' },
    upperBound: { summary: 'The corner with the largest x and y.', unit: 'm' },
    areEqual: {
      summary: 'Tells if two rectangles have the same corners.',
      parameters: { a: 'A rectangle.', b: 'Another one.' },
    },
    assert: { summary: NO_OP, parameters: { o: 'Anything.' } },
    combine: {
      summary: 'Makes it the smallest rectangle around two others, or around itself and another.',
      parameters: {
        a: 'A rectangle.',
        b: { summary: 'Another one.', default: { text: 'the rectangle itself' } },
      },
    },
    combinePoints: {
      summary: 'Makes it the smallest rectangle around two points.',
      parameters: {
        a: { summary: 'A point.', unit: 'm' },
        b: { summary: 'Another one.', unit: 'm' },
        out: 'The rectangle that is written into.',
      },
    },
    combinedPerimeter: {
      summary: 'The perimeter of the smallest rectangle around two others.',
      unit: 'm',
      parameters: { a: 'A rectangle.', b: 'Another one.' },
    },
    contains: {
      summary: 'Tells if another rectangle is inside of it.',
      parameters: { aabb: 'The rectangle that may be inside.' },
    },
    diff: {
      summary: 'The area that two rectangles cover together.',
      unit: 'm²',
      parameters: { a: 'A rectangle.', b: 'Another one.' },
    },
    extend: {
      summary: 'Moves each side outwards.',
      parameters: {
        value: { summary: 'How far each side moves; negative is inwards.', unit: 'm' },
        out: 'The rectangle that is changed.',
      },
    },
    getCenter: { summary: 'The point in its middle.', unit: 'm' },
    getExtents: { summary: 'Half of its width and half of its height.', unit: 'm' },
    getPerimeter: { summary: 'How long its four sides are together.', unit: 'm' },
    isValid: {
      summary: 'Tells if all of its numbers are finite; corners that are swapped pass, too.',
      parameters: { obj: 'Anything.' },
    },
    rayCast: {
      summary: 'Tells if a ray hits it from outside, and writes where into `output`.',
      parameters: { output: 'What is written into, if there is a hit.', input: 'The ray.' },
    },
    set: { summary: 'Copies another rectangle.', parameters: { aabb: 'The rectangle to copy.' } },
    testOverlap: {
      summary: 'Tells if two rectangles overlap; touching counts.',
      parameters: { a: 'A rectangle.', b: 'Another one.' },
    },
  },
  see: [
    'Guide: [AABB query](/world/aabb-query)',
    'AABBValue',
    'World.queryAABB',
    'Fixture.getAABB',
  ],
};

export const AABBValue: SymbolNotes<planck.AABBValue> = {
  summary: 'A rectangle along the axes as a plain object.',
  members: {
    lowerBound: { summary: 'The corner with the smallest x and y.', unit: 'm' },
    upperBound: { summary: 'The corner with the largest x and y.', unit: 'm' },
  },
};

export const RayCastInput: SymbolNotes<planck.RayCastInput> = {
  summary: 'A ray from `p1` towards `p2`, as long as `maxFraction` of the way between them.',
  members: {
    maxFraction: { summary: 'How far it goes: 1 up to `p2`.', unit: '' },
    p1: { summary: 'Where the ray starts.', unit: 'm' },
    p2: { summary: 'Where it aims at.', unit: 'm' },
  },
};

export const RayCastOutput: SymbolNotes<planck.RayCastOutput> = {
  summary: 'Where a ray hits: the fraction of its way, and the normal of the surface.',
  members: {
    fraction: { summary: 'Where it was hit, as a part of the way from `p1` to `p2`.', unit: '' },
    normal: { summary: 'The direction of the surface that was hit, one unit long.', unit: '' },
  },
};
