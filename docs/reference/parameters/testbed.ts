const COLOR = 'The color of the line, as CSS has it.';
const NEVER_READ = 'Not read in this version, which throws.';
const LINE = {
  a: 'Where it starts, in the world.',
  b: 'Where it ends, in the world.',
  color: COLOR,
};

/** Of what shows a world while one develops, by symbol, then by member and parameter. */
export const testbed: Record<string, Record<string, string>> = {
  Testbed: {
    'mount.options': 'Not read by the testbed of this version: set fields of what comes back.',
    'start.world': 'The world to show and to step.',
  },
  testbed: {
    callback: 'Gets the testbed, and returns the world to show.',
    options: 'As for `Testbed.mount()`.',
  },
  TestbedCallback: { testbed: 'The testbed that was mounted.' },
  TestbedInterface: {
    'color.r': 'How much red.',
    'color.g': 'How much green.',
    'color.b': 'How much blue.',
    'drawAABB.aabb': 'The rectangle, in the world.',
    'drawAABB.color': COLOR,
    'drawChain.points': 'The points in their order, in the world; without any, nothing is drawn.',
    'drawChain.color': COLOR,
    'drawCircle.p': 'Its center, in the world.',
    'drawCircle.r': 'From the center to the line.',
    'drawCircle.color': COLOR,
    'drawEdge.a': LINE.a,
    'drawEdge.b': LINE.b,
    'drawEdge.color': LINE.color,
    'drawPoint.p': 'Where it is, in the world.',
    'drawPoint.r': 'Ignored: all points are of one size.',
    'drawPoint.color': COLOR,
    'drawPolygon.points': 'The corners in their order, in the world; the last leads to the first.',
    'drawPolygon.color': COLOR,
    'drawSegment.a': LINE.a,
    'drawSegment.b': LINE.b,
    'drawSegment.color': LINE.color,
    'findAll.query': NEVER_READ,
    'findOne.query': NEVER_READ,
    'info.text': 'The text; it takes the place of the one before.',
    'start.world': 'The world to show and to step.',
    'status.name': 'What the value goes by; the same name again replaces it.',
    'status.value':
      'A value; without a name, a text or several values by their names. Objects and functions are left out.',
  },
};
