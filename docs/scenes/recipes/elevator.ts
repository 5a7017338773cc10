import { type Body, Box, Circle, Edge, World } from 'planck';
import { defineScene, range } from '#scene';

// #region velocity
export interface ElevatorOptions {
  /** Maximum speed, in m/s. */
  speed: number;
  /** Maximum acceleration, also for braking, in m/s². */
  acceleration: number;
}

/**
 * Returns the velocity of a platform for the next step, in m/s: it accelerates, brakes, and stops at its target.
 * @param distance to the target, in meters; negative if it is below
 */
export function computeVelocity(
  velocity: number,
  distance: number,
  { speed, acceleration }: ElevatorOptions,
  dt: number,
): number {
  // From v, braking takes v²/(2a) meters. The last step must not overshoot.
  const brakingSpeed = Math.sqrt(2 * acceleration * Math.abs(distance));
  const maxSpeed = Math.min(speed, brakingSpeed, Math.abs(distance) / dt);
  const next = Math.sign(distance) * maxSpeed;
  const isBraking = Math.abs(next) < Math.abs(velocity) && next * velocity >= 0;
  if (isBraking) return next; // as the formula says
  const maxChange = acceleration * dt;
  return velocity + Math.max(-maxChange, Math.min(maxChange, next - velocity));
}
// #endregion

// #region elevator
const STOP_TIME = 1.2; // s, at each floor
const TOLERANCE = 0.001; // m

/** Moves a kinematic body to one height after the other. */
export class Elevator {
  readonly platform: Body;
  readonly options: ElevatorOptions;
  /** Heights to visit, in order: y of the platform's position, in meters. */
  readonly queue: number[] = [];
  /** Seconds until the platform leaves. */
  waitTimer = 0;

  constructor(platform: Body, options: ElevatorOptions) {
    this.platform = platform;
    this.options = options;
  }

  /** Adds a height to the queue, in meters. */
  call(height: number): void {
    if (!this.queue.includes(height)) this.queue.push(height);
  }

  /** Sets the velocity of the platform. Call it before every step. */
  update(dt: number): void {
    this.waitTimer -= dt;
    const target = this.queue[0];
    if (target === undefined || this.waitTimer > 0) return;
    const distance = target - this.platform.getPosition().y;
    if (Math.abs(distance) < TOLERANCE) {
      this.platform.setLinearVelocity({ x: 0, y: 0 });
      this.queue.shift();
      this.waitTimer = STOP_TIME;
      return;
    }
    const velocity = this.platform.getLinearVelocity().y;
    const y = computeVelocity(velocity, distance, this.options, dt);
    this.platform.setLinearVelocity({ x: 0, y });
  }
}
// #endregion

const FLOORS = [0, 2.4, 4.8]; // heights in meters
const HALF_WIDTH = 1.3; // m, of the platform
const THICKNESS = 0.2; // m, of floors and the platform

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
    for (const y of FLOORS) {
      for (const side of [-1, 1]) {
        const center = { x: side * (HALF_WIDTH + 0.06 + 2.2), y: y - THICKNESS / 2 };
        building.createFixture({ shape: new Box(2.2, THICKNESS / 2, center), friction: 0.8 });
      }
    }

    const platform = world.createBody({ type: 'kinematic', position: { x: 0, y: -THICKNESS / 2 } });
    platform.createFixture({ shape: new Box(HALF_WIDTH, THICKNESS / 2), friction: 0.8 });
    const elevator = new Elevator(platform, params);
    elevator.waitTimer = 1;
    const computeHeight = () => platform.getPosition().y + THICKNESS / 2;
    const stops = FLOORS.map((height) => height - THICKNESS / 2);
    const call = (index: number) => elevator.call(stops[index] ?? 0);
    call(2);
    call(0);

    const box = world.createBody({ type: 'dynamic', position: { x: -0.6, y: 0.3 } });
    box.createFixture({ shape: new Box(0.3, 0.3), density: 10, friction: 0.6 });
    box.style = { fill: 'accent' };
    const ball = world.createBody({ type: 'dynamic', position: { x: 0.5, y: 0.25 } });
    ball.createFixture({ shape: new Circle(0.25), density: 10, friction: 0.6 });
    ball.setAngularDamping(3);

    let weight = 0;
    let isAutomatic = true;
    let floor = 0; // the last one that was called
    const press = (index: number) => () => {
      isAutomatic = false;
      call(index);
    };
    let lastSpeed = 0;
    return {
      world,
      view: { x: 0, y: 3.2, width: 12, height: 7.4 },
      step(dt) {
        elevator.update(dt);
        if (!isAutomatic || elevator.queue.length > 0) return;
        floor = (floor + 1) % FLOORS.length;
        call(floor);
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
          const color = elevator.queue.includes(stops[i] ?? 0) ? 'bad' : 'quiet';
          pen.text({ x: -5.2, y: height + 0.9 }, `${i}`, color, 'center', 0.9);
        }
        const from = pen.poseOf(box);
        pen.arrow(from, { x: from.x, y: from.y + 0.04 * weight }, 'good');
      },
      controls: { 'Floor 0': press(0), 'Floor 1': press(1), 'Floor 2': press(2) },
      info: () => 'Call the elevator with the buttons. Drag the box onto it.',
      facts: () => ({
        Height: `${computeHeight().toFixed(2)} m`,
        Speed: `${platform.getLinearVelocity().y.toFixed(1)} m/s`,
        'Weight of the box': `${weight.toFixed(0)} N`,
      }),
    };
  },
});
