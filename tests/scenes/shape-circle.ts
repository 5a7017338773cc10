import type { Body, CircleShape } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Circles do not overlap, and have the mass of their area. */
export const check: SceneCheck = ({ world }, values) => {
  const [, pegs, ...balls] = listBodies(world()) as [Body, Body, ...Body[]];
  const listCircles = (body: Body) => {
    const circles: { x: number; y: number; radius: number }[] = [];
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
      const shape = fixture.getShape() as CircleShape;
      const { x, y } = body.getWorldPoint(shape.getCenter());
      circles.push({ x, y, radius: shape.getRadius() });
    }
    return circles;
  };
  const pegCircles = listCircles(pegs);
  expect(balls[0]?.getMass()).toBeCloseTo(Math.PI * Number(values.radius) ** 2, 9);
  return {
    afterStep: () => {
      const circles = balls.flatMap(listCircles);
      const floorGaps = circles.map(({ y, radius }) => y - radius);
      const pegGaps = circles.flatMap((circle) =>
        pegCircles.map(
          (peg) => Math.hypot(circle.x - peg.x, circle.y - peg.y) - circle.radius - peg.radius,
        ),
      );
      expect(Math.min(...floorGaps, ...pegGaps)).toBeGreaterThan(-0.03);
    },
    atEnd: () => {
      // Balls that have fallen through the pegs.
      const low = balls.filter((ball) => ball.getPosition().y < 1.4);
      // Large balls fill the floor, and others rest on them.
      expect(low.length).toBeGreaterThan(Number(values.radius) > 0.3 ? 9 : 12);
    },
  };
};
