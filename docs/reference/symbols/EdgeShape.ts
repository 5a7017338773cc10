import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { fieldOf, NONE, value } from '../shared/defaults.ts';
import { ANY_SHAPE, ONE_CHILD, SHAPE_TYPE, SKIN } from '../shared/shapes.ts';

const edge = new planck.Edge();

export const EdgeShape: SymbolNotes<typeof planck.EdgeShape> = {
  summary: 'One line segment, without mass.',
  example: {
    setup: 'falling-box',
    code: `import { Edge } from 'planck';

const slope = new Edge({ x: -10, y: 0 }, { x: 10, y: 2 });
world.createBody().createFixture({ shape: slope, friction: 0.6 });`,
  },
  new: {
    summary: 'Makes an edge from one point to another.',
    parameters: {
      v1: {
        summary: 'Where it starts, from the origin of the body.',
        unit: 'm',
        default: value(fieldOf(edge, 'm_vertex1')),
      },
      v2: { summary: 'Where it ends.', unit: 'm', default: value(fieldOf(edge, 'm_vertex2')) },
    },
  },
  members: {
    ...ANY_SHAPE,
    TYPE: SHAPE_TYPE,
    _set: {
      parameters: {
        v1: { summary: 'Where it starts, from the origin of the body; it is copied.', unit: 'm' },
        v2: { summary: 'Where it ends; it is copied.', unit: 'm' },
      },
    },
    computeMass: {
      ...ANY_SHAPE.computeMass,
      summary: 'Writes a mass of 0 into an object: an edge weighs nothing.',
    },
    getChildCount: ONE_CHILD,
    getNextVertex: { summary: 'Where the line goes on, or zero if that was not set.', unit: 'm' },
    getPrevVertex: {
      summary: 'Where the line comes from, or zero if that was not set.',
      unit: 'm',
    },
    getRadius: SKIN,
    getType: { summary: 'Always `edge`.', returns: '' },
    setNextVertex: {
      summary:
        'Tells where the line goes on, so that things slide over the joint; without a point it forgets.',
      parameters: { v: { summary: 'The point after its end.', unit: 'm', default: NONE } },
    },
    setPrevVertex: {
      summary:
        'Tells where the line comes from, so that things slide over the joint; without a point it forgets.',
      parameters: { v: { summary: 'The point before its start.', unit: 'm', default: NONE } },
    },
    testPoint: { ...ANY_SHAPE.testPoint, summary: 'Always `false`: an edge has no inside.' },
  },
  internal: ['_set'],
  see: ['Guide: [Edge](/shape/edge)', 'ChainShape', 'FixtureOpt'],
};
