import { Box, type Fixture, type Vec2Value, World } from 'planck';
import { expect, test } from 'vitest';
import { computeVisibleArea, findCorners } from '../../../docs/scenes/recipes/field-of-view.ts';

const RADIUS = 6;
const OPAQUE = 0x0002;
const blocks = (fixture: Fixture) => (fixture.getFilterCategoryBits() & OPAQUE) !== 0;

function trace(world: World, from: Vec2Value, withCorners = true): Vec2Value[] {
  const view = { from, radius: RADIUS, direction: 0, angle: 2 * Math.PI };
  const corners = withCorners ? findCorners(world, view, blocks) : [];
  return computeVisibleArea(world, view, corners, 96, blocks);
}

function computeArea(points: Vec2Value[]): number {
  let last = points.at(-1) ?? { x: 0, y: 0 };
  let sum = 0;
  for (const point of points) {
    sum += (last.x * point.y - last.y * point.x) / 2;
    last = point;
  }
  return sum;
}

test('rays to corners keep shadows from jumping while the eye moves', () => {
  const world = new World();
  world.createBody().createFixture({ shape: new Box(1, 0.1), filterCategoryBits: OPAQUE });
  /** Returns the largest change of the visible area while the eye moves 1 cm, in m². */
  const largestJump = (withCorners: boolean) => {
    const areas = Array.from({ length: 100 }, (_, i) =>
      computeArea(trace(world, { x: 0.01 * i, y: 2 }, withCorners)),
    );
    return Math.max(...areas.slice(1).map((area, i) => Math.abs(area - (areas[i] ?? 0))));
  };
  expect(largestJump(true)).toBeLessThan(0.1);
  expect(largestJump(false)).toBeGreaterThan(0.4);
});

test('light leaks between two crates, unless a larger sensor blocks it', () => {
  /** Whether light gets to the other side of two crates, at the height of the gap between them. */
  const leaks = (hasSensor: boolean) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture(new Box(9, 0.5, { x: 0, y: -0.5 }));
    for (const y of [0.5, 1.52]) {
      const crate = world.createBody({ type: 'dynamic', position: { x: 2, y } });
      const filterCategoryBits = OPAQUE;
      crate.createFixture({ shape: new Box(0.5, 0.5), density: 1, filterCategoryBits });
      if (!hasSensor) continue;
      const shape = new Box(0.51, 0.51);
      crate.createFixture({ shape, density: 0, isSensor: true, filterCategoryBits });
    }
    for (let i = 0; i < 120; i++) world.step(1 / 60);
    return trace(world, { x: 0, y: 1 }).some(({ x, y }) => x > 3 && y > 0.8 && y < 1.2);
  };
  expect(leaks(false)).toBe(true);
  expect(leaks(true)).toBe(false);
});
