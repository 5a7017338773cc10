import { Circle, Edge, World } from 'planck';
import { defineScene, range } from '#scene';

// An exported project has the reader's code in this file.
export default defineScene({
  title: 'A ball',
  description: 'A ball falls on the ground.',
  params: {
    restitution: range('Restitution', { min: 0, max: 1, value: 0.5 }),
  },
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Edge({ x: -5, y: 0 }, { x: 5, y: 0 }) });
    const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
    ball.createFixture({
      shape: new Circle(0.5),
      density: 1,
      restitution: params.restitution,
    });
    return { world, view: { x: 0, y: 2.5, width: 10, height: 6 } };
  },
});
