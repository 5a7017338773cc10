const RAY = 'The ray, from `p1` to `maxFraction` of the way to `p2`.';
const RAY_CALLBACK =
  'Gets each leaf that the ray meets: 0 ends it, a positive number cuts the ray there.';
const QUERY_CALLBACK = 'Gets the number of each leaf; if it returns `false`, the query ends.';
const ORIGIN = 'The point that becomes the origin, in the old coordinates.';
const NUMBER = 'What `createProxy()` returned; once it is destroyed, this throws.';
const BOX = 'Its bounding box, which is copied, and gets a margin.';
const MOVED_BOX = 'The bounding box that it has now, without a margin.';
const MOVED = 'How far it moved, to guess where it goes on to.';
const LEAF = 'The number of a leaf that was found.';
const START = 'The node to start from; `null` is allowed.';

/** Of what finds pairs, and of its tree, by symbol, then by member and parameter. */
export const trees: Record<string, Record<string, string>> = {
  DynamicTreeQueryCallback: { nodeId: LEAF },
  RayCastCallback: {
    subInput: 'The ray, as long as it still is.',
    id: 'The number of the leaf.',
  },
  BroadPhase: {
    'bufferMove.proxyId': 'What `createProxy()` returned.',
    'createProxy.aabb': BOX,
    'createProxy.userData': 'What `updatePairs()` hands on for it; it is kept.',
    'destroyProxy.proxyId': NUMBER,
    'getFatAABB.proxyId': NUMBER,
    'getUserData.proxyId': NUMBER,
    'moveProxy.proxyId': NUMBER,
    'moveProxy.aabb': MOVED_BOX,
    'moveProxy.displacement': MOVED,
    'query.aabb': 'The rectangle to look in.',
    'query.queryCallback': QUERY_CALLBACK,
    'queryCallback.proxyId': LEAF,
    'rayCast.input': RAY,
    'rayCast.rayCastCallback': RAY_CALLBACK,
    'shiftOrigin.newOrigin': ORIGIN,
    'testOverlap.proxyIdA': NUMBER,
    'testOverlap.proxyIdB': 'That of another one.',
    'touchProxy.proxyId': 'What `createProxy()` returned.',
    'unbufferMove.proxyId': 'What `createProxy()` returned; for any other, nothing is done.',
    'updatePairs.addPairCallback':
      'Gets the user data of both; when both have moved, the pair comes twice.',
  },
  DynamicTree: {
    'balance.iA': 'The node; one of its children may take its place.',
    'computeHeight.id': 'The number of the node to start from.',
    'createProxy.aabb': BOX,
    'createProxy.userData': 'What the leaf stands for; it is kept.',
    'destroyProxy.id': NUMBER,
    'freeNode.node': 'A node of this tree; it is emptied, and used again for another.',
    'getFatAABB.id': NUMBER,
    'getUserData.id': NUMBER,
    'insertLeaf.leaf': 'A node with its box set, in no tree yet.',
    'moveProxy.id': NUMBER,
    'moveProxy.aabb': MOVED_BOX,
    'moveProxy.d': MOVED,
    'query.aabb': 'The rectangle to look in.',
    'query.queryCallback': QUERY_CALLBACK,
    'rayCast.input': RAY,
    'rayCast.rayCastCallback': RAY_CALLBACK,
    'removeLeaf.leaf': 'A leaf of this tree; it keeps its number until it is freed.',
    'shiftOrigin.newOrigin': ORIGIN,
    'validateMetrics.node': START,
    'validateStructure.node': START,
  },
  TreeNode: { 'TreeNode.id': 'Its number; a tree gives it one of its own.' },
  FixtureProxy: {
    'FixtureProxy.fixture': 'The fixture that it stands for.',
    'FixtureProxy.childIndex': 'The edge of a chain, else 0.',
  },
};
