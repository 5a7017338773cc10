import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { fieldOf, value } from '../shared/defaults.ts';
import { SHAPE_TYPE } from '../shared/shapes.ts';

const box = new planck.Box(2, 1);

export const BoxShape: SymbolNotes<typeof planck.BoxShape> = {
  summary: 'A solid rectangle: a polygon with a given half-width and half-height.',
  example: `import { Box, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });

// Half-width and half-height: this floor is 20 m wide and 1 m high.
const floor = world.createBody({ position: { x: 0, y: -0.5 } });
floor.createFixture({ shape: new Box(10, 0.5) });`,
  new: {
    summary:
      'Creates a box shape from its half-width and half-height, optionally offset and rotated.',
    parameters: {
      halfWidth: {
        summary: 'Half the width: 1 for a box that is 2 m wide.',
        unit: 'm',
      },
      halfHeight: { summary: 'Half the height.', unit: 'm' },
      center: {
        summary: "Center of the box, in the body's local coordinates.",
        unit: 'm',
        default: value(fieldOf(box, 'm_centroid')),
      },
      angle: {
        summary: 'Rotation about the center, relative to the body. Ignored if `center` is omitted.',
        unit: 'rad',
        default: value(angleOf(box)),
      },
    },
  },
  members: {
    TYPE: SHAPE_TYPE,
  },
  see: ['Guide: [Polygon and Box](/shape/polygon)', 'PolygonShape', 'CircleShape', 'FixtureOpt'],
};

/** Angle of a box, in radians. Its first edge is the right side, directed upward. */
function angleOf(box: planck.Box): number {
  const [from, to] = fieldOf(box, 'm_vertices') as [planck.Vec2, planck.Vec2];
  return Math.atan2(from.x - to.x, to.y - from.y);
}
