import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { NONE, value } from '../shared/defaults.ts';
import { ANY_SHAPE, DISTANCE_PROXY_OF_CHILD, SHAPE_TYPE, SKIN } from '../shared/shapes.ts';

export const ChainShape: SymbolNotes<typeof planck.ChainShape> = {
  summary: 'A line through many points, open or closed, without mass: ground, walls, tracks.',
  remarks: 'Its edges must not cross each other.',
  example: {
    setup: 'falling-box',
    code: `import { Chain } from 'planck';

const hills = [];
for (let x = -20; x <= 20; x++) hills.push({ x, y: Math.sin(x / 3) });
world.createBody().createFixture({ shape: new Chain(hills), friction: 0.6 });`,
  },
  new: {
    summary: 'Makes a chain through the points; a loop goes back to the first one, and needs 3.',
    parameters: {
      vertices: {
        summary: 'The points in their order, from the origin of the body.',
        unit: 'm',
        default: NONE,
      },
      loop: {
        summary: '`true` adds an edge from the last point to the first.',
        default: value(new planck.Chain().isLoop()),
      },
    },
  },
  members: {
    ...ANY_SHAPE,
    TYPE: SHAPE_TYPE,
    computeDistanceProxy: DISTANCE_PROXY_OF_CHILD,
    computeMass: {
      ...ANY_SHAPE.computeMass,
      summary: 'Writes a mass of 0 into an object: a chain weighs nothing.',
      remarks: '',
    },
    getChildCount: 'How many edges it has; an empty chain says -1.',
    getChildEdge: {
      summary: 'Makes an edge that you give the same as one of the chain.',
      parameters: { edge: 'The edge that is written into.', childIndex: 'Which edge, from 0.' },
    },
    getNextVertex: { summary: 'Where the chain goes on, or `null`.', unit: 'm' },
    getPrevVertex: { summary: 'Where the chain comes from, or `null`.', unit: 'm' },
    getRadius: SKIN,
    getType: { summary: 'Always `chain`.', returns: '' },
    getVertex: {
      summary: 'One of its points: the vector itself, not a copy.',
      unit: 'm',
      parameters: { index: 'Which point, from 0.' },
    },
    isLoop: 'Tells if it was made as a loop.',
    setNextVertex: {
      summary: 'Tells where an open chain goes on, so that things slide off its last point.',
      parameters: { nextVertex: { summary: 'The point after the last one.', unit: 'm' } },
    },
    setPrevVertex: {
      summary: 'Tells where an open chain comes from, so that things slide onto its first point.',
      parameters: { prevVertex: { summary: 'The point before the first one.', unit: 'm' } },
    },
    testPoint: {
      ...ANY_SHAPE.testPoint,
      summary: 'Always `false`: a chain has no inside, even as a loop.',
      remarks: '',
    },
  },
  see: ['Guide: [Chain](/shape/chain)', 'EdgeShape', 'PolygonShape', 'FixtureOpt'],
};
