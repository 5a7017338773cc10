import type { Body, CircleShape } from 'planck';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Circles never lie in each other, and have the mass of their area. */
export const promised: Promised = ({ world }, values) => {
  const [, pegs, ...balls] = bodiesOf(world()) as [Body, Body, ...Body[]];
  const circlesOf = (body: Body) => {
    const circles: { x: number; y: number; radius: number }[] = [];
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
      const shape = fixture.getShape() as CircleShape;
      const { x, y } = body.getWorldPoint(shape.getCenter());
      circles.push({ x, y, radius: shape.getRadius() });
    }
    return circles;
  };
  const still = circlesOf(pegs);
  expect(balls[0]?.getMass()).toBeCloseTo(Math.PI * Number(values.radius) ** 2, 9);
  return {
    each: () => {
      const circles = balls.flatMap(circlesOf);
      const overFloor = circles.map(({ y, radius }) => y - radius);
      const fromPegs = circles.flatMap((circle) =>
        still.map(
          (peg) => Math.hypot(circle.x - peg.x, circle.y - peg.y) - circle.radius - peg.radius,
        ),
      );
      expect(Math.min(...overFloor, ...fromPegs)).toBeGreaterThan(-0.03);
    },
    end: () => {
      // They came through.
      const low = balls.filter((ball) => ball.getPosition().y < 1.4);
      // Large ones fill the floor, and the others lie on them.
      expect(low.length).toBeGreaterThan(Number(values.radius) > 0.3 ? 9 : 12);
    },
  };
};
