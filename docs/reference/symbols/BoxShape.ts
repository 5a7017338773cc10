import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { fieldOf, value } from '../shared/defaults.ts';
import { SHAPE_TYPE } from '../shared/shapes.ts';

const box = new planck.Box(2, 1);

export const BoxShape: SymbolNotes<typeof planck.BoxShape> = {
  summary: 'A rectangle, given by half of its width and half of its height.',
  example: {
    setup: 'falling-box',
    code: `// Halves of its width and height: this floor is 20 m wide and 1 m high.
const floor = world.createBody({ position: { x: 0, y: -0.5 } });
floor.createFixture({ shape: new Box(10, 0.5) });`,
  },
  new: {
    summary:
      'Makes a box from half of its width and of its height; `angle` is ignored without `center`.',
    parameters: {
      halfWidth: { summary: 'From the center to the right side: a box of 2 m needs 1.', unit: 'm' },
      halfHeight: { summary: 'From the center to the upper side.', unit: 'm' },
      center: {
        summary: 'Where its center is, from the origin of the body.',
        unit: 'm',
        default: value(fieldOf(box, 'm_centroid')),
      },
      angle: {
        summary: 'How far it is turned about its center; ignored without `center`.',
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

/** Angle of a box, in radians: its first side is the right one, upward. */
function angleOf(box: planck.Box): number {
  const [from, to] = fieldOf(box, 'm_vertices') as [planck.Vec2, planck.Vec2];
  return Math.atan2(from.x - to.x, to.y - from.y);
}
