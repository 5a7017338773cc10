import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { value } from '../shared/defaults.ts';
import { ANY_SHAPE, ONE_CHILD, SHAPE_TYPE } from '../shared/shapes.ts';

export const CircleShape: SymbolNotes<typeof planck.CircleShape> = {
  summary: 'A solid circle around a point of the body.',
  example: {
    setup: 'falling-box',
    code: `import { Circle } from 'planck';

const ball = world.createBody({ type: 'dynamic', position: { x: 1, y: 6 } });
ball.createFixture({ shape: new Circle(0.4), density: 1, restitution: 0.7 });
console.log(ball.getMass().toFixed(2)); // 0.50`,
  },
  new: {
    summary: 'Makes a circle from its radius, or from its center and radius.',
    parameters: {
      position: { summary: 'Where its center is, from the origin of the body.', unit: 'm' },
      radius: {
        summary: 'From the center to the edge.',
        unit: 'm',
        default: value(new planck.Circle().getRadius()),
      },
    },
  },
  members: {
    ...ANY_SHAPE,
    TYPE: SHAPE_TYPE,
    getCenter: { summary: 'Its center, from the origin of the body.', unit: 'm' },
    getChildCount: ONE_CHILD,
    getRadius: { summary: 'Its radius.', unit: 'm' },
    getType: { summary: 'Always `circle`.', returns: '' },
    testPoint: { ...ANY_SHAPE.testPoint, summary: 'Tells if a point is inside of it.' },
  },
  see: ['Guide: [Circle](/shape/circle)', 'BoxShape', 'FixtureOpt'],
};
