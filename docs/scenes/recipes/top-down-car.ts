import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region tire
export interface Axle {
  /** Distance from the center of the car to the axle, in meters: positive toward the front. */
  y: number;
  /** Angle of its wheels, in radians: positive to the left. */
  steering: number;
  /** Force of the engine, in newtons: positive forward. */
  drive: number;
  /** Maximum force of the tires divided by the mass on them, in m/s². */
  grip: number;
}

/**
 * Applies the force of the tires of one axle: the engine's force forward, and sideways a force against sliding. Call
 * it before every step. Returns where the tires skid, in world coordinates, or undefined if they hold.
 */
export function applyTireForce(car: Body, axle: Axle, dt: number): Vec2Value | undefined {
  const point = car.getWorldPoint({ x: 0, y: axle.y });
  const side = car.getWorldVector({ x: Math.cos(axle.steering), y: Math.sin(axle.steering) });
  const velocity = car.getLinearVelocityFromWorldPoint(point);
  const slip = velocity.x * side.x + velocity.y * side.y; // m/s, sideways

  const load = car.getMass() / 2; // kg on this axle
  const stop = (-slip * load) / dt; // the force that would end the slip in one step
  const scale = Math.min(1, (axle.grip * load) / Math.hypot(stop, axle.drive));
  const x = scale * stop;
  const y = scale * axle.drive;
  car.applyForce({ x: x * side.x - y * side.y, y: x * side.y + y * side.x }, point);
  return scale < 0.8 ? point : undefined;
}
// #endregion

// #region car
export interface TopDownCarOptions {
  /** Maximum acceleration by the tires, in m/s²: 8 on asphalt, 2 on snow. */
  grip: number;
  /** Acceleration by the engine at full throttle, in m/s². */
  engine: number;
  /** Fraction of the grip that the handbrake leaves to the rear tires. */
  handbrake: number;
}

export interface CarInput {
  /** From −1 (full reverse) to 1. */
  throttle: number;
  /** From −1 (right) to 1 (left). */
  steer: number;
  handbrake: boolean;
}

const AXLE = 1.3; // m, from the center to the front and rear axle
const MAX_STEERING = 0.55; // rad
const STEERING_SPEED = 3; // rad/s

/** Drives a body that is seen from above and whose front is at positive y. */
export class TopDownCar {
  readonly body: Body;
  readonly options: TopDownCarOptions;
  /** Angle of the front wheels, in radians. */
  steering = 0;

  constructor(body: Body, options: TopDownCarOptions) {
    this.body = body;
    this.options = options;
  }

  /** Applies the forces of all tires. Call it before every step. Returns the centers of the axles that skid. */
  drive({ throttle, steer, handbrake }: CarInput, dt: number): Vec2Value[] {
    const { body, options } = this;
    const maxChange = STEERING_SPEED * dt;
    const change = MAX_STEERING * steer - this.steering;
    this.steering += Math.max(-maxChange, Math.min(maxChange, change));

    const { grip } = options;
    const front = { y: AXLE, steering: this.steering, drive: 0, grip };
    const rear = {
      y: -AXLE,
      steering: 0,
      drive: throttle * options.engine * body.getMass(), // rear-wheel drive
      grip: handbrake ? grip * options.handbrake : grip,
    };
    const skids = [front, rear].map((axle) => applyTireForce(body, axle, dt));
    return skids.filter((point) => point !== undefined);
  }
}
// #endregion

const MAX_SKID_MARKS = 900;

export default defineScene({
  title: 'Top-down car: tire grip and drift',
  description:
    'A car drives in circles on a parking lot that is seen from above. Its tires grip until a limit, and then slide and leave marks.',
  params: {
    grip: range('Tire grip', { min: 2, max: 16, step: 0.5, value: 8, unit: 'm/s²' }),
    engine: range('Engine', { min: 2, max: 12, step: 0.5, value: 5, unit: 'm/s²' }),
    handbrake: range('Grip with handbrake', { min: 0.1, max: 1, step: 0.1, value: 0.3 }),
  },
  poster: 4,
  create(params) {
    const world = new World(); // without gravity: down is into the screen
    const walls = [
      { x: -18, y: -12 },
      { x: 18, y: -12 },
      { x: 18, y: 12 },
      { x: -18, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls, true), restitution: 0.3 });
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * 2 * Math.PI;
      const cone = world.createBody({
        type: 'dynamic',
        position: { x: 9 + 2 * Math.cos(angle), y: 2 * Math.sin(angle) },
        linearDamping: 2,
        angularDamping: 2,
      });
      cone.createFixture({ shape: new Circle(0.5), density: 40, restitution: 0.5 });
    }

    const car = world.createBody({
      type: 'dynamic',
      position: { x: -15, y: -6 },
      angle: -Math.PI / 2,
      linearVelocity: { x: 14, y: 0 },
      angularVelocity: 1.2,
      linearDamping: 0.3, // drag
      style: { fill: 'accent' },
    });
    car.createFixture({ shape: new Box(0.9, 2), density: 150, restitution: 0.2 });

    const skidMarks: Vec2Value[] = [];

    const driver = new TopDownCar(car, params);
    // The car drives at the start, as if these keys were held.
    const held = new Set(['ArrowUp', 'ArrowLeft']);
    let isPlayed = false;

    /** Returns the corners of a rectangle on the car, which is turned around its center. */
    const rectangle = (center: Vec2Value, half: Vec2Value, angle: number) => {
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      return [
        { x: half.x, y: half.y },
        { x: -half.x, y: half.y },
        { x: -half.x, y: -half.y },
        { x: half.x, y: -half.y },
      ].map(({ x, y }) => ({ x: center.x + x * cos - y * sin, y: center.y + x * sin + y * cos }));
    };

    return {
      world,
      view: { x: 0, y: 0, width: 36.6, height: 24.6 },
      step(dt) {
        const throttle = Number(held.has('ArrowUp')) - 0.7 * Number(held.has('ArrowDown'));
        const steer = Number(held.has('ArrowLeft')) - Number(held.has('ArrowRight'));
        for (const point of driver.drive({ throttle, steer, handbrake: held.has(' ') }, dt)) {
          const { x, y } = car.getWorldVector({ x: 0.75, y: 0 });
          skidMarks.push({ x: point.x + x, y: point.y + y }, { x: point.x - x, y: point.y - y });
        }
        skidMarks.splice(0, skidMarks.length - MAX_SKID_MARKS);
      },
      draw(pen) {
        for (const mark of skidMarks) pen.circle(mark, 0.12, { fill: 'quiet' });
        const { x, y, angle } = pen.poseOf(car);
        const cos = Math.cos(angle);
        const sin = Math.sin(angle);
        const toWorld = (point: Vec2Value) => ({
          x: x + point.x * cos - point.y * sin,
          y: y + point.x * sin + point.y * cos,
        });
        const drawRectangle = (center: Vec2Value, half: Vec2Value, fill: string, turn = 0) =>
          pen.polygon(rectangle(center, half, turn).map(toWorld), { fill });
        for (const side of [-0.8, 0.8]) {
          drawRectangle({ x: side, y: AXLE }, { x: 0.18, y: 0.42 }, 'outline', driver.steering);
          drawRectangle({ x: side, y: -AXLE }, { x: 0.18, y: 0.42 }, 'outline');
        }
        drawRectangle({ x: 0, y: 0 }, { x: 0.84, y: 1.95 }, 'accent');
        drawRectangle({ x: 0, y: 0.4 }, { x: 0.65, y: 0.35 }, 'outline');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ↑/↓ or W/S to drive, ←/→ or A/D to steer, and Space for the handbrake.',
      facts: () => {
        const forward = car.getWorldVector({ x: 0, y: 1 });
        const { x, y } = car.getLinearVelocity();
        const speed = Math.hypot(x, y);
        const drift = Math.atan2(
          Math.abs(x * forward.y - y * forward.x),
          x * forward.x + y * forward.y,
        );
        return {
          Speed: `${speed.toFixed(1)} m/s`,
          'Drift angle': `${speed < 1 ? 0 : ((drift * 180) / Math.PI).toFixed(0)}°`,
        };
      },
    };
  },
});
