import type { Body } from 'planck';
import { choice, defineScene, range } from '#scene';

export default defineScene({
  title: 'Stacking: pyramid and tower',
  description:
    'Stacked boxes settle slightly and fall asleep. Build the stack higher, reduce the number of solver iterations, or throw a ball at it.',
  params: {
    shape: choice('Stack shape', ['pyramid', 'tower'], { restart: true }),
    height: range('Height', { min: 2, max: 12, step: 1, value: 9, unit: 'boxes', restart: true }),
    iterations: range('Velocity iterations', { min: 1, max: 20, step: 1, value: 8 }),
  },
  poster: 0.3,
  scene({ World, Box, Circle, Chain }, params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -5.8, y: 12 },
      { x: -5.8, y: 0 },
      { x: 5.8, y: 0 },
      { x: 5.8, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.6 });

    const half = 0.25; // half-width of a box, in meters
    const boxes: Body[] = [];
    for (let row = 0; row < params.height; row++) {
      const count = params.shape === 'tower' ? 1 : params.height - row;
      for (let i = 0; i < count; i++) {
        const x = (i - (count - 1) / 2) * (2 * half + 0.05);
        const y = half + row * 2 * half;
        const box = world.createBody({ type: 'dynamic', position: { x, y } });
        box.createFixture({ shape: new Box(half, half), density: 1, friction: 0.6 });
        boxes.push(box);
      }
    }

    let ball: Body | undefined;
    const throwBall = () => {
      if (ball) world.destroyBody(ball);
      ball = world.createBody({
        type: 'dynamic',
        position: { x: -5, y: 2 },
        linearVelocity: { x: 14, y: 2 },
        bullet: true,
      });
      ball.createFixture({ shape: new Circle(0.4), density: 3 });
    };

    return {
      world,
      view: { x: 0, y: 3.1, width: 12, height: 6.8 },
      iterations: () => ({ velocity: params.iterations, position: 3 }),
      controls: { 'Throw a ball': throwBall },
      facts: () => ({
        'Sleeping boxes': boxes.filter((box) => !box.isAwake()).length,
        'Stack height': `${((boxes.at(-1)?.getPosition().y ?? 0) + half).toFixed(2)} m`,
      }),
    };
  },
});
