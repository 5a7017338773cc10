import { Chain, Circle, type Fixture, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Reusing definitions and shapes',
  description:
    'All balls are created from the same definitions and share one shape. Each ball shows the restitution that it copied from its definition. If you change the restitution, new balls use the new value, and existing balls keep theirs.',
  params: {
    restitution: range('Restitution', {
      min: 0,
      max: 0.9,
      step: 0.05,
      value: 0.3,
    }),
    pause: range('Spawn interval', { min: 0.5, max: 2, step: 0.1, value: 0.8, unit: 's' }),
  },
  poster: 3.1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -5.6, y: 9 },
      { x: -5.6, y: 0.6 },
      { x: 0, y: 0 },
      { x: 5.6, y: 0.6 },
      { x: 5.6, y: 9 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.4 });

    // Created once. The world copies both definitions but keeps the shape, which all balls share.
    const bodyDef = { type: 'dynamic' as const, position: { x: 0, y: 6.2 } };
    const fixtureDef = { shape: new Circle(0.42), density: 1, friction: 0.4, restitution: 0 };

    const balls: Fixture[] = [];
    const drop = () => {
      bodyDef.position.x = ((balls.length * 2.3) % 8) - 4;
      fixtureDef.restitution = params.restitution;
      balls.push(world.createBody(bodyDef).createFixture(fixtureDef));
      const oldest = balls.length > 14 && balls.shift();
      if (oldest) world.destroyBody(oldest.getBody());
    };

    let wait = 0;

    return {
      world,
      view: { x: 0, y: 3.1, width: 11.6, height: 6.6 },
      step(dt) {
        wait -= dt;
        if (wait > 0) return;
        drop();
        wait = params.pause;
      },
      draw(pen) {
        for (const ball of balls) {
          const { x, y } = ball.getBody().getPosition();
          pen.text({ x, y }, ball.getRestitution().toFixed(2), 'outline', 'center');
        }
      },
      controls: { 'Drop a ball': drop },
      facts: () => ({
        Balls: balls.length,
        Shapes: new Set(balls.map((ball) => ball.getShape())).size,
      }),
    };
  },
});
