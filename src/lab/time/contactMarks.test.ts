import * as planck from 'planck';
import { beforeEach, expect, it } from 'vitest';
import { createContactMarks } from './contactMarks.ts';

const CAPACITY = 4;

let step: number;
let marks: ReturnType<typeof createContactMarks>;
let world: planck.World;
let ground: planck.Body;
let ball: planck.Body;

beforeEach(() => {
  step = 0;
  marks = createContactMarks(() => step, CAPACITY);
  world = new planck.World();
  ground = world.createBody();
  ground.createFixture({ shape: new planck.Circle(1) });
  ball = world.createBody({ type: 'dynamic' });
  ball.createFixture({ shape: new planck.Circle(1), density: 1 });
  marks.watch(world);
});

/** Makes steps in which the ball touches the other body. */
function touchIn(...steps: number[]): void {
  const last = Math.max(...steps);
  for (step = 1; step <= last; step++) {
    ball.setPosition({ x: steps.includes(step) ? 1.5 : 9, y: 0 });
    world.step(1 / 60);
  }
}

const begins = () => marks.between(0, Infinity).begins;

it('records in which steps contacts begin and end', () => {
  touchIn(2, 3, 6);
  expect(marks.between(0, 9)).toEqual({ begins: [2, 6], ends: [4] });
  expect(marks.between(4, 6)).toEqual({ begins: [6], ends: [4] });
});

it.each(['ground', 'ball'])('ignores the %s if it is a sensor, which overlaps', (which) => {
  (which === 'ball' ? ball : ground).getFixtureList()?.setSensor(true);
  let count = 0;
  world.on('begin-contact', () => count++);
  touchIn(2, 3);
  expect(count).toBe(1);
  expect(begins()).toEqual([]);
});

it('keeps the last of many', () => {
  touchIn(2, 4, 6, 8, 10, 12, 14, 16, 18);
  expect(begins()).toEqual([12, 14, 16, 18]);
});

it('removes what came after a step, which stays', () => {
  touchIn(2, 4, 6);
  marks.truncate(4);
  expect(begins()).toEqual([2, 4]);
});
