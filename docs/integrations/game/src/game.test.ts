// #region play
import { expect, test } from 'vitest';
import { Game, SIZE } from './game.ts';

/** Plays for some seconds, as fast as the computer can. */
function play(game: Game, seconds: number, framesPerSecond = 60) {
  const frames = Math.round(seconds * framesPerSecond);
  for (let i = 0; i < frames; i++) game.advance(1 / framesPerSecond);
}
// #endregion

// #region rule
test('a crate that is dropped comes to rest on the ground', () => {
  const game = new Game();
  const { body: crate } = game.add('crate', { x: 13, y: 5 });
  play(game, 3);
  expect(crate.isAwake()).toBe(false);
  expect(crate.getPosition().y).toBeCloseTo(0.5, 1); // meters
});
// #endregion

// #region input
test('a toy can be lifted and let go', () => {
  const game = new Game();
  const { body: ball } = game.add('ball', { x: 13, y: 0.5 });
  game.press({ x: 13, y: 0.5 });
  game.move({ x: 13, y: 6 });
  play(game, 2);
  expect(ball.getPosition().y).toBeCloseTo(6, 0);
  game.release();
  play(game, 5);
  expect(ball.getPosition().y).toBeCloseTo(0.5, 1);
});
// #endregion

test('walls stop a toy that is pulled against them', () => {
  const game = new Game();
  const { body: ball } = game.add('ball', { x: 13, y: 0.5 });
  game.press({ x: 13, y: 0.5 });
  game.move({ x: 13, y: -3 });
  play(game, 2);
  expect(ball.getPosition().y).toBeGreaterThan(0);
});

test('two fingers hold two toys, and release each its own', () => {
  const game = new Game();
  const { body: ball } = game.add('ball', { x: 12, y: 0.5 });
  const { body: crate } = game.add('crate', { x: 14, y: 0.5 });
  game.press(ball.getPosition(), 1);
  game.press(crate.getPosition(), 2);
  game.move({ x: 12, y: 6 }, 1);
  game.move({ x: 14, y: 6 }, 2);
  game.release(1);
  play(game, 2);
  expect(ball.getPosition().y).toBeCloseTo(0.5, 1);
  expect(crate.getPosition().y).toBeCloseTo(6, 0);
  game.release(2);
  expect(game.world.getJointCount()).toBe(0);
});

test('a click on an empty place adds a toy, outside of the box it does not', () => {
  const game = new Game();
  const { length } = game.toys;
  game.press({ x: 13, y: 5 });
  expect(game.toys).toHaveLength(length + 1);
  game.press({ x: 13, y: SIZE.height + 1 });
  expect(game.toys).toHaveLength(length + 1);
});

// #region limit
test('a full box loses its oldest toy, even while it is held', () => {
  const game = new Game();
  const [oldest] = game.toys;
  if (!oldest) throw new Error('the box is empty');
  game.press(oldest.body.getPosition());
  for (let i = 0; i < 100; i++) game.add('ball', { x: 1 + (i % 14), y: 5 });
  game.move({ x: 8, y: 8 });
  game.release();
  play(game, 1);
  expect(game.toys).toHaveLength(40);
  expect(game.toys).not.toContain(oldest);
  expect(game.world.getBodyCount()).toBe(41); // with the walls
  expect(game.world.getJointCount()).toBe(0);
});
// #endregion

// #region time
test('the frame rate changes nothing', () => {
  const poses = [30, 60, 144].map((framesPerSecond) => {
    const game = new Game();
    const { body: ball } = game.add('ball', { x: 13, y: 8 });
    play(game, 2, framesPerSecond);
    return game.poseOf(ball);
  });
  for (const pose of poses) expect(pose.y).toBeCloseTo(poses[0]?.y ?? 0, 6);
});
// #endregion

// #region extremes
test('nothing leaves the box, however it is thrown', () => {
  const game = new Game();
  const { body: ball } = game.add('ball', { x: 8, y: 8 });
  for (let throws = 0; throws < 20; throws++) {
    ball.setLinearVelocity({ x: 60 * Math.cos(throws), y: 60 * Math.sin(throws) });
    play(game, 0.5);
    const { x, y } = ball.getPosition();
    expect(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height).toBe(true);
  }
});
// #endregion
