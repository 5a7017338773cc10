import { Chain, Circle, Settings, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Restitution threshold',
  description:
    'Eight balls with a restitution of 1 fall from increasing heights, each labeled with its impact speed. Balls that start below the dashed line hit the ground at or below the threshold speed, and don’t bounce.',
  params: {
    threshold: range('Velocity threshold', {
      min: 0,
      max: 3.5,
      step: 0.1,
      value: 1,
      unit: 'm/s',
      restart: true,
    }),
    restitution: range('Restitution', { min: 0, max: 1, step: 0.05, value: 1, restart: true }),
  },
  // Short steps: at 60 Hz, gravity adds 0.17 m/s per step, too much for the speeds on the labels.
  hz: 240,
  poster: 2.5,
  create(params) {
    const gravity = 10;
    const world = new World({ gravity: { x: 0, y: -gravity } });
    // Contact begins at the skin around the ground, whose surface is at y = 0.
    const ground = -Settings.polygonRadius;
    const room = [
      { x: -1.2, y: 2 },
      { x: -1.2, y: ground },
      { x: 1.2, y: ground },
      { x: 1.2, y: 2 },
    ];
    world.createBody().createFixture({ shape: new Chain(room) });

    /** The drop height for an impact speed: v² / 2g. */
    const heightFor = (speed: number) => speed ** 2 / (2 * gravity);

    const radius = 0.1;
    const { restitution } = params;
    const balls = [0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.2].map((speed, index) => {
      const ball = world.createBody({ type: 'dynamic' });
      ball.createFixture({ shape: new Circle(radius), density: 1, restitution });
      return { ball, speed, x: (index - 3.5) * 0.29, hasBounced: false };
    });
    let age = 0; // seconds since the drop
    const drop = () => {
      for (const entry of balls) {
        entry.ball.setTransform({ x: entry.x, y: radius + heightFor(entry.speed) }, 0);
        entry.ball.setLinearVelocity({ x: 0, y: 0 });
        entry.ball.setAwake(true);
        entry.hasBounced = false;
      }
      age = 0;
    };
    drop();

    const defaultThreshold = Settings.velocityThreshold;

    return {
      world,
      view: { x: 0, y: 0.29, width: 2.5, height: 1.2 },
      step(dt) {
        age += dt;
        if (age > 5) drop();
        // A game sets this once, at its start: it applies to all worlds.
        Settings.velocityThreshold = params.threshold;
      },
      stepped() {
        Settings.velocityThreshold = defaultThreshold;
        for (const entry of balls)
          if (entry.ball.getLinearVelocity().y > 0.1) entry.hasBounced = true;
      },
      draw(pen) {
        for (const { x, speed, hasBounced } of balls) {
          const start = heightFor(speed);
          pen.line(
            [
              { x: x - radius, y: start },
              { x: x + radius, y: start },
            ],
            { stroke: 'outline', width: 1 },
          );
          pen.text({ x, y: -0.11 }, String(speed), hasBounced ? 'good' : 'bad', 'center');
        }
        pen.text({ x: 0, y: -0.23 }, 'impact speed in m/s', 'outline', 'center');
        const y = heightFor(params.threshold);
        const line = [
          { x: -1.2, y },
          { x: 1.2, y },
        ];
        pen.line(line, { stroke: 'accent', width: 2, dashed: true });
        const text = `${params.threshold} m/s: drop from ${(100 * y).toFixed(1)} cm`;
        pen.text({ x: -1.1, y: 0.75 }, text, 'accent');
      },
      controls: { 'Drop again': drop },
      facts: () => ({
        'Balls that bounced': `${balls.filter(({ hasBounced }) => hasBounced).length} of ${balls.length}`,
        'Threshold height': `${(100 * heightFor(params.threshold)).toFixed(1)} cm`,
        'Sleeping balls': balls.filter(({ ball }) => !ball.isAwake()).length,
      }),
    };
  },
});
