import * as planck from 'planck';
import { beforeEach, expect, it } from 'vitest';
import { createFilm, listPoses } from './film.ts';

let world: planck.World;
let box: planck.Body;
let film: ReturnType<typeof createFilm>;

beforeEach(() => {
  world = new planck.World();
  world.createBody().createFixture({ shape: new planck.Box(5, 1) });
  box = world.createBody({ type: 'dynamic', position: { x: 0, y: 5 } });
  box.createFixture({ shape: new planck.Circle(1), density: 1 });
  film = createFilm(3);
});

function recordAt(step: number) {
  box.setPosition({ x: step, y: 5 });
  film.record(step, world);
}

it('keeps the last frames', () => {
  for (let step = 0; step <= 4; step++) recordAt(step);
  expect([film.first(), film.last()]).toEqual([2, 4]);
  expect(film.frame(1)).toBeUndefined();
  expect(film.frame(5)).toBeUndefined();
  const [ground, ball] = listPoses(film.frame(3) ?? never());
  expect(ground?.pose).toEqual({ x: 0, y: 0, angle: 0 });
  expect(ball?.pose).toEqual({ x: 3, y: 5, angle: 0 });
});

it('shares the list of bodies between frames, until it changes', () => {
  recordAt(0);
  recordAt(1);
  expect(film.frame(1)?.bodies).toBe(film.frame(0)?.bodies);
  box.createFixture({ shape: new planck.Circle(2), density: 1 });
  recordAt(2);
  expect(film.frame(2)?.bodies).not.toBe(film.frame(1)?.bodies);
  expect(film.frame(2)?.bodies.map(({ fixtures }) => fixtures.length)).toEqual([1, 2]);
});

it('keeps the shapes of a body that is destroyed', () => {
  recordAt(0);
  world.destroyBody(box);
  film.record(1, world);
  expect(listPoses(film.frame(1) ?? never())).toHaveLength(1);
  const [, ball] = listPoses(film.frame(0) ?? never());
  expect(ball?.fixtures[0]?.getShape().getRadius()).toBe(1);
});

it('records a step once, and again after a truncation', () => {
  for (let step = 0; step <= 2; step++) recordAt(step);
  const frame = film.frame(1);
  recordAt(1);
  expect(film.frame(1)).toBe(frame);
  film.truncate(1);
  expect(film.last()).toBe(1);
  recordAt(2);
  expect(film.last()).toBe(2);
});

function never(): never {
  throw new Error('no frame');
}
