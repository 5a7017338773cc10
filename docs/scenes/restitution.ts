import { Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Restitution (bounciness)',
  description:
    'Seven balls fall, each labeled with its restitution, from 0 for no bounce to 1 for a bounce back to the initial height. A dashed line marks the theoretical height of the bounce, and a solid line marks the height reached in discrete steps. A contact uses the higher restitution of the ball and the ground.',
  params: {
    ground: range('Ground restitution', { min: 0, max: 1, value: 0, restart: true }),
  },
  poster: 1.75,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const room = world.createBody();
    const ground = room.createFixture({
      shape: new Chain([
        { x: -5.2, y: 20 },
        { x: -5.2, y: 0 },
        { x: 5.2, y: 0 },
        { x: 5.2, y: 20 },
      ]),
    });

    const radius = 0.4;
    const height = 4;
    const balls = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1].map((restitution, index) => {
      const x = (index - 3) * 1.45;
      const ball = world.createBody({ type: 'dynamic' });
      ball.createFixture({ shape: new Circle(radius), density: 1, restitution });
      // highest is the maximum height of the ball's underside after the first hit.
      return { ball, restitution, x, hasHit: false, highest: 0 };
    });
    const drop = () => {
      for (const entry of balls) {
        entry.ball.setTransform({ x: entry.x, y: height + radius }, 0);
        entry.ball.setLinearVelocity({ x: 0, y: 0 });
        entry.ball.setAngularVelocity(0);
        entry.ball.setAwake(true);
        entry.hasHit = false;
        entry.highest = 0;
      }
    };
    drop();

    /** A horizontal line at a height, above the place of a ball. */
    const mark = (x: number, y: number) => [
      { x: x - 0.5, y },
      { x: x + 0.5, y },
    ];
    /** Restitution scales the speed, and its square scales the height. */
    const theoretical = ({ x, restitution }: (typeof balls)[number]) =>
      mark(x, height * Math.max(restitution, params.ground) ** 2);

    return {
      world,
      view: { x: 0, y: 2.3, width: 10.6, height: 6 },
      step() {
        // New contacts use this; existing ones keep theirs.
        ground.setRestitution(params.ground);
        for (const entry of balls) {
          const { y } = entry.ball.getPosition();
          if (entry.ball.getLinearVelocity().y > 0) entry.hasHit = true;
          if (entry.hasHit) entry.highest = Math.max(entry.highest, y - radius);
        }
      },
      controls: {
        'Drop again': drop,
      },
      draw(pen) {
        for (const entry of balls) {
          const { x, restitution, highest } = entry;
          pen.text({ x, y: -0.45 }, String(restitution), 'outline', 'center');
          pen.line(theoretical(entry), { stroke: 'accent', dashed: true });
          if (highest > 0.05) pen.line(mark(x, highest), { stroke: 'good', width: 2.5 });
        }
      },
      highlights: {
        theoretical(pen) {
          for (const entry of balls) pen.line(theoretical(entry), { stroke: 'accent', width: 5 });
        },
      },
    };
  },
});
