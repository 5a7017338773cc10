import * as planck from 'planck';
import { beforeEach, expect, it } from 'vitest';
import { findIslands } from './islands.ts';

const { Box, Circle, DistanceJoint, World } = planck;

let world: planck.World;
let balls: planck.Body[];

/** A ground with three balls on it that touch each other in a row. */
beforeEach(() => {
  world = new World({ gravity: { x: 0, y: -10 } });
  bodyAt(0, -1, new Box(9, 1), 'static');
  balls = [0, 1, 2].map((x) => bodyAt(x, 0.5, new Circle(0.5)));
});

function bodyAt(
  x: number,
  y: number,
  shape: planck.Shape,
  type: planck.BodyType = 'dynamic',
  isSensor = false,
): planck.Body {
  const body = world.createBody({ type, position: { x, y } });
  body.createFixture({ shape, density: 1, isSensor });
  return body;
}

/** Returns the numbers of the bodies of each island. */
function islands(): number[][] {
  world.step(1 / 60);
  const all = [...findIslands(world)];
  const numbers = new Map(balls.map((ball, index) => [ball, index]));
  return all.map(({ bodies }) => bodies.map((body) => numbers.get(body) ?? -1).sort());
}

it('are connected by contacts, but not through static bodies', () => {
  expect(islands()).toEqual([[0, 1, 2]]);
  balls[1]?.setPosition({ x: 5, y: 0.5 });
  expect(islands()).toEqual([[0], [1], [2]]);
});

it('are connected by joints, except by the hidden one', () => {
  balls[2]?.setPosition({ x: 5, y: 0.5 });
  const [, a, b] = balls as [planck.Body, planck.Body, planck.Body];
  const joint = world.createJoint(new DistanceJoint({}, a, b, a.getPosition(), b.getPosition()));
  expect(islands()).toEqual([[0, 1, 2]]);
  expect(findIslands(world, joint ?? undefined)).toHaveLength(2);
});

it('are connected through kinematic bodies, as in the solver', () => {
  balls[1]?.setPosition({ x: 5, y: 0.5 });
  balls.push(bodyAt(1, 0.5, new Circle(0.5), 'kinematic'));
  expect(islands()).toEqual([[0, 2, 3], [1]]);
});

it('are not connected by sensors, disabled contacts, or inactive bodies', () => {
  balls[1]?.setActive(false);
  balls.push(bodyAt(1, 0.5, new Circle(0.5), 'dynamic', true));
  expect(islands()).toEqual([[0], [2], [3]]);
  balls[1]?.setActive(true);
  world.on('pre-solve', (contact) => contact.setEnabled(false));
  expect(islands()).toEqual([[0], [1], [2], [3]]);
});

it('are known by the number of their oldest body', () => {
  balls[1]?.setPosition({ x: 5, y: 0.5 });
  world.step(1 / 60);
  expect(findIslands(world).map(({ number }) => number)).toEqual([2, 3, 4]);
});
