import { type Body, Circle, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region aim
/** Returns where a target will be when a rocket arrives, if the target keeps its velocity. */
export function aimAhead(rocket: Body, target: Body): Vec2Value {
  const from = rocket.getPosition();
  const { x, y } = target.getPosition();
  const speed = Math.max(1, rocket.getLinearVelocity().length()); // m/s
  const time = Math.hypot(x - from.x, y - from.y) / speed; // s
  const velocity = target.getLinearVelocity();
  return { x: x + time * velocity.x, y: y + time * velocity.y };
}
// #endregion

// #region fly
export interface RocketOptions {
  /** Acceleration along the nose, in m/s². */
  thrust: number;
  /** Maximum angular velocity, in rad/s. */
  turnRate: number;
}

const FIN_DAMPING = 5; // 1/s: how fast the fins end sideways motion

/**
 * Turns a rocket toward a point, and applies its thrust and the force of its fins. Its nose is on its x-axis. Call it
 * before every step.
 * @param dt length of the step, in seconds
 */
export function flyTo(rocket: Body, point: Vec2Value, options: RocketOptions, dt: number): void {
  const { thrust, turnRate } = options;
  const local = rocket.getLocalPoint(point);
  const turn = Math.atan2(local.y, local.x) / dt; // rad/s, to point there after this step
  rocket.setAngularVelocity(Math.max(-turnRate, Math.min(turnRate, turn)));

  const nose = rocket.getWorldVector({ x: 1, y: 0 });
  const side = rocket.getWorldVector({ x: 0, y: 1 });
  const { x, y } = rocket.getLinearVelocity();
  const fins = -FIN_DAMPING * (x * side.x + y * side.y); // m/s², against the sideways velocity
  const mass = rocket.getMass();
  rocket.applyForceToCenter({
    x: mass * (thrust * nose.x + fins * side.x),
    y: mass * (thrust * nose.y + fins * side.y),
  });
}
// #endregion

const MAX_TRAIL = 240; // points

export default defineScene({
  title: 'Homing rocket: turns toward its target and aims ahead',
  description:
    'A rocket pursues a flying target. It turns at a limited rate, and its fins end sideways motion. A dashed circle shows where it aims.',
  params: {
    thrust: range('Thrust', { min: 10, max: 50, step: 5, value: 30, unit: 'm/s²' }),
    turnRate: range('Turn rate', { min: 0.5, max: 6, step: 0.5, value: 3, unit: 'rad/s' }),
    lead: toggle('Aim ahead', true),
  },
  poster: 0.9,
  create(params) {
    const world = new World();
    const start = { x: -9, y: -5 };
    const rocket = world.createBody({
      type: 'dynamic',
      position: start,
      angle: Math.PI / 2,
      linearDamping: 2, // drag: the top speed is thrust / 2
      bullet: true,
      style: { fill: 'accent' },
    });
    const outline = [
      { x: 0.7, y: 0 },
      { x: 0.3, y: 0.2 },
      { x: -0.6, y: 0.2 },
      { x: -0.6, y: -0.2 },
      { x: 0.3, y: -0.2 },
    ];
    rocket.createFixture({ shape: new Polygon(outline), density: 20 });

    const drone = world.createBody({ type: 'kinematic', position: { x: 7, y: 3 } });
    drone.createFixture({ shape: new Circle(0.5), isSensor: true });
    let time = 0; // s
    let pointer: Vec2Value | undefined;

    const launch = () => {
      rocket.setTransform(start, Math.PI / 2);
      rocket.setLinearVelocity({ x: 0, y: 0 });
      rocket.setAngularVelocity(0);
      trail.length = 0;
      flight = 0;
    };
    const trail: Vec2Value[] = [];
    let aim: Vec2Value = drone.getPosition();
    let hits = 0;
    let flight = 0; // s, since the launch
    let blast: { center: Vec2Value; age: number } | undefined;
    let isHit = false;
    world.on('begin-contact', () => {
      isHit = true;
    });

    /** Moves the drone on a curve, or to the pointer. */
    const moveDrone = (dt: number) => {
      const { x, y } = drone.getPosition();
      const target = pointer ?? { x: 7 * Math.cos(0.9 * time), y: 3 + 2.4 * Math.sin(1.8 * time) };
      const dx = (target.x - x) / dt;
      const dy = (target.y - y) / dt;
      const scale = Math.min(1, 12 / Math.max(Math.hypot(dx, dy), 0.01)); // at most 12 m/s
      drone.setLinearVelocity({ x: dx * scale, y: dy * scale });
    };

    return {
      world,
      view: { x: 0, y: 0, width: 21, height: 13.6 },
      open: true,
      step(dt) {
        time += dt;
        flight += dt;
        moveDrone(dt);
        const { x, y } = drone.getPosition();
        aim = params.lead ? aimAhead(rocket, drone) : { x, y };
        flyTo(rocket, aim, params, dt);
      },
      stepped(dt) {
        const { x, y } = rocket.getWorldPoint({ x: -0.6, y: 0 });
        trail.push({ x, y });
        if (trail.length > MAX_TRAIL) trail.shift();
        if (blast && blast.age > 0.4) blast = undefined;
        if (blast) blast.age += dt;
        if (isHit) {
          hits++;
          blast = { center: { ...rocket.getPosition() }, age: 0 };
        }
        if (isHit || flight > 8) launch();
        isHit = false;
      },
      draw(pen) {
        pen.line(trail, { stroke: 'quiet', width: 2 });
        pen.circle(aim, 0.6, { stroke: 'bad', dashed: true });
        const { x, y, angle } = pen.poseOf(rocket);
        const cos = Math.cos(angle);
        const sin = Math.sin(angle);
        const at = (dx: number, dy: number) => ({
          x: x + dx * cos - dy * sin,
          y: y + dx * sin + dy * cos,
        });
        const length = 0.6 + 0.2 * Math.sin(40 * time);
        pen.polygon([at(-0.6, 0.15), at(-0.6 - length, 0), at(-0.6, -0.15)], { fill: 'bad' });
        pen.line([at(0.7, 0), aim], { stroke: 'quiet', dashed: true });
        if (blast) pen.circle(blast.center, 0.4 + 5 * blast.age, { stroke: 'bad', width: 4 });
      },
      pointer: {
        move(point) {
          pointer = { x: point.x, y: point.y };
        },
      },
      controls: { Launch: launch },
      info: () => 'Move the pointer, or touch the picture: the target follows it. Can it escape?',
      facts: () => ({
        Hits: hits,
        Flight: `${flight.toFixed(1)} s`,
        Speed: `${rocket.getLinearVelocity().length().toFixed(0)} m/s`,
      }),
    };
  },
});
