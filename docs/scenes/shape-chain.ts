import { Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Chain shape: loop and terrain',
  description:
    'A rotating drum consists of a chain loop; hilly terrain consists of an open chain. If you reduce the number of points, the terrain gets rougher, but it still has no seams to catch on.',
  params: {
    speed: range('Drum speed', { min: -3, max: 3, value: 1, unit: 'rad/s' }),
    points: range('Terrain points', {
      min: 4,
      max: 40,
      step: 1,
      value: 24,
      restart: true,
    }),
  },
  poster: 1.6,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // The second argument makes the chain a loop: an edge connects the last point to the first.
    const corners = Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      return { x: 1.9 * Math.cos(angle), y: 1.9 * Math.sin(angle) };
    });
    const drum = world.createBody({ type: 'kinematic', position: { x: -3.4, y: 2.7 } });
    drum.createFixture({ shape: new Chain(corners, true), friction: 0.6 });

    for (let index = 0; index < 10; index++) {
      const position = { x: -4.2 + (index % 4) * 0.55, y: 2 + Math.floor(index / 4) * 0.55 };
      const body = world.createBody({ type: 'dynamic', position });
      const shape = index % 2 === 0 ? new Box(0.22, 0.22) : new Circle(0.24);
      body.createFixture({ shape, density: 1, friction: 0.5 });
    }

    // Terrain between two walls.
    const hills = Array.from({ length: params.points }, (_, index) => {
      const x = -1 + (7 * index) / (params.points - 1);
      return { x, y: 1.1 + 0.6 * Math.cos(2.2 * x) + 0.12 * (x - 2.5) ** 2 };
    });
    const ground = world.createBody();
    ground.createFixture({
      shape: new Chain([{ x: -1, y: 20 }, ...hills, { x: 6, y: 20 }]),
      friction: 0.6,
    });

    for (let index = 0; index < 5; index++) {
      const position = { x: 0.2 + index * 1.1, y: 4 + random() };
      const body = world.createBody({ type: 'dynamic', position, angularDamping: 0.3 });
      body.createFixture({ shape: new Circle(0.3), density: 1, friction: 0.6 });
    }

    return {
      world,
      view: { x: 0.2, y: 2.9, width: 12, height: 6.4 },
      step() {
        drum.setAngularVelocity(params.speed);
      },
      facts: () => ({ 'Loop edges': 8, 'Terrain edges': params.points + 1 }),
      draw(pen) {
        for (const corner of corners) pen.dot(drum.getWorldPoint(corner), 'outline', 3.5);
        for (const point of hills) pen.dot(point, 'outline', 3.5);
      },
    };
  },
});
