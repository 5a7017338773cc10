import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { choice, defineScene, range } from '#scene';

// #region velocity
/**
 * Returns the velocity that takes a body toward a point, in m/s. In the last step, it is lower than `speed`, so that
 * the body ends exactly at the point. There, it is 0.
 * @param dt length of the step, in seconds
 */
export function velocityToward(body: Body, target: Vec2Value, speed: number, dt: number) {
  const { x, y } = body.getPosition();
  return shorten({ x: (target.x - x) / dt, y: (target.y - y) / dt }, speed);
}

/** Returns a vector in the same direction that is not longer than a maximum. */
export function shorten({ x, y }: Vec2Value, max: number): Vec2Value {
  const length = Math.hypot(x, y);
  const scale = length > max ? max / length : 1;
  return { x: scale * x, y: scale * y };
}
// #endregion

// #region force
/** Returns the force that gives a body a velocity within one step of `dt` seconds, in newtons. */
export function forceToReach(body: Body, velocity: Vec2Value, dt: number): Vec2Value {
  const { x, y } = impulseToReach(body, velocity);
  return { x: x / dt, y: y / dt };
}

/** Returns the impulse that gives a body a velocity immediately, in N·s. */
export function impulseToReach(body: Body, velocity: Vec2Value): Vec2Value {
  const { x, y } = body.getLinearVelocity();
  const mass = body.getMass();
  return { x: mass * (velocity.x - x), y: mass * (velocity.y - y) };
}

/**
 * Returns the highest speed from which a body still stops in time, in m/s.
 * @param distance to the point, in meters
 * @param deceleration maximum force divided by the mass, in m/s²
 */
export function brakingSpeed(distance: number, deceleration: number, dt: number): number {
  const half = (deceleration * dt) / 2;
  return Math.sqrt(half ** 2 + 2 * deceleration * distance) - half;
}
// #endregion

const RADIUS = 0.4; // m
const STOPS = [
  { x: 4.6, y: 2.6 },
  { x: -4.8, y: 0.2 },
  { x: 2.4, y: -2.8 },
  { x: -5.4, y: 2.6 },
];

export default defineScene({
  title: 'Move to a point: constant speed and exact arrival',
  description:
    'A character moves to where the reader clicks and stops exactly there. With a velocity, it pushes everything in its way; with a limited force, heavy crates stop it.',
  params: {
    method: choice('Method', ['velocity', 'force']),
    speed: range('Speed', { min: 1, max: 12, step: 0.5, value: 6, unit: 'm/s' }),
    maxForce: range('Max force', { min: 20, max: 600, step: 10, value: 200, unit: 'N' }),
  },
  poster: 2.9,
  create(params) {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const room = [
      { x: -7, y: -4 },
      { x: 7, y: -4 },
      { x: 7, y: 4 },
      { x: -7, y: 4 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true) });
    // Crates on a floor seen from above: damping acts like its friction.
    const crates: Body[] = [];
    for (let i = 0; i < 12; i++) {
      const position = { x: -0.9 + 0.9 * (i % 3), y: 1.35 - 0.9 * Math.floor(i / 3) };
      const crate = world.createBody({
        type: 'dynamic',
        position,
        linearDamping: 5,
        angularDamping: 5,
        style: { fill: ['moss', 'amber', 'rose'][i % 3] },
      });
      crate.createFixture({
        shape: new Box(0.35, 0.35),
        density: 15 + 20 * (i % 3),
        friction: 0.2,
      });
      crates.push(crate);
    }
    const player = world.createBody({
      type: 'dynamic',
      position: { x: -5.4, y: 2.6 },
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent', stroke: 'accent' },
    });
    player.createFixture({ shape: new Circle(RADIUS), density: 20, friction: 0.1 });

    let target: Vec2Value = { x: 4.6, y: 2.6 };
    let hasArrived = false;
    let isPressed = false;
    let isPlayed = false;
    let stop = 0;
    let waited = 0; // s
    let arrival = 0; // s
    let trail: Vec2Value[] = [];

    const distance = () => {
      const { x, y } = player.getPosition();
      return Math.hypot(target.x - x, target.y - y);
    };
    const choose = ({ x, y }: Vec2Value) => {
      target = { x: Math.max(-6.5, Math.min(6.5, x)), y: Math.max(-3.5, Math.min(3.5, y)) };
      arrival = 0;
      trail = [];
    };

    return {
      world,
      view: { x: 0, y: 0, width: 14.4, height: 8.4 },
      step(dt) {
        const { method, speed, maxForce } = params;
        if (method === 'velocity') {
          player.setLinearVelocity(velocityToward(player, target, speed, dt));
        } else {
          const limit = Math.min(speed, brakingSpeed(distance(), maxForce / player.getMass(), dt));
          const velocity = velocityToward(player, target, limit, dt);
          player.applyForceToCenter(shorten(forceToReach(player, velocity, dt), maxForce));
        }
      },
      stepped(dt) {
        trail.push({ ...player.getPosition() });
        hasArrived = distance() < 1e-3;
        if (!hasArrived) arrival += dt;
        waited = hasArrived ? waited + dt : 0;
        // Before the first click, the character goes around.
        if (isPlayed || (waited < 0.5 && arrival < 4)) return;
        stop++;
        choose(STOPS[stop % STOPS.length] ?? target);
      },
      draw(pen) {
        const { x, y } = pen.poseOf(player);
        for (let i = 0; i < trail.length; i += 6) {
          const point = trail[i];
          if (point) pen.dot(point, 'accent', 2);
        }
        pen.line([{ x, y }, target], { stroke: 'quiet', dashed: true });
        pen.circle(target, RADIUS, { stroke: 'good', width: 2, dashed: !hasArrived });
        pen.dot(target, 'good', 4);
        for (const crate of crates) {
          const { x: crateX, y: crateY } = pen.poseOf(crate);
          pen.text(
            { x: crateX, y: crateY - 0.1 },
            `${crate.getMass().toFixed(0)}`,
            'outline',
            'center',
            0.3,
          );
        }
        const velocity = player.getLinearVelocity();
        pen.arrow({ x, y }, { x: x + velocity.x / 4, y: y + velocity.y / 4 }, 'outline');
      },
      pointer: {
        move: (point) => {
          if (isPressed) choose(point);
        },
        down(point) {
          isPressed = true;
          isPlayed = true;
          choose(point);
        },
        up: () => {
          isPressed = false;
        },
      },
      info: () =>
        'Click to send the character somewhere, or hold the pointer and move it. Numbers are masses in kg.',
      facts: () => ({
        Distance: `${distance().toFixed(3)} m`,
        Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
        'On the way': `${arrival.toFixed(2)} s`,
      }),
    };
  },
});
