import { Box, World } from 'planck';
import { expect, it } from 'vitest';
import { closeUp } from './closeUp.ts';

const VIEW = { x: 0, y: 10, width: 60, height: 40 };

/** Creates a world with boxes of 2 m and a ground that is wider than the view. */
function createWorld(...positions: [x: number, y: number][]): World {
  const world = new World();
  world.createBody().createFixture({ shape: new Box(100, 1) });
  for (const [x, y] of positions)
    world
      .createBody({ type: 'dynamic', position: { x, y } })
      .createFixture({ shape: new Box(1, 1) });
  return world;
}

it('shows the part of the view that moving bodies are in', () => {
  const view = closeUp({ world: createWorld([-10, 1], [10, 21]), view: VIEW });
  expect(view.x).toBeCloseTo(0);
  expect(view.y).toBeCloseTo(11);
  expect(view.width).toBeCloseTo(22 * 1.3, 0);
  expect(view.height).toBeCloseTo(22 * 1.3, 0);
});

it('shows at least a quarter of the view', () => {
  expect(closeUp({ world: createWorld([5, 6]), view: VIEW })).toMatchObject({
    width: 15,
    height: 10,
  });
});

it('shows what is drawn', () => {
  const view = closeUp({
    world: createWorld(),
    view: VIEW,
    draw: (pen) => {
      pen.circle({ x: 0, y: 0 }, 5, {});
      pen.arrow({ x: 1, y: 1 }, { x: 15, y: 2 }, 'red');
    },
  });
  expect(view).toMatchObject({ x: 5, y: 0, width: 26, height: 13 });
});

it('ignores bodies outside of the view, and is never larger than it', () => {
  const far = closeUp({ world: createWorld([5, 6], [500, 6]), view: VIEW });
  expect(far.x).toBeCloseTo(5);
  const wide = closeUp({ world: createWorld([-29, 6], [29, 6]), view: VIEW });
  expect(wide.width).toBe(60);
});

it('keeps the view of a world where nothing moves', () => {
  expect(closeUp({ world: createWorld(), view: VIEW })).toEqual(VIEW);
});
