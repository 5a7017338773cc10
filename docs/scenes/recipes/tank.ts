import { type Body, Box, Chain, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region steer
/** In m/s, negative for backward. */
export interface TrackSpeeds {
  left: number;
  right: number;
}

const TURN_DIFFERENCE = 0.6; // fraction of the maximum speed, for a turn while driving

/**
 * Converts keys to track speeds. A turn slows one of the tracks down, or reverses it.
 * @param throttle 1 for forward, −1 for backward, or 0
 * @param turn 1 for right, −1 for left, or 0
 * @param maxSpeed of a track, in m/s
 */
export function steer(throttle: number, turn: number, maxSpeed: number): TrackSpeeds {
  const difference = turn * (throttle < 0 ? -TURN_DIFFERENCE : TURN_DIFFERENCE);
  return {
    left: maxSpeed * Math.max(-1, Math.min(1, throttle + difference)),
    right: maxSpeed * Math.max(-1, Math.min(1, throttle - difference)),
  };
}
// #endregion

// #region drive
const HALF_GAUGE = 1.1; // m, from the tank's center to each track
const HALF_CONTACT = 0.8; // m, from the tank's center to the ends of the tracks on the ground

/** Force of the ground on one end of a track. */
export interface TrackForce {
  /** In local coordinates of the tank, in meters. */
  point: Vec2Value;
  /** In world coordinates, in newtons. */
  force: Vec2Value;
}

/**
 * Drives a tank, whose front is on its x-axis, and returns the forces of its tracks. Call it before every step.
 * @param grip maximum acceleration by the tracks, in m/s²
 * @param dt length of the step, in seconds
 */
export function drive(tank: Body, speeds: TrackSpeeds, grip: number, dt: number): TrackForce[] {
  const ends = [-HALF_CONTACT, HALF_CONTACT].flatMap((x) => [
    { point: { x, y: HALF_GAUGE }, speed: speeds.left },
    { point: { x, y: -HALF_GAUGE }, speed: speeds.right },
  ]);
  const load = tank.getMass() / ends.length; // kg on each end
  return ends.map(({ point, speed }) => {
    const worldPoint = tank.getWorldPoint(point);
    const forward = tank.getWorldVector({ x: 1, y: 0 });
    const velocity = tank.getLinearVelocityFromWorldPoint(worldPoint);
    // Where a track touches the ground, it moves backward relative to the tank.
    const slip = { x: velocity.x - speed * forward.x, y: velocity.y - speed * forward.y };
    // To stop the sliding takes the impulse load × slip. Friction allows less if the track slides fast.
    const fraction = (grip * dt) / Math.max(Math.hypot(slip.x, slip.y), grip * dt);
    const force = {
      x: (-fraction * load * slip.x) / dt,
      y: (-fraction * load * slip.y) / dt,
    };
    tank.applyForce(force, worldPoint);
    return { point, force };
  });
}
// #endregion

const HALF_LENGTH = 1.4; // m, of the tank
const MAX_MARKS = 400;

export default defineScene({
  title: 'Tank: two tracks steer by their difference in speed',
  description:
    'A tank with two tracks drives on a field that is seen from above, and pushes crates. Arrows show the force of each track.',
  params: {
    speed: range('Track speed', { min: 1, max: 8, step: 0.5, value: 4, unit: 'm/s' }),
    grip: range('Track grip', { min: 1, max: 12, step: 0.5, value: 7, unit: 'm/s²' }),
  },
  poster: 2.4,
  create(params) {
    const world = new World(); // without gravity: down is into the screen
    const walls = [
      { x: -10.5, y: -7 },
      { x: 10.5, y: -7 },
      { x: 10.5, y: 7 },
      { x: -10.5, y: 7 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls, true), friction: 0.3 });
    for (let i = 0; i < 16; i++) {
      const position = { x: 4.5 + 1.05 * (i % 4), y: -1.6 + 1.05 * Math.floor(i / 4) };
      const crate = world.createBody({
        type: 'dynamic',
        position,
        linearDamping: 3,
        angularDamping: 3,
      });
      crate.createFixture({ shape: new Box(0.5, 0.5), density: 40, friction: 0.3 });
    }

    const tank = world.createBody({
      type: 'dynamic',
      position: { x: -2.4, y: -5 },
      style: { fill: 'dynamic' },
    });
    tank.createFixture({ shape: new Box(HALF_LENGTH, 1.35), density: 300, friction: 0.3 });

    // The tank drives at the start, as if these keys were held.
    const held = new Set(['ArrowUp', 'ArrowLeft']);
    let isPlayed = false;
    let speeds: TrackSpeeds = { left: 0, right: 0 };
    const marks: Vec2Value[] = [];
    let forces: TrackForce[] = [];

    return {
      world,
      view: { x: 0, y: 0, width: 21.6, height: 14.4 },
      step(dt) {
        const throttle = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
        const turn = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        speeds = steer(throttle, turn, params.speed);
        forces = drive(tank, speeds, params.grip, dt);
        for (const y of [-HALF_GAUGE, HALF_GAUGE]) {
          const { x: markX, y: markY } = tank.getWorldPoint({ x: -HALF_LENGTH, y });
          marks.push({ x: markX, y: markY });
        }
        marks.splice(0, marks.length - MAX_MARKS);
      },
      draw(pen) {
        for (const mark of marks) pen.circle(mark, 0.06, { fill: 'quiet' });
        const { x, y, angle } = pen.poseOf(tank);
        const cos = Math.cos(angle);
        const sin = Math.sin(angle);
        const at = (dx: number, dy: number) => ({
          x: x + dx * cos - dy * sin,
          y: y + dx * sin + dy * cos,
        });
        const drawBox = (center: Vec2Value, halfX: number, halfY: number, fill: string) =>
          pen.polygon(
            [
              at(center.x - halfX, center.y - halfY),
              at(center.x + halfX, center.y - halfY),
              at(center.x + halfX, center.y + halfY),
              at(center.x - halfX, center.y + halfY),
            ],
            { fill, stroke: 'outline' },
          );
        for (const side of [-HALF_GAUGE, HALF_GAUGE])
          drawBox({ x: 0, y: side }, HALF_LENGTH, 0.25, 'outline');
        drawBox({ x: -0.1, y: 0 }, 0.95, 0.72, 'good');
        drawBox({ x: 1.2, y: 0 }, 0.9, 0.1, 'good');
        for (const { point, force } of forces) {
          const from = at(point.x, point.y);
          pen.arrow(from, { x: from.x + force.x / 2500, y: from.y + force.y / 2500 }, 'bad');
        }
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ↑/↓ or W/S to drive, and ←/→ or A/D to turn, also on the spot.',
      facts: () => ({
        'Left track': `${speeds.left.toFixed(1)} m/s`,
        'Right track': `${speeds.right.toFixed(1)} m/s`,
        Speed: `${tank.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
