import { Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Damping (drag)',
  description:
    'Five pucks start at the same speed, each labeled with its damping, and stop at the dashed marks. The chart shows the speed of the last puck over two seconds: dots for the steps of the engine, and a line for the exact exponential decay.',
  params: {
    damping: range('Damping of the last puck', { min: 1, max: 20, step: 0.5, value: 4 }),
    rate: range('Step rate', { min: 5, max: 60, step: 1, value: 15, unit: 'Hz' }),
  },
  poster: 1.4,
  create(params) {
    // Seen from above: without gravity and friction, only damping slows the pucks.
    const world = new World({ gravity: { x: 0, y: 0 } });
    const room = [
      { x: -5.8, y: -3.1 },
      { x: 5.8, y: -3.1 },
      { x: 5.8, y: 3.1 },
      { x: -5.8, y: 3.1 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true), friction: 0, restitution: 1 });

    const startX = -4.6;
    const speed = 5; // m/s
    const spin = -8; // rad/s
    const pucks = [0, 0.5, 1, 2, params.damping].map((damping, i) => {
      const puck = world.createBody({
        type: 'dynamic',
        linearDamping: damping,
        angularDamping: damping,
      });
      puck.createFixture({ shape: new Circle(0.4), density: 1, friction: 0 });
      return { puck, y: 2.15 - 1.15 * i };
    });
    const [last] = pucks.slice(-1);

    let time = 0; // seconds since the push
    let speeds: { time: number; speed: number }[] = []; // of the last puck
    const push = () => {
      for (const { puck, y } of pucks) {
        puck.setTransform({ x: startX, y }, 0);
        puck.setLinearVelocity({ x: speed, y: 0 });
        puck.setAngularVelocity(spin);
        puck.setAwake(true);
      }
      time = 0;
      speeds = [{ time, speed }];
    };
    push();

    /** The exact solution for damping c: e^(-ct). */
    const exactSpeed = (time: number) => speed * Math.exp(-params.damping * time);
    /** Transforms a point of the chart to world coordinates. */
    const inChart = (time: number, speed: number) => ({ x: 1.6 + 1.9 * time, y: -2.7 + speed / 2 });

    return {
      world,
      view: { x: 0, y: 0, width: 12, height: 6.6 },
      get hz() {
        return params.rate;
      },
      step() {
        // Damping can change at any time, such as when a swimmer leaves the water.
        last?.puck.setLinearDamping(params.damping);
        last?.puck.setAngularDamping(params.damping);
      },
      stepped(dt) {
        time += dt;
        if (time > 2) return;
        speeds.push({ time, speed: last?.puck.getLinearVelocity().length() ?? 0 });
      },
      draw(pen) {
        pen.text({ x: -5.6, y: 2.62 }, 'damping');
        for (const { puck, y } of pucks) {
          const damping = puck.getLinearDamping();
          pen.text({ x: -5.6, y: y - 0.1 }, String(damping));
          if (damping === 0) continue;
          const x = startX + speed / damping;
          const mark = [
            { x, y: y - 0.5 },
            { x, y: y + 0.5 },
          ];
          pen.line(mark, { stroke: 'accent', width: 2, dashed: true });
        }

        pen.line([inChart(0, speed), inChart(0, 0), inChart(2, 0)], { stroke: 'outline' });
        pen.text(inChart(2, speed - 0.6), 'speed, last puck', 'outline', 'end');
        pen.text(inChart(2, 0.3), '2 s', 'outline', 'end');
        const curve = Array.from({ length: 41 }, (_, i) => inChart(i / 20, exactSpeed(i / 20)));
        pen.line(curve, { stroke: 'accent', width: 2 });
        for (const step of speeds) pen.dot(inChart(step.time, step.speed), 'good', 3);
      },
      controls: { 'Push again': push },
      facts: () => ({
        'Stopping distance': `${(speed / params.damping).toFixed(2)} m`,
        'Lost per step': `${(100 - 100 / (1 + params.damping / params.rate)).toFixed(1)}%`,
        'After 1 s, exact': `${((100 * exactSpeed(1)) / speed).toFixed(2)}%`,
        'After 1 s, in steps': `${(100 / (1 + params.damping / params.rate) ** params.rate).toFixed(2)}%`,
      }),
    };
  },
});
