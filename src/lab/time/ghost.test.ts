import * as planck from 'planck';
import { Circle, World } from 'planck';
import { expect, it } from 'vitest';
import { defineScene, type Scene } from '../model/scene.ts';
import { listPoses } from './film.ts';
import { createGhost } from './ghost.ts';
import { startSession } from './session.ts';

/** A ball that moves to the right by 1 m per second. */
const SCENE = defineScene({
  title: 'A ball',
  description: '',
  create() {
    const world = new World();
    const ball = world.createBody({ type: 'dynamic', linearVelocity: { x: 1, y: 0 } });
    ball.createFixture({ shape: new Circle(1), density: 1 });
    return { world, view: { x: 0, y: 0, width: 10, height: 10 } };
  },
}) as Scene;

/** Keeps a run of this many seconds, and returns where its ball is after these times, in seconds. */
function keepRun(seconds: number): (time: number) => number | undefined {
  const session = startSession(
    { engine: planck, scene: SCENE, restoreSettings: () => undefined },
    {},
  );
  for (let step = 0; step < 60 * seconds; step++) session.step();
  const ghost = createGhost(planck, () => undefined);
  ghost.keep(session);
  while (!ghost.approach(() => true));
  return (time) => {
    const frame = ghost.frame(60 * time);
    return frame && listPoses(frame)[0]?.pose.x;
  };
}

it('keeps a run of half a minute', () => {
  const positionAfter = keepRun(31);
  for (const time of [0, 1, 10, 30]) expect(positionAfter(time)).toBeCloseTo(time, 3);
  // Longer films would take too much memory.
  expect(positionAfter(31)).toBeCloseTo(30, 3);
});

it('shows the end of a shorter run from then on', () => {
  const positionAfter = keepRun(2);
  expect(positionAfter(1)).toBeCloseTo(1, 4);
  expect(positionAfter(5)).toBeCloseTo(2, 4);
});

it('has no picture before its film is complete, and after it was forgotten', () => {
  const session = startSession(
    { engine: planck, scene: SCENE, restoreSettings: () => undefined },
    {},
  );
  for (let step = 0; step < 60; step++) session.step();
  const ghost = createGhost(planck, () => undefined);
  expect(ghost.hasFilm()).toBe(false);
  ghost.keep(session);
  expect(ghost.approach(() => false)).toBe(false);
  expect(ghost.isFilming()).toBe(true);
  expect(ghost.frame(0)).toBeUndefined();
  expect(ghost.approach(() => true)).toBe(true);
  expect(ghost.hasFilm()).toBe(true);
  expect(ghost.frame(0)).toBeDefined();
  ghost.forget();
  expect(ghost.hasFilm()).toBe(false);
  expect(ghost.frame(0)).toBeUndefined();
});
