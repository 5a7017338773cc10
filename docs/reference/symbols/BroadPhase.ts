import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { OLD_ORIGIN } from '../shared/texts.ts';
import { MOVED, MOVED_BOX, NEW_BOX, PROXY, QUERY, RAY_CAST } from '../shared/trees.ts';

export const BroadPhase: SymbolNotes<typeof planck.BroadPhase> = {
  summary: 'Keeps the bounding boxes of all fixtures, and finds those that overlap.',
  new: 'Makes an empty one; each world has its own.',
  members: {
    m_callback: 'What gets the pairs while they are updated.',
    m_moveBuffer: 'The boxes that have moved, and may have new pairs.',
    m_queryProxyId: 'The box whose pairs are looked for.',
    m_tree: 'The tree of bounding boxes.',
    bufferMove: {
      summary: 'Notes that a box has moved.',
      parameters: { proxyId: 'What `createProxy()` returned.' },
    },
    createProxy: {
      parameters: { aabb: NEW_BOX, userData: 'What `updatePairs()` hands on for it; it is kept.' },
    },
    destroyProxy: { parameters: { proxyId: PROXY } },
    getFatAABB: { parameters: { proxyId: PROXY } },
    getUserData: { parameters: { proxyId: PROXY } },
    moveProxy: { parameters: { proxyId: PROXY, aabb: MOVED_BOX, displacement: MOVED } },
    query: { parameters: QUERY },
    queryCallback: {
      summary: 'Passes a pair on to where pairs go.',
      parameters: { proxyId: 'The number of a leaf that was found.' },
    },
    rayCast: {
      summary: 'Calls a function with each proxy whose box, with its margin, a ray meets.',
      parameters: RAY_CAST,
    },
    shiftOrigin: { parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } } },
    testOverlap: { parameters: { proxyIdA: PROXY, proxyIdB: 'That of another one.' } },
    touchProxy: { parameters: { proxyId: 'What `createProxy()` returned.' } },
    unbufferMove: {
      summary: 'Forgets that a box has moved.',
      parameters: { proxyId: 'What `createProxy()` returned; for any other, nothing is done.' },
    },
    updatePairs: {
      parameters: {
        addPairCallback: 'Gets the user data of both; when both have moved, the pair comes twice.',
      },
    },
  },
};
