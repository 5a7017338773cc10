import { type Body, Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Stacking: solver iterations and substeps',
  description:
    'Two equal towers of small boxes, at the same cost: in every frame, the left world takes one step of 1/60 s, the right one two steps of 1/120 s with half the iterations each. The left tower sways until it collapses, and the right one stands. Change the height and the iterations, or throw a ball at both towers.',
  params: {
    height: range('Height', { min: 2, max: 12, step: 1, value: 12, unit: 'boxes', restart: true }),
    iterations: range('Iterations per frame', {
      min: 4,
      max: 20,
      step: 4,
      value: 8,
      restart: true,
    }),
  },
  poster: 4.3,
  create(params) {
    const half = 0.1; // half-width of a box, in meters

    const build = (x: number) => {
      const world = new World({ gravity: { x: 0, y: -10 } });
      const room = [
        { x: x - 1.35, y: 5 },
        { x: x - 1.35, y: 0 },
        { x: x + 1.35, y: 0 },
        { x: x + 1.35, y: 5 },
      ];
      world.createBody().createFixture({ shape: new Chain(room), friction: 0.6 });
      const boxes = Array.from({ length: params.height }, (_, row) => {
        const position = { x, y: half * (2 * row + 1) };
        const box = world.createBody({ type: 'dynamic', position });
        box.createFixture({ shape: new Box(half, half), density: 1, friction: 0.6 });
        return box;
      });
      const ball = world.createBody({ type: 'dynamic', position: { x: x - 1.1, y: 0.15 } });
      ball.createFixture({ shape: new Circle(0.15), density: 1 });
      return { world, room, boxes, ball, x };
    };
    // The page steps and draws the coarse world; the scene does the same for the fine one.
    const coarse = build(-1.4);
    const fine = build(1.4);
    const sway = ({ boxes, x }: typeof coarse) =>
      `${Math.abs(1000 * ((boxes.at(-1)?.getPosition().x ?? x) - x)).toFixed(0)} mm`;

    return {
      world: coarse.world,
      view: { x: 0, y: 1.55, width: 5.6, height: 3.4 },
      iterations: () => ({ velocity: params.iterations, position: 6 }),
      step(dt) {
        for (let i = 0; i < 2; i++) fine.world.step(dt / 2, params.iterations / 2, 3);
      },
      draw(pen) {
        const { room, boxes, ball } = fine;
        const styleOf = (body: Body) => ({
          fill: body.isAwake() ? 'dynamic' : 'asleep',
          stroke: 'outline',
        });
        pen.line(room, { stroke: 'outline' });
        for (const box of boxes) {
          const corners = new Box(half, half).m_vertices;
          const outline = corners.map((corner) => box.getWorldPoint(corner));
          pen.polygon(outline, styleOf(box));
        }
        pen.circle(ball.getPosition(), 0.15, styleOf(ball));

        for (const { x, hz, steps } of [
          { x: coarse.x, hz: 60, steps: 1 },
          { x: fine.x, hz: 120, steps: 2 },
        ]) {
          const upright = [
            { x, y: 0 },
            { x, y: 2 * half * params.height },
          ];
          pen.line(upright, { stroke: 'accent', dashed: true });
          const each = `${steps === 1 ? '1 step' : '2 steps'} × ${params.iterations / steps} iterations`;
          pen.text({ x, y: 3 }, `${hz} Hz`, 'outline', 'center');
          pen.text({ x, y: 2.74 }, each, 'outline', 'center');
        }
      },
      controls: {
        'Throw a ball'() {
          for (const { ball, x } of [coarse, fine]) {
            ball.setTransform({ x: x - 1.1, y: Math.min(1, half * params.height) }, 0);
            ball.setLinearVelocity({ x: 6, y: 1 });
            ball.setAwake(true);
          }
        },
      },
      facts: () => ({
        'Sway at 60 Hz': sway(coarse),
        'Sway at 120 Hz': sway(fine),
      }),
    };
  },
});
