import { Circle, Edge, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Edge shape: ghost vertices',
  description:
    'On each of two floors of short edges, a ball slides without friction. The edges of the upper floor have no ghost vertices: the ball hits their endpoints and slows down, and a fast ball hops. On the lower floor, each edge has its neighbors’ vertices as ghost vertices, and the ball keeps its speed.',
  params: {
    speed: range('Initial speed', { min: 2, max: 8, value: 5, unit: 'm/s', restart: true }),
    length: range('Edge length', {
      min: 0.25,
      max: 1,
      step: 0.25,
      value: 0.25,
      unit: 'm',
      restart: true,
    }),
  },
  poster: 5.2,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const { length } = params;
    const edgeCount = Math.round(10 / length);
    const radius = 0.35;

    const createFloor = (y: number, hasGhostVertices: boolean) => {
      const floor = world.createBody({ position: { x: 0, y } });
      for (let index = 0; index < edgeCount; index++) {
        const x = index * length - 5;
        const edge = new Edge({ x, y: 0 }, { x: x + length, y: 0 });
        if (hasGhostVertices) {
          // Ghost vertices: the points before and after this edge.
          edge.setPrevVertex({ x: x - length, y: 0 });
          edge.setNextVertex({ x: x + 2 * length, y: 0 });
        }
        floor.createFixture({ shape: edge, friction: 0 });
      }
      // Walls reflect the ball at full speed.
      for (const x of [-5, 5]) {
        const shape = new Edge({ x, y: 0 }, { x, y: 2 });
        floor.createFixture({ shape, friction: 0, restitution: 1 });
      }

      const ball = world.createBody({ type: 'dynamic', position: { x: -4, y: y + 0.5 } });
      ball.createFixture({ shape: new Circle(radius), density: 1, friction: 0 });
      ball.setLinearVelocity({ x: params.speed, y: 0 });
      return ball;
    };
    const upper = createFloor(2.8, false);
    const lower = createFloor(0, true);
    const speedOf = (ball: typeof upper) => `${ball.getLinearVelocity().length().toFixed(1)} m/s`;

    return {
      world,
      view: { x: 0, y: 2.2, width: 10.6, height: 5.6 },
      facts: () => ({ 'Upper ball speed': speedOf(upper), 'Lower ball speed': speedOf(lower) }),
      draw(pen) {
        for (let index = 0; index <= edgeCount; index++) {
          const x = index * length - 5;
          pen.dot({ x, y: 2.8 }, 'bad');
          pen.dot({ x, y: 0 }, 'good');
        }
        for (const ball of [upper, lower]) {
          const { x, y } = ball.getPosition();
          pen.text({ x, y: y + 0.6 }, speedOf(ball), 'outline', 'center');
        }
        pen.text({ x: -4.8, y: 4.3 }, 'without ghost vertices', 'bad');
        pen.text({ x: -4.8, y: 1.5 }, 'with ghost vertices', 'good');
      },
    };
  },
});
