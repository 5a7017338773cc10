import type { Shape } from 'planck';
import { defineExperiment, type Engine } from '#experiment';

const BODIES = 10;
const TILES = 20;
/** Length of a tile, in meters. */
const TILE = 0.4;

/**
 * Throws ten bodies, each 1 m wide, across 20 tiles at 3 m/s to 9 m/s, without friction. Measures how many
 * of them lose speed, or the mean or maximum fraction of its speed that a body loses.
 */
export default defineExperiment({
  params: {
    floor: ['boxes', 'edges'],
    thrown: ['box', 'cut box', 'ball', 'feet'],
    result: ['slowed', 'mean loss', 'worst loss'],
  },
  measure(planck, { floor, thrown, result }) {
    const losses = lossesOf(planck, floor, thrown);
    if (result === 'slowed') return losses.filter((loss) => loss > 1e-6).length;
    if (result === 'worst loss') return Math.max(...losses);
    return losses.reduce((sum, loss) => sum + loss, 0) / BODIES;
  },
});

/** Losses from earlier throws: tables show several results of the same throws. */
const cache = new Map<string, number[]>();

function lossesOf(planck: Engine, floor: string, thrown: string): number[] {
  const key = `${thrown} on ${floor}`;
  const losses =
    cache.get(key) ?? Array.from({ length: BODIES }, (_, i) => throwOne(planck, floor, thrown, i));
  cache.set(key, losses);
  return losses;
}

/** Fraction of its speed that a body loses. Each throw is slightly faster and starts slightly higher. */
function throwOne(planck: Engine, floor: string, thrown: string, index: number): number {
  const { World, Box, Edge } = planck;
  const world = new World({ gravity: { x: 0, y: -10 } });
  const ground = world.createBody();
  for (let x = 0; x < TILES; x++) {
    const box = new Box(TILE / 2, 0.5, { x: TILE * (x + 0.5), y: -0.5 });
    const edge = new Edge({ x: TILE * x, y: 0 }, { x: TILE * (x + 1), y: 0 });
    ground.createFixture({ shape: floor === 'boxes' ? box : edge, friction: 0 });
  }
  const speed = 3 + (6 * index) / (BODIES - 1);
  const body = world.createBody({
    type: 'dynamic',
    position: { x: 0.6 + 0.08 * index, y: 0.55 + 0.03 * index },
    linearVelocity: { x: speed, y: 0 },
    fixedRotation: thrown !== 'ball',
  });
  for (const shape of shapesOf(planck, thrown)) {
    body.createFixture({ shape, density: 1, friction: 0 });
  }
  const seconds = (TILE * TILES - 2) / speed;
  for (let step = 0; step < 60 * seconds; step++) world.step(1 / 60);
  return 1 - body.getLinearVelocity().x / speed;
}

function shapesOf({ Box, Circle, Polygon }: Engine, thrown: string): Shape[] {
  if (thrown === 'ball') return [new Circle(0.5)];
  if (thrown === 'box') return [new Box(0.5, 0.5)];
  if (thrown === 'feet') {
    const feet = [-0.3, 0.3].map((x) => new Circle({ x, y: -0.3 }, 0.2));
    return [new Box(0.5, 0.3, { x: 0, y: 0.2 }), ...feet];
  }
  return [
    new Polygon([
      { x: -0.4, y: -0.5 },
      { x: 0.4, y: -0.5 },
      { x: 0.5, y: -0.4 },
      { x: 0.5, y: 0.5 },
      { x: -0.5, y: 0.5 },
      { x: -0.5, y: -0.4 },
    ]),
  ];
}
