import { Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Sensor: counting overlaps',
  description:
    'Balls fly around a room and through a sensor in the middle. The sensor lights up and counts the balls inside it, without blocking them. Drag a ball into it.',
  params: {
    balls: range('Balls', { min: 1, max: 12, step: 1, value: 7, restart: true }),
    size: range('Sensor width', {
      min: 1,
      max: 5,
      step: 0.1,
      value: 3.4,
      unit: 'm',
      restart: true,
    }),
  },
  poster: 1.45,
  create(params, random) {
    // Seen from above: no gravity, and no friction or damping slows the balls.
    const world = new World({ gravity: { x: 0, y: 0 } });

    const room = [
      { x: -5.5, y: -3 },
      { x: 5.5, y: -3 },
      { x: 5.5, y: 3 },
      { x: -5.5, y: 3 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true), restitution: 1, friction: 0 });

    // A sensor detects overlaps without collision response.
    const half = { x: params.size / 2, y: 1.6 };
    const sensor = world.createBody().createFixture({
      shape: new Box(half.x, half.y),
      isSensor: true,
    });

    for (let i = 0; i < params.balls; i++) {
      const ball = world.createBody({
        type: 'dynamic',
        position: { x: i % 2 ? 4.2 : -4.2, y: -2.2 + 0.4 * i },
        linearVelocity: { x: 2 + 2 * random(), y: 3 * random() - 1.5 },
      });
      ball.createFixture({ shape: new Circle(0.35), density: 1, restitution: 1, friction: 0 });
    }

    let inside = 0;
    let visits = 0;
    world.on('begin-contact', (contact) => {
      const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
      if (a !== sensor && b !== sensor) return;
      inside++;
      visits++;
      (a === sensor ? b : a).style = { fill: 'accent' };
    });
    world.on('end-contact', (contact) => {
      const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
      if (a !== sensor && b !== sensor) return;
      inside--;
      (a === sensor ? b : a).style = {};
    });

    return {
      world,
      view: { x: 0, y: 0, width: 11.4, height: 6.5 },
      draw(pen) {
        const corners = [
          { x: -half.x, y: -half.y },
          { x: half.x, y: -half.y },
          { x: half.x, y: half.y },
          { x: -half.x, y: half.y },
        ];
        if (inside > 0) pen.polygon(corners, { fill: 'sensor', stroke: 'accent', width: 4 });
        pen.text({ x: 0, y: half.y + 0.2 }, `${inside} inside`, 'outline', 'center');
      },
      facts: () => ({ 'Balls inside': inside, 'Total entries': visits }),
    };
  },
});
