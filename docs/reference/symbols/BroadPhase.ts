import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { OLD_ORIGIN } from '../shared/texts.ts';
import { MOVED, MOVED_BOX, NEW_BOX, PROXY, QUERY, RAY_CAST } from '../shared/trees.ts';

const BUFFERED = 'Proxy ID from `createProxy()`.';

export const BroadPhase: SymbolNotes<typeof planck.BroadPhase> = {
  summary:
    'The broad phase of collision detection: keeps fixtures in a dynamic tree of fat AABBs, and finds the pairs that overlap.',
  new: 'Creates an empty broad phase. Each world has its own.',
  members: {
    m_callback: 'Callback that receives the pairs during `updatePairs()`.',
    m_moveBuffer: 'IDs of the proxies that moved since the last pair update.',
    m_queryProxyId: 'ID of the proxy whose pairs are being searched for.',
    m_tree: 'Dynamic tree of fat AABBs.',
    bufferMove: {
      summary:
        'Adds a proxy to the move buffer, so that the next pair update searches for its pairs.',
      parameters: { proxyId: BUFFERED },
    },
    createProxy: {
      summary:
        'Adds a proxy to the dynamic tree and returns its ID. Its pairs are reported by the next `updatePairs()`.',
      parameters: {
        aabb: NEW_BOX,
        userData: 'Data that `updatePairs()` passes to its callback. Stored by reference.',
      },
    },
    destroyProxy: {
      summary:
        'Removes a proxy from the dynamic tree. Contacts that were created for its pairs remain.',
      parameters: { proxyId: PROXY },
    },
    getFatAABB: {
      summary: 'Returns the fat AABB of a proxy, as a live reference.',
      parameters: { proxyId: PROXY },
    },
    getProxyCount: {
      summary:
        'Returns the number of entries in the move buffer, **not** the number of proxies in the broad phase.',
      remarks:
        'Creating or moving a proxy adds an entry, and `updatePairs()` empties the buffer in every step. After a step, the result is therefore usually 0.',
    },
    getTreeBalance:
      'Returns the maximum height difference between the two children of a tree node.',
    getTreeHeight: 'Returns the height of the dynamic tree.',
    getTreeQuality: {
      summary:
        'Returns the sum of the perimeters of all tree nodes, divided by the perimeter of the root. A smaller ratio is better.',
      unit: '',
    },
    getUserData: { summary: 'Returns the user data of a proxy.', parameters: { proxyId: PROXY } },
    moveProxy: {
      summary:
        'Updates the bounding box of a proxy. If the box is still inside the fat AABB, does nothing.',
      parameters: { proxyId: PROXY, aabb: MOVED_BOX, displacement: MOVED },
    },
    query: {
      summary: 'Calls a function for each proxy whose fat AABB overlaps a rectangle (AABB query).',
      parameters: QUERY,
    },
    queryCallback: {
      summary: 'Passes a pair of proxies to the callback of `updatePairs()`.',
      parameters: { proxyId: 'ID of a leaf that was found.' },
    },
    rayCast: {
      summary: 'Calls a function for each proxy whose fat AABB a ray hits.',
      remarks: 'The callback must test the ray against the shape and apply filters.',
      parameters: RAY_CAST,
    },
    shiftOrigin: {
      summary:
        'Translates all bounding boxes when the world origin shifts. Called by `World.shiftOrigin()`.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
    testOverlap: {
      summary: 'Returns whether the fat AABBs of two proxies overlap.',
      parameters: { proxyIdA: PROXY, proxyIdB: 'ID of the other proxy.' },
    },
    touchProxy: {
      summary: 'Marks a proxy as moved, so that the next `updatePairs()` reports its pairs again.',
      parameters: { proxyId: BUFFERED },
    },
    unbufferMove: {
      summary: 'Removes a proxy from the move buffer. Unknown IDs are ignored.',
      parameters: { proxyId: BUFFERED },
    },
    updatePairs: {
      summary:
        'Reports each pair of overlapping proxies of which at least one has moved, and empties the move buffer.',
      parameters: {
        addPairCallback:
          'Called with the user data of both proxies. If both have moved, the pair is reported twice.',
      },
    },
  },
};
