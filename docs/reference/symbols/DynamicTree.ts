import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { OLD_ORIGIN } from '../shared/texts.ts';
import { MOVED, MOVED_BOX, NEW_BOX, PROXY, QUERY, RAY_CAST } from '../shared/trees.ts';

const VALIDATED = { node: 'Root of the subtree, or `null`.' };
const VALIDATION = 'Visits all nodes of a subtree. The published package omits the checks.';

export const DynamicTree: SymbolNotes<typeof planck.DynamicTree> = {
  summary:
    'A dynamic tree of fat AABBs, also called a bounding volume hierarchy (BVH), which speeds up queries and ray casts.',
  remarks:
    'Each leaf is a proxy. Its AABB has a margin of `Settings.aabbExtension`, so that small movements do not change the tree.',
  new: 'Creates an empty tree.',
  members: {
    m_lastProxyId: 'ID of the node that was allocated last.',
    m_nodes: 'All nodes by ID.',
    m_root: 'Root node, or `null` if the tree is empty.',
    allocateNode: 'Allocates a node from a pool, with a new ID.',
    balance: {
      summary: 'Performs a tree rotation if the heights of the two subtrees differ by more than 1.',
      parameters: { iA: 'Root of the subtree to balance.' },
      returns: 'The new root of the subtree.',
    },
    computeHeight: {
      summary: 'Computes the height of a subtree by visiting all its nodes.',
      parameters: {
        id: { summary: 'ID of the root of the subtree.', default: { text: 'the root' } },
      },
    },
    createProxy: {
      summary: 'Adds a leaf to the tree and returns its ID.',
      remarks: '',
      parameters: { aabb: NEW_BOX, userData: 'Data to store in the leaf, by reference.' },
    },
    destroyProxy: {
      summary: 'Removes a leaf from the tree and frees its node.',
      parameters: { id: PROXY },
    },
    freeNode: {
      summary: 'Clears a node and returns it to the pool.',
      parameters: { node: 'Node of this tree.' },
    },
    getAreaRatio: {
      summary:
        'Returns the sum of the perimeters of all nodes, divided by the perimeter of the root. A smaller ratio is better.',
      unit: '',
    },
    getFatAABB: {
      summary: 'Returns the fat AABB of a leaf, as a live reference.',
      parameters: { id: PROXY },
      returns: '',
    },
    getHeight: 'Returns the height of the tree. An empty tree has height 0.',
    getMaxBalance: 'Returns the maximum height difference between the two children of a node.',
    getUserData: {
      summary: 'Returns the user data of a leaf.',
      parameters: { id: PROXY },
      returns: '',
    },
    insertLeaf: {
      summary:
        'Inserts a leaf into the tree. Chooses its sibling with the surface area heuristic (SAH), which keeps the perimeters of the nodes small.',
      parameters: { leaf: 'Node with a bounding box, which is not part of the tree yet.' },
    },
    moveProxy: {
      summary:
        'Updates the bounding box of a leaf. If the box is still inside the fat AABB, does nothing.',
      parameters: { id: PROXY, aabb: MOVED_BOX, d: MOVED },
      returns: '`true` if the leaf was reinserted.',
    },
    query: {
      summary: 'Calls a function for each leaf whose fat AABB overlaps a rectangle (AABB query).',
      parameters: QUERY,
    },
    rayCast: {
      summary: 'Calls a function for each leaf whose fat AABB a ray hits.',
      remarks: 'The callback must test the ray against the shape and apply filters.',
      parameters: RAY_CAST,
    },
    rebuildBottomUp: {
      summary: 'Rebuilds the tree from its leaves, for testing.',
      remarks:
        'Do not call this method: in this version, it loses all leaves if there is more than one.',
    },
    removeLeaf: {
      summary: 'Removes a leaf from the tree, but does not free its node.',
      parameters: { leaf: 'Leaf of this tree.' },
    },
    shiftOrigin: {
      summary: 'Translates all bounding boxes when the world origin shifts.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
    validate: 'Does nothing in the published package.',
    validateMetrics: { summary: VALIDATION, parameters: VALIDATED },
    validateStructure: { summary: VALIDATION, parameters: VALIDATED },
  },
};

export const TreeNode: SymbolNotes<typeof planck.TreeNode> = {
  summary: 'A node of a `DynamicTree`: a leaf with user data, or a box around two child nodes.',
  new: {
    summary: 'Internal: do not create instances.',
    parameters: { id: 'ID of the node. A tree assigns its own IDs.' },
  },
  members: {
    aabb: 'Fat AABB of a leaf, or the box that encloses both child nodes.',
    child1: 'First child node. `null` for a leaf.',
    child2: 'Second child node. `null` for a leaf.',
    height: 'Height of the subtree: 0 for a leaf, and -1 for a node that is not in use.',
    id: 'ID of the node in the tree.',
    parent: 'Parent node. `null` for the root.',
    userData: 'User data of a leaf. `null` for other nodes.',
    isLeaf: 'Returns whether the node has no child nodes.',
  },
};

export const DynamicTreeQueryCallback: SymbolNotes<planck.DynamicTreeQueryCallback> = {
  summary:
    'Callback for each leaf that an AABB query of a dynamic tree finds. Return `false` to stop the query.',
  parameters: { nodeId: 'ID of the leaf.' },
};

export const RayCastCallback: SymbolNotes<planck.RayCastCallback> = {
  summary: 'Callback for each leaf of a dynamic tree whose fat AABB a ray hits.',
  remarks:
    'Return 0 to stop the ray cast, a positive number to clip the ray to that fraction, or a negative number to continue with the same ray.',
  parameters: {
    subInput: 'Ray, whose `maxFraction` includes the clipping by earlier calls.',
    id: 'ID of the leaf.',
  },
};
