import { Box, Circle, World } from 'planck';
import { expect, test } from 'vitest';
import { boundsOf, WindowWalls } from '../../../docs/scenes/recipes/fit-window.ts';

// Claims of the recipe about walls that follow the window.

/** Returns boxes and circles that rest on the floor of a window of 15 × 8 m. */
function createRoom() {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const walls = new WindowWalls(world);
  walls.resize(15, 8);
  const bodies = Array.from({ length: 40 }, (_, i) => {
    const position = { x: 1 + (i % 13), y: 1 + 1.2 * Math.floor(i / 13) };
    const body = world.createBody({ type: 'dynamic', position });
    body.createFixture({ shape: i % 3 ? new Circle(0.35) : new Box(0.35, 0.3), density: 1 });
    return body;
  });
  for (let i = 0; i < 600; i++) world.step(1 / 60);
  const isOutside = (i: number) => {
    const { x, y } = bodies[i]?.getPosition() ?? { x: NaN, y: NaN };
    return !(x > 0 && x < walls.width && y > 0 && y < walls.height);
  };
  const countOutside = () => bodies.filter((_, i) => isOutside(i)).length;
  return { world, walls, bodies, countOutside };
}

test.each([
  [10, 8],
  [6, 4],
  [4, 4],
])('all bodies stay in a window that suddenly has %i × %i m', (width, height) => {
  const { world, walls, countOutside } = createRoom();
  walls.resize(width, height);
  walls.bringBack();
  for (let i = 0; i < 180; i++) {
    world.step(1 / 60);
    expect(countOutside()).toBe(0);
  }
});

test('bodies behind a new wall stay outside unless they are brought back', () => {
  const { world, walls, countOutside } = createRoom();
  walls.resize(6, 4);
  for (let i = 0; i < 180; i++) world.step(1 / 60);
  expect(countOutside()).toBeGreaterThan(10);
});

test('a wall that moves slowly pushes bodies', () => {
  const { world, walls, countOutside } = createRoom();
  for (let width = 15; width > 9; width -= 0.05) {
    walls.resize(width, 8);
    world.step(1 / 60);
  }
  expect(countOutside()).toBe(0);
});

test('sleeping bodies wake when their floor is replaced', () => {
  const { walls, bodies } = createRoom();
  const resting = bodies.filter((body) => !body.isAwake() && boundsOf(body).lowerBound.y < 0.03);
  expect(resting.length).toBeGreaterThan(5);
  walls.resize(15, 7);
  for (const body of resting) expect(body.isAwake()).toBe(true);
});

test('a body that is moved wakes', () => {
  const world = new World();
  const body = world.createBody({ type: 'dynamic', awake: false });
  body.setTransform({ x: 1, y: 0 }, 0);
  expect(body.isAwake()).toBe(true);
});
