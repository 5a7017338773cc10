import type { Engine } from '#experiment';
import { run } from './run.ts';

/**
 * Gap between the outline of a box and that of the static box or edge on which the box rests, in length
 * units; negative if they overlap. The box falls from a height of half its side.
 */
export function gapBelow({ World, Box, Edge }: Engine, side: number, gravity: number, on: string) {
  const world = new World({ gravity: { x: 0, y: -gravity } });
  const ground = world.createBody();
  const far = 10 * side;
  if (on === 'edge') ground.createFixture(new Edge({ x: -far, y: 0 }, { x: far, y: 0 }));
  else ground.createFixture(new Box(far, side, { x: 0, y: -side }));
  const box = world.createBody({ type: 'dynamic', position: { x: 0, y: side } });
  box.createFixture({ shape: new Box(side / 2, side / 2), density: 1 });
  run(world, 5);
  return box.getPosition().y - side / 2;
}
