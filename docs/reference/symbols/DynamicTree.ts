import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { OLD_ORIGIN } from '../shared/texts.ts';
import { MOVED, MOVED_BOX, NEW_BOX, PROXY, QUERY, RAY_CAST } from '../shared/trees.ts';

export const DynamicTree: SymbolNotes<typeof planck.DynamicTree> = {
  summary: 'A tree of bounding boxes, which makes queries and ray casts fast.',
  new: 'Makes an empty tree.',
  members: {
    m_lastProxyId: 'The number that the last new node was given.',
    m_nodes: 'All nodes by their number.',
    m_root: 'The node that all others are below, or `null`.',
    allocateNode: 'Makes a node with a number of its own.',
    balance: { parameters: { iA: 'The node; one of its children may take its place.' } },
    computeHeight: {
      parameters: {
        id: { summary: 'The number of the node to start from.', default: { text: 'the root' } },
      },
    },
    createProxy: {
      summary: 'Adds a leaf, and returns its number.',
      remarks: '',
      parameters: { aabb: NEW_BOX, userData: 'What the leaf stands for; it is kept.' },
    },
    destroyProxy: { summary: 'Takes a leaf out of the tree.', parameters: { id: PROXY } },
    freeNode: {
      summary: 'Takes a node out of use.',
      parameters: { node: 'A node of this tree; it is emptied, and used again for another.' },
    },
    getFatAABB: {
      summary: 'The bounding box of a node, with the margin that was added.',
      parameters: { id: PROXY },
      returns: '',
    },
    getUserData: { summary: 'What a leaf stands for.', parameters: { id: PROXY }, returns: '' },
    insertLeaf: {
      summary: 'Puts a leaf where the tree grows the least.',
      parameters: { leaf: 'A node with its box set, in no tree yet.' },
    },
    moveProxy: {
      summary: 'Moves a leaf; as long as it stays within its margin, nothing is done.',
      parameters: { id: PROXY, aabb: MOVED_BOX, d: MOVED },
      returns: '`true` if the leaf had to be inserted anew.',
    },
    query: {
      summary: 'Calls a function with each leaf whose box, with its margin, overlaps a rectangle.',
      parameters: QUERY,
    },
    rayCast: {
      summary: 'Calls a function with each leaf whose box, with its margin, a ray meets.',
      parameters: RAY_CAST,
    },
    removeLeaf: {
      summary: 'Takes a leaf out of the tree.',
      parameters: { leaf: 'A leaf of this tree; it keeps its number until it is freed.' },
    },
    shiftOrigin: {
      summary: 'Moves all boxes so that a point becomes the origin.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
    validateMetrics: {
      summary: 'Does nothing in the published package but walk through the tree.',
      parameters: { node: 'The node to start from; `null` is allowed.' },
    },
    validateStructure: {
      summary: 'Does nothing in the published package but walk through the tree.',
      parameters: { node: 'The node to start from; `null` is allowed.' },
    },
  },
};

export const TreeNode: SymbolNotes<typeof planck.TreeNode> = {
  summary: 'A node of a `DynamicTree`: a bounding box with two children, or with what it holds.',
  new: {
    summary: 'Makes a node.',
    parameters: { id: 'Its number; a tree gives it one of its own.' },
  },
  members: {
    child1: 'The first node below it; a leaf has none.',
    child2: 'The second node below it; a leaf has none.',
    id: 'Its number in the tree.',
    parent: 'The node above it, or `null`.',
    userData: 'What a leaf stands for.',
    isLeaf: 'Tells if there is no node below it.',
  },
};

export const DynamicTreeQueryCallback: SymbolNotes<planck.DynamicTreeQueryCallback> = {
  summary: 'Gets each node that a query of a tree finds; `false` stops it.',
  parameters: { nodeId: 'The number of a leaf that was found.' },
};

export const RayCastCallback: SymbolNotes<planck.RayCastCallback> = {
  summary:
    'Gets each node that a ray meets in a tree; 0 stops, a positive number shortens the ray to it.',
  parameters: { subInput: 'The ray, as long as it still is.', id: 'The number of the leaf.' },
};
