import { Box, Circle, Edge, WeldJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Weld joint: frequency and damping ratio',
  description:
    'A springboard consists of four planks that are welded end to end, the first of them to a tower. The welds are soft constraints: a ball that lands on the board bends it and is thrown off.',
  params: {
    soft: toggle('Soft', true),
    frequency: range('Frequency', {
      min: 10,
      max: 28,
      step: 1,
      value: 18,
      unit: 'Hz',
      under: 'soft',
    }),
    damping: range('Damping ratio', { min: 0, max: 1, value: 0.1, under: 'soft' }),
  },
  poster: 0.9,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const tower = world.createBody();
    tower.createFixture({ shape: new Box(0.5, 1.25, { x: -3.5, y: 1.25 }) });
    tower.createFixture({ shape: new Edge({ x: -20, y: 0 }, { x: 20, y: 0 }) });
    tower.createFixture({ shape: new Edge({ x: 4.2, y: 0 }, { x: 4.2, y: 1.2 }) });

    let last = tower;
    const welds = Array.from({ length: 4 }, (_, index) => {
      const x = -3 + 1.05 * index;
      const plank = world.createBody({ type: 'dynamic', position: { x: x + 0.525, y: 2.4 } });
      plank.createFixture({ shape: new Box(0.525, 0.1), density: 2, friction: 0.6 });
      const weld = new WeldJoint({}, last, plank, { x, y: 2.4 });
      world.createJoint(weld);
      last = plank;
      return weld;
    });
    const tip = last;

    const balls: (typeof tip)[] = [];
    const drop = () => {
      const position = { x: 0.6 + 0.4 * random(), y: 4.6 };
      const ball = world.createBody({ type: 'dynamic', position });
      ball.createFixture({ shape: new Circle(0.3), density: 2, restitution: 0.2 });
      balls.push(ball);
      // Remove the oldest ball.
      const oldest = balls.length > 8 && balls.shift();
      if (oldest) world.destroyBody(oldest);
    };
    drop();

    return {
      world,
      view: { x: 0, y: 2.5, width: 8.6, height: 5.3 },
      step() {
        // A weld with a frequency is a soft constraint; with 0, it is rigid.
        const frequency = params.soft ? params.frequency : 0;
        for (const weld of welds) {
          // Sleeping bodies would not react to a new frequency.
          if (weld.getFrequency() !== frequency) tip.setAwake(true);
          weld.setFrequency(frequency);
          weld.setDampingRatio(params.damping);
        }
      },
      draw(pen) {
        // Deflection of the tip.
        const { x, y } = tip.getWorldPoint({ x: 0.525, y: 0 });
        pen.line(
          [
            { x: x - 0.5, y: 2.4 },
            { x: x + 0.5, y: 2.4 },
          ],
          { stroke: 'accent', dashed: true },
        );
        if (Math.abs(y - 2.4) > 0.15) pen.arrow({ x, y: 2.4 }, { x, y }, 'accent');
      },
      controls: { 'Drop a ball': drop },
      facts: () => ({
        'Tip deflection': `${(tip.getWorldPoint({ x: 0.525, y: 0 }).y - 2.4).toFixed(2)} m`,
      }),
    };
  },
});
