import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { ANY_SHAPE, ONE_CHILD, SHAPE_TYPE } from '../shared/shapes.ts';

export const CircleShape: SymbolNotes<typeof planck.CircleShape> = {
  summary: 'A solid circle.',
  example: `import { Circle, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const ball = world.createBody({ type: 'dynamic', position: { x: 1, y: 6 } });
ball.createFixture({ shape: new Circle(0.4), density: 1, restitution: 0.7 });
console.log(ball.getMass().toFixed(2)); // 0.50`,
  new: {
    summary: "Creates a circle shape around a center or around the body's origin.",
    parameters: {
      position: {
        summary: "Center of the circle, in the body's local coordinates. It is copied.",
        unit: 'm',
      },
      radius: {
        summary: 'Radius of the circle.',
        unit: 'm',
        default: value(new planck.Circle().getRadius()),
      },
    },
  },
  members: {
    ...ANY_SHAPE,
    TYPE: SHAPE_TYPE,
    getCenter: {
      summary: "Returns the center, in the body's local coordinates, as a live reference.",
      unit: 'm',
    },
    getChildCount: ONE_CHILD,
    getRadius: { summary: 'Returns the radius.', unit: 'm' },
    getType: { summary: 'Always returns `circle`.', returns: '' },
    testPoint: {
      ...ANY_SHAPE.testPoint,
      summary: 'Returns whether a point is inside the circle.',
    },
  },
  see: ['Guide: [Circle](/shape/circle)', 'BoxShape', 'FixtureOpt'],
};
