import * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { NONE, value } from '../shared/defaults.ts';
import { ANY_SHAPE, DISTANCE_PROXY_OF_CHILD, SHAPE_TYPE, SKIN } from '../shared/shapes.ts';

export const ChainShape: SymbolNotes<typeof planck.ChainShape> = {
  summary:
    'A sequence of connected edges without mass, either an open chain or a closed loop, for ground, walls, and tracks.',
  remarks:
    'A chain collides on both sides, but not with edges or other chains. Each edge uses the vertices of its neighbors as ghost vertices, which prevents ghost collisions at the seams. The chain must not intersect itself.',
  example: `import { Chain, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const hills = [];
for (let x = -20; x <= 20; x++) hills.push({ x, y: Math.sin(x / 3) });
world.createBody().createFixture({ shape: new Chain(hills), friction: 0.6 });`,
  new: {
    summary:
      'Creates a chain shape through a list of vertices, which are copied. An open chain needs at least two vertices; a loop needs at least three.',
    parameters: {
      vertices: {
        summary: "Vertices in order, in the body's local coordinates.",
        unit: 'm',
        default: NONE,
      },
      loop: {
        summary: 'Whether an edge connects the last vertex to the first.',
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
      summary: 'Sets all mass data in the output to 0: a chain has no area, and therefore no mass.',
      remarks: '',
    },
    getChildCount: 'Returns the number of edges. For a chain without vertices, returns -1.',
    getChildEdge: {
      summary: 'Sets an edge shape to one of the edges, including its ghost vertices.',
      parameters: {
        edge: 'Output object that receives the edge. It references the vertices of the chain.',
        childIndex: 'Index of the edge, from 0.',
      },
    },
    getNextVertex: {
      summary: 'Returns the ghost vertex after the last vertex, or `null` if there is none.',
      unit: 'm',
    },
    getPrevVertex: {
      summary: 'Returns the ghost vertex before the first vertex, or `null` if there is none.',
      unit: 'm',
    },
    getRadius: SKIN,
    getType: { summary: 'Always returns `chain`.', returns: '' },
    getVertex: {
      summary: 'Returns a vertex, in local coordinates, as a live reference.',
      unit: 'm',
      parameters: { index: 'Index of the vertex, from 0.' },
    },
    isLoop: 'Returns whether the chain is a closed loop.',
    setNextVertex: {
      summary:
        'Sets the ghost vertex after the last vertex of an open chain, to prevent ghost collisions where another shape continues the chain. Do not call this method for a loop.',
      parameters: {
        nextVertex: {
          summary: 'Ghost vertex, in local coordinates. Stored by reference.',
          unit: 'm',
        },
      },
    },
    setPrevVertex: {
      summary:
        'Sets the ghost vertex before the first vertex of an open chain, to prevent ghost collisions where another shape precedes the chain. Do not call this method for a loop.',
      parameters: {
        prevVertex: {
          summary: 'Ghost vertex, in local coordinates. Stored by reference.',
          unit: 'm',
        },
      },
    },
    testPoint: {
      ...ANY_SHAPE.testPoint,
      summary: 'Always returns `false`: a chain has no interior, even as a loop.',
      remarks: '',
    },
  },
  see: ['Guide: [Chain](/shape/chain)', 'EdgeShape', 'PolygonShape', 'FixtureOpt'],
};
