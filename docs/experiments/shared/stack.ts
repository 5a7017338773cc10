import type { Body, World } from 'planck';
import type { Engine } from '#experiment';

/** Gap between the outlines of two resting boxes: two polygon radii minus the linear slop. */
export function restGap({ Settings }: Engine): number {
  return 2 * Settings.polygonRadius - Settings.linearSlop;
}

/**
 * Creates a column of boxes on the ground, each at its ideal resting position. Returns the boxes from
 * bottom to top.
 * @param densities Density of each box, in kg/m².
 */
export function createStack(
  planck: Engine,
  world: World,
  side: number,
  densities: number[],
): Body[] {
  const { Box } = planck;
  const gap = restGap(planck);
  world.createBody().createFixture({ shape: new Box(20, 1, { x: 0, y: -1 }), friction: 0.6 });
  return densities.map((density, index) => {
    const y = gap + side / 2 + index * (side + gap);
    const body = world.createBody({ type: 'dynamic', position: { x: 0, y } });
    body.createFixture({ shape: new Box(side / 2, side / 2), density, friction: 0.6 });
    return body;
  });
}
