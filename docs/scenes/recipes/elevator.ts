import { Box, Circle, Edge, World } from 'planck';
import { defineScene, range } from '#scene';

const FLOORS = [0, 2.4, 4.8]; // heights in meters
const HALF_WIDTH = 1.3;

export default defineScene({
  title: 'Elevator: a kinematic platform with acceleration and stops',
  description:
    'An elevator carries a box and a ball from floor to floor. It accelerates, brakes, and stops exactly at each floor. Call it with the buttons.',
  params: {
    speed: range('Speed', { min: 0.5, max: 6, step: 0.25, value: 2.5, unit: 'm/s' }),
    acceleration: range('Acceleration', { min: 1, max: 20, step: 0.5, value: 3, unit: 'm/s²' }),
  },
  poster: 1.9,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const building = world.createBody();
    building.createFixture({
      shape: new Edge({ x: -7, y: -0.2 }, { x: 7, y: -0.2 }),
      friction: 0.8,
    });
    for (const y of FLOORS)
      for (const side of [-1, 1]) {
        const center = { x: side * (HALF_WIDTH + 0.06 + 2.2), y: y - 0.1 };
        building.createFixture({ shape: new Box(2.2, 0.1, center), friction: 0.8 });
      }

    // #region platform
    const platform = world.createBody({ type: 'kinematic', position: { x: 0, y: -0.1 } });
    platform.createFixture({ shape: new Box(HALF_WIDTH, 0.1), friction: 0.8 });

    /** Returns the height of the platform's top, in meters. */
    const heightOf = () => platform.getPosition().y + 0.1;

    /** Moves the platform toward a height. Call it before each step. */
    const moveTo = (target: number, dt: number) => {
      const { speed, acceleration } = params;
      const distance = target - heightOf();
      const velocity = platform.getLinearVelocity().y;
      // From v, braking takes v²/(2a) meters. The last step must not overshoot.
      const brake = Math.sqrt(2 * acceleration * Math.abs(distance));
      const limit = Math.min(speed, brake, Math.abs(distance) / dt);
      const wanted = Math.sign(distance) * limit;
      // It speeds up gradually. It slows down as the formula says.
      const change = acceleration * dt;
      const isBraking = Math.abs(wanted) < Math.abs(velocity) && wanted * velocity >= 0;
      const next = isBraking ? wanted : clamp(wanted, velocity - change, velocity + change);
      platform.setLinearVelocity({ x: 0, y: next });
    };
    // #endregion

    // #region stops
    /** The floors to visit, in order. */
    const queue = [2, 0];
    let wait = 1; // seconds until the doors close
    let floor = 0;

    const call = (index: number) => {
      if (!queue.includes(index)) queue.push(index);
    };

    const run = (dt: number) => {
      const next = queue[0] ?? floor;
      wait -= dt;
      if (wait > 0) return;
      moveTo(FLOORS[next] ?? 0, dt);
      if (Math.abs(heightOf() - (FLOORS[next] ?? 0)) > 0.001) return;
      floor = next;
      queue.shift();
      platform.setLinearVelocity({ x: 0, y: 0 });
      wait = 1.2;
    };
    // #endregion

    const box = world.createBody({ type: 'dynamic', position: { x: -0.6, y: 0.3 } });
    box.createFixture({ shape: new Box(0.3, 0.3), density: 10, friction: 0.6 });
    box.style = { fill: 'accent' };
    const ball = world.createBody({ type: 'dynamic', position: { x: 0.5, y: 0.25 } });
    ball.createFixture({ shape: new Circle(0.25), density: 10, friction: 0.6 });
    ball.setAngularDamping(3);

    let weight = 0;
    let isAutomatic = true;
    const press = (index: number) => () => {
      isAutomatic = false;
      call(index);
    };
    let lastSpeed = 0;
    return {
      world,
      view: { x: 0, y: 3.2, width: 12, height: 7.4 },
      step(dt) {
        run(dt);
        if (isAutomatic && queue.length === 0) call((floor + 1) % 3);
      },
      stepped(dt) {
        const speed = box.getLinearVelocity().y;
        // What a scale below the box would show, smoothed a little.
        const now = box.getMass() * (10 + (speed - lastSpeed) / dt);
        weight += (now - weight) * 0.15;
        lastSpeed = speed;
      },
      draw(pen) {
        const { x, y } = pen.poseOf(platform);
        for (const side of [-1, 1]) {
          const rail = x + side * HALF_WIDTH;
          pen.line(
            [
              { x: rail, y },
              { x: rail, y: 7 },
            ],
            { stroke: 'joint', width: 1.5 },
          );
        }
        for (const [i, height] of FLOORS.entries()) {
          const color = queue.includes(i) ? 'bad' : 'quiet';
          pen.text({ x: -5.2, y: height + 0.9 }, `${i}`, color, 'center', 0.9);
        }
        const from = pen.poseOf(box);
        pen.arrow(from, { x: from.x, y: from.y + 0.04 * weight }, 'good');
      },
      controls: { 'Floor 0': press(0), 'Floor 1': press(1), 'Floor 2': press(2) },
      info: () => 'Call the elevator with the buttons. Drag the box onto it.',
      facts: () => ({
        Height: `${heightOf().toFixed(2)} m`,
        Speed: `${platform.getLinearVelocity().y.toFixed(1)} m/s`,
        'Weight of the box': `${weight.toFixed(0)} N`,
      }),
    };
  },
});

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
