const IN_PLACE = { xfA: 'Where the first shape is.', xfB: 'Where the second shape is.' };

/** Of queries and of functions that ask, by symbol, then by member and parameter. */
export const queries: Record<string, Record<string, string>> = {
  WorldAABBQueryCallback: { fixture: 'A fixture that was found.' },
  WorldRayCastCallback: {
    fixture: 'The fixture that the ray hits.',
    point: 'Where it hits, in the world.',
    normal: 'The direction of the surface there, one unit long.',
    fraction: 'Where it hits, as a part of the whole way: 0 at the start, 1 at the end.',
  },
  Distance: {
    output: 'What is written into: the distance, and the closest points.',
    cache: 'What an earlier call found, to start from there; it is written into, too.',
    input: 'The two shapes, and where they are.',
  },
  TimeOfImpact: {
    output: 'What is written into: how it ended, and when.',
    input: 'The two shapes, and how they move.',
  },
  ShapeCast: {
    output: 'What is written into, if they meet.',
    input: 'The two shapes, where they are, and how far the second one moves.',
  },
  testOverlap: {
    shapeA: 'The first shape.',
    indexA: 'Its edge, if it is a chain, else 0.',
    shapeB: 'The second shape.',
    indexB: 'Its edge, if it is a chain, else 0.',
    ...IN_PLACE,
  },
  mixFriction: { friction1: 'That of one fixture.', friction2: 'That of the other.' },
  mixRestitution: { restitution1: 'That of one fixture.', restitution2: 'That of the other.' },
  getPointStates: {
    state1: 'Gets what became of each point of the first manifold.',
    state2: 'Gets where each point of the second manifold comes from.',
    manifold1: 'The manifold before.',
    manifold2: 'The manifold now.',
  },
};
