import type { AABBValue, BroadPhase, TreeNode, World } from 'planck';
import type { Pen, Style } from '../../model/pen.ts';
import { listBodies, listBoxes, listFixtures } from '../world.ts';

/** Draws the bounding box of each child of each fixture, which includes its motion in the last step. */
export function drawBoxes(pen: Pen, world: World): void {
  for (const fixture of listBodies(world).flatMap(listFixtures)) {
    // An inactive body has no boxes.
    if (!fixture.getBody().isActive()) continue;
    for (const box of listBoxes(fixture)) drawBox(pen, box, { stroke: 'box', width: 1 });
  }
}

/** Draws the fat AABBs: the boxes with a margin that the leaves of the dynamic tree contain. */
export function drawFatBoxes(pen: Pen, world: World): void {
  for (const node of readTreeNodes(world)) {
    if (node.isLeaf()) drawBox(pen, node.aabb, { stroke: 'box', width: 1, dashed: true });
  }
}

/** Draws the inner nodes of the dynamic tree. Lines are wider toward the root. */
export function drawTree(pen: Pen, world: World): void {
  const inner = readTreeNodes(world).filter((node) => !node.isLeaf());
  const depth = Math.max(1, ...inner.map(({ height }) => height));
  for (const { aabb, height } of inner)
    drawBox(pen, aabb, { stroke: 'good', width: 1 + (2 * (height - 1)) / depth });
}

function readTreeNodes(world: World): TreeNode<unknown>[] {
  // The engine doesn't expose the broad phase of a world.
  const { m_broadPhase } = world as World & { m_broadPhase: BroadPhase };
  return Object.values(m_broadPhase.m_tree.m_nodes);
}

function drawBox(pen: Pen, { lowerBound: a, upperBound: b }: AABBValue, style: Style): void {
  pen.polygon([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }], style);
}
