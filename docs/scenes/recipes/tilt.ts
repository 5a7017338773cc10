import { Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { choice, defineScene, range, toggle } from '#scene';

// #region gravity
/**
 * Returns the gravity that pulls bodies on the screen down, in m/s²: 0 if the phone is flat on a table.
 * @param beta rotation around the axis to the right, in degrees: 0 if flat, 90 if upright
 * @param gamma rotation around the axis to the top, in degrees
 * @param screenAngle `screen.orientation.angle`, in degrees
 * @param strength gravity of an upright phone, in m/s²
 */
export function gravityFromTilt(
  beta: number,
  gamma: number,
  screenAngle: number,
  strength: number,
): Vec2Value {
  const radians = Math.PI / 180;
  // Down, in the coordinates of the phone: x to its right, y to its top.
  const x = strength * Math.cos(beta * radians) * Math.sin(gamma * radians);
  const y = -strength * Math.sin(beta * radians);
  // The picture is turned against the phone, so that it stays upright.
  const cos = Math.cos(screenAngle * radians);
  const sin = Math.sin(screenAngle * radians);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
// #endregion

// #region tilt
/** Changes the gravity of a world smoothly, and wakes bodies so that they notice. */
export class TiltGravity {
  /** Gravity to reach, in m/s². */
  target: Vec2Value = { x: 0, y: 0 };
  /** Time in which most of a change happens, in seconds. It hides the noise of the sensor. */
  responseTime = 0.1;
  private readonly world: World;
  /** Gravity when the bodies were last woken. */
  private lastWake: Vec2Value = { x: 0, y: 0 };

  constructor(world: World) {
    this.world = world;
  }

  /** Call it before every step. */
  update(dt: number): void {
    const alpha = 1 - Math.exp(-dt / this.responseTime);
    const now = this.world.getGravity();
    const x = now.x + alpha * (this.target.x - now.x);
    const y = now.y + alpha * (this.target.y - now.y);
    this.world.setGravity({ x, y }); // wakes nothing
    // Noise of the sensor doesn't keep bodies awake.
    if (Math.hypot(x - this.lastWake.x, y - this.lastWake.y) < 0.1) return;
    this.lastWake = { x, y };
    for (let body = this.world.getBodyList(); body; body = body.getNext()) body.setAwake(true);
  }
}
// #endregion

const MAX_TILT = 30; // degrees
const HALF = { x: 7.4, y: 4 }; // of the tray, in meters
const BALLS = ['accent', 'jade', 'amber', 'rose', 'moss'];
const RADIUS = 0.36; // m

export default defineScene({
  title: 'Tilt: balls in a labyrinth that is held like a phone',
  description:
    'A labyrinth, seen from above. It is tilted by keys or pointer, as a phone is by hand, and gravity rolls five balls through it.',
  params: {
    strength: range('Gravity', { min: 2, max: 20, step: 1, value: 10, unit: 'm/s²' }),
    wakes: toggle('Wake the balls', true),
    response: range('Response time', {
      min: 0.02,
      max: 1,
      step: 0.02,
      value: 0.1,
      unit: 's',
      under: 'wakes',
    }),
    screen: choice('Screen angle', ['0°', '90°', '180°', '270°']),
  },
  poster: 2.4,
  create(params) {
    const world = new World();
    const tray = world.createBody();
    const corners = [
      { x: -HALF.x, y: -HALF.y },
      { x: HALF.x, y: -HALF.y },
      { x: HALF.x, y: HALF.y },
      { x: -HALF.x, y: HALF.y },
    ];
    tray.createFixture({ shape: new Chain(corners, true), friction: 0.2, restitution: 0.3 });
    for (const [x, y, halfWidth, halfHeight] of [
      [-4.6, -1, 0.12, 3],
      [-1.6, 1, 0.12, 3],
      [1.4, -1, 0.12, 3],
      [4.4, 1, 0.12, 3],
      [-3, 1.2, 0.7, 0.12],
      [0, -1.2, 0.7, 0.12],
      [2.8, 1.2, 0.7, 0.12],
    ] as const)
      tray.createFixture({ shape: new Box(halfWidth, halfHeight, { x, y }), friction: 0.2 });
    for (const [i, fill] of BALLS.entries()) {
      const position = { x: -6.6 + 0.8 * (i % 2), y: -3 + 1.1 * i };
      const ball = world.createBody({
        type: 'dynamic',
        position,
        linearDamping: 0.4,
        angularDamping: 0.4,
        style: { fill },
      });
      ball.createFixture({
        shape: new Circle(RADIUS),
        density: 1,
        friction: 0.2,
        restitution: 0.3,
      });
    }

    const gravity = new TiltGravity(world);
    const held = new Set<string>();
    let pointer: Vec2Value | undefined;
    let isPlayed = false;
    let time = 0;
    const takeOver = () => {
      isPlayed = true;
    };
    /** Returns how far the tray is tilted to the right and to the top, from −1 to 1. */
    const readTilt = (): Vec2Value => {
      if (!isPlayed) return { x: 0.6 * Math.sin(time), y: 0.8 * Math.cos(1.7 * time) };
      if (pointer) return { x: pointer.x / HALF.x, y: pointer.y / HALF.y };
      return {
        x: Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft')),
        y: Number(held.has('ArrowUp')) - Number(held.has('ArrowDown')),
      };
    };
    /** Returns the angles that the sensor would report, and the picture's rotation. */
    const readSensor = () => {
      const { x, y } = readTilt();
      const clamp = (value: number) => MAX_TILT * Math.max(-1, Math.min(1, value));
      return { beta: -clamp(y), gamma: clamp(x), angle: Number.parseInt(params.screen, 10) };
    };

    return {
      world,
      view: { x: 0, y: 0, width: 16.2, height: 9.2 },
      step(dt) {
        time += dt;
        const { beta, gamma, angle } = readSensor();
        gravity.target = gravityFromTilt(beta, gamma, angle, params.strength);
        gravity.responseTime = params.response;
        if (params.wakes) gravity.update(dt);
        else world.setGravity(gravity.target);
      },
      draw(pen) {
        const edge = 0.45;
        const frame = corners.map(({ x, y }) => ({
          x: x + edge * Math.sign(x),
          y: y + edge * Math.sign(y),
        }));
        pen.line([...frame, ...frame.slice(0, 1)], { stroke: 'static', width: 8 });
        const { x, y } = world.getGravity();
        const scale = 2.4 / params.strength;
        pen.dot({ x: 0, y: 0 }, 'quiet', 4);
        if (Math.hypot(x, y) > 0.1)
          pen.arrow({ x: 0, y: 0 }, { x: scale * x, y: scale * y }, 'accent');
        if (pointer) pen.circle(pointer, 0.3, { stroke: 'accent', width: 2 });
      },
      pointer: {
        down(point) {
          takeOver();
          pointer = point;
        },
        move: (point) => {
          if (pointer) pointer = point;
        },
        up: () => {
          pointer = undefined;
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        down(key) {
          takeOver();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press and drag, or hold the arrow keys, to tilt the labyrinth.',
      facts: () => {
        const { beta, gamma } = readSensor();
        const { x, y } = world.getGravity();
        return {
          'Beta, gamma': `${beta.toFixed(0)}°, ${gamma.toFixed(0)}°`,
          Gravity: `${x.toFixed(1)}, ${y.toFixed(1)} m/s²`,
        };
      },
    };
  },
});
