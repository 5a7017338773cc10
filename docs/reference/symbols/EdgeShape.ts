import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { fieldOf, NONE, value } from '../shared/defaults.ts';
import { ANY_SHAPE, ONE_CHILD, SHAPE_TYPE, SKIN } from '../shared/shapes.ts';

const edge = new planck.Edge();
const START = "First endpoint, in the body's local coordinates. It is copied.";
const END = "Second endpoint, in the body's local coordinates. It is copied.";
const GHOST = {
  summary: 'Ghost vertex, in local coordinates. It is copied.',
  unit: 'm',
  default: NONE,
};

export const EdgeShape: SymbolNotes<typeof planck.EdgeShape> = {
  summary: 'A line segment between two points. It has no area, and therefore no mass.',
  remarks:
    'Edges and chains do not collide with other edges or chains. To prevent ghost collisions where edges share an endpoint, set their ghost vertices or use a `ChainShape`.',
  example: `import { Edge, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const slope = new Edge({ x: -10, y: 0 }, { x: 10, y: 2 });
world.createBody().createFixture({ shape: slope, friction: 0.6 });`,
  new: {
    summary: 'Creates an edge shape between two points.',
    parameters: {
      v1: { summary: START, unit: 'm', default: value(fieldOf(edge, 'm_vertex1')) },
      v2: { summary: END, unit: 'm', default: value(fieldOf(edge, 'm_vertex2')) },
    },
  },
  members: {
    ...ANY_SHAPE,
    TYPE: SHAPE_TYPE,
    _set: {
      summary: 'Sets both endpoints and removes the ghost vertices.',
      parameters: {
        v1: { summary: START, unit: 'm' },
        v2: { summary: END, unit: 'm' },
      },
    },
    computeMass: {
      ...ANY_SHAPE.computeMass,
      summary:
        'Sets the mass and the rotational inertia in the output to 0, and the center of mass to the midpoint of the edge.',
    },
    getChildCount: ONE_CHILD,
    getNextVertex: {
      summary: 'Returns the ghost vertex after the second endpoint, or (0, 0) if there is none.',
      unit: 'm',
    },
    getPrevVertex: {
      summary: 'Returns the ghost vertex before the first endpoint, or (0, 0) if there is none.',
      unit: 'm',
    },
    getRadius: SKIN,
    getType: { summary: 'Always returns `edge`.', returns: '' },
    setNextVertex: {
      summary:
        'Sets the ghost vertex after the second endpoint, which prevents ghost collisions at that endpoint. Without an argument, removes the ghost vertex.',
      parameters: { v: GHOST },
    },
    setPrevVertex: {
      summary:
        'Sets the ghost vertex before the first endpoint, which prevents ghost collisions at that endpoint. Without an argument, removes the ghost vertex.',
      parameters: { v: GHOST },
    },
    testPoint: {
      ...ANY_SHAPE.testPoint,
      summary: 'Always returns `false`: an edge has no interior.',
    },
  },
  internal: ['_set'],
  see: ['Guide: [Edge](/shape/edge)', 'ChainShape', 'FixtureOpt'],
};
