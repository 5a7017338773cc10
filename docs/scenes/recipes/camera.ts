import { type Body, Chain, Circle, type Vec2Value, World } from 'planck';
import { choice, defineScene, range, toggle } from '#scene';
import { forEachContact } from '../shared/helpers.ts';

// #region camera
/** Part of the world that the camera can show, in meters. */
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface CameraOptions {
  /**
   * How fast the camera eases toward its target, in 1/s. It lags behind a body by about the body's speed divided by
   * this rate.
   */
  rate: number;
  /** Width of the dead zone in meters. Its height is half of it. */
  deadZone: number;
  /** How far ahead of a body the camera aims, in seconds of motion. */
  lookAhead: number;
  /** Height of the picture's center above the body, in meters. */
  rise: number;
}

/** Follows one body, or several. Its position and size are what the screen shows, in meters. */
export class Camera {
  /** Center of the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
  readonly bounds: Bounds;
  readonly options: CameraOptions;
  /** Width of the picture divided by its height. */
  private readonly aspect: number;

  /** @param view what the screen shows at the start, in meters; its proportions are those of the screen */
  constructor(
    view: { x: number; y: number; width: number; height: number },
    bounds: Bounds,
    options: CameraOptions,
  ) {
    this.x = view.x;
    this.y = view.y;
    this.width = view.width;
    this.height = view.height;
    this.aspect = view.width / view.height;
    this.bounds = bounds;
    this.options = options;
  }

  /**
   * Follows one body. Call it after every step, or once per frame.
   * @param width of the picture to zoom to, in meters
   * @param dt seconds since the last call
   */
  follow(body: Body, width: number, dt: number): void {
    const { deadZone, lookAhead, rise } = this.options;
    const position = body.getPosition();
    const x = position.x + lookAhead * body.getLinearVelocity().x;
    const y = position.y + rise;
    // The center nearest to the current one that keeps the target inside the dead zone.
    const center = {
      x: clamp(this.x, x - deadZone / 2, x + deadZone / 2),
      y: clamp(this.y, y - deadZone / 4, y + deadZone / 4),
    };
    this.moveTo(center, width, dt);
  }

  /**
   * Keeps several bodies visible. Call it after every step, or once per frame.
   * @param margin around the bodies' positions, in meters
   * @param minWidth the narrowest picture, in meters
   * @param dt seconds since the last call
   */
  fit(bodies: Body[], margin: number, minWidth: number, dt: number): void {
    const xs = bodies.map((body) => body.getPosition().x);
    const ys = bodies.map((body) => body.getPosition().y);
    const left = Math.min(...xs) - margin;
    const right = Math.max(...xs) + margin;
    const bottom = Math.min(...ys) - margin;
    const top = Math.max(...ys) + margin;
    const width = Math.max(right - left, (top - bottom) * this.aspect, minWidth);
    const { bounds } = this;
    const maxWidth = Math.min(
      bounds.right - bounds.left,
      (bounds.top - bounds.bottom) * this.aspect,
    );
    const center = { x: (left + right) / 2, y: (bottom + top) / 2 };
    this.moveTo(center, Math.min(width, maxWidth), dt);
  }

  private moveTo(center: Vec2Value, width: number, dt: number): void {
    // The same motion at every frame rate, unlike a fixed fraction per frame.
    const fraction = 1 - Math.exp(-this.options.rate * dt);
    this.width += fraction * (width - this.width);
    this.height = this.width / this.aspect;
    const x = this.x + fraction * (center.x - this.x);
    const y = this.y + fraction * (center.y - this.y);
    const { left, right, bottom, top } = this.bounds;
    this.x = clampCenter(x, this.width, left, right);
    this.y = clampCenter(y, this.height, bottom, top);
  }
}

/** Returns the center nearest to the given one from which a picture of this size shows only the level. */
function clampCenter(center: number, size: number, min: number, max: number): number {
  // A level that is smaller than the picture is centered.
  return max - min < size ? (min + max) / 2 : clamp(center, min + size / 2, max - size / 2);
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
// #endregion

const LEVEL = { left: 0, right: 70, bottom: -3, top: 14 };
const WIDTH = 17; // m, of the picture
/** Width of the picture divided by its height. */
const ASPECT = 1.7;
/** Height of the picture's center above the body, in meters: more sky than soil. */
const RISE = 1.5;

export default defineScene({
  title: 'Camera: dead zone, look-ahead, bounds, and zoom to fit',
  description:
    'Three balls race over hills. The camera follows one of them with a dead zone and look-ahead, or zooms so that all three fit into the picture. It never shows anything outside the level.',
  params: {
    mode: choice('Camera', ['follow one ball', 'fit all balls']),
    rate: range('Smoothing rate', { min: 1, max: 20, step: 0.5, value: 4, unit: '1/s' }),
    deadZone: range('Dead zone', { min: 0, max: 6, step: 0.5, value: 2, unit: 'm' }),
    lookAhead: range('Look-ahead', { min: 0, max: 1, step: 0.05, value: 0.4, unit: 's' }),
    show: toggle('Show the dead zone', true),
  },
  poster: 3.4,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const hills = Array.from({ length: 141 }, (_, i) => {
      const x = i / 2;
      return {
        x,
        y: 1.6 + 1.3 * Math.sin(0.42 * x) * Math.sin(0.11 * x) + 0.4 * Math.sin(0.8 * x),
      };
    });
    const ground = world.createBody();
    const outline = [{ x: LEVEL.left, y: 40 }, ...hills, { x: LEVEL.right, y: 40 }];
    ground.createFixture({ shape: new Chain(outline), friction: 1 });

    const createBall = (x: number, fill: string) => {
      const position = { x, y: 4.5 };
      const ball = world.createBody({ type: 'dynamic', position, style: { fill } });
      ball.createFixture({
        shape: new Circle(0.5),
        density: 1,
        friction: 1,
        restitution: 0.2,
        filterGroupIndex: -1, // balls pass each other
      });
      return ball;
    };
    const hero = createBall(6, 'bad');
    const rivals = [createBall(4, 'dynamic'), createBall(8, 'good')];
    const balls = [...rivals, hero];

    /** Rolls a ball: its angular velocity approaches a speed, in radians per second. */
    const roll = (ball: Body, speed: number) => {
      ball.applyTorque(0.8 * ball.getMass() * (speed - ball.getAngularVelocity()));
    };
    const isGrounded = (ball: Body) => {
      let grounded = false;
      forEachContact(ball, () => {
        grounded = true;
      });
      return grounded;
    };
    /** What drives each ball: 1 to the right, -1 to the left. */
    const directions = new Map(balls.map((ball) => [ball, 1]));
    const drive = (ball: Body, maxSpeed: number) => {
      const { x } = ball.getPosition();
      if (x > LEVEL.right - 4) directions.set(ball, -1);
      if (x < LEVEL.left + 4) directions.set(ball, 1);
      roll(ball, -maxSpeed * (directions.get(ball) ?? 1));
    };

    const held = new Set<string>();
    let isPlayed = false;
    const jump = () => {
      if (!isGrounded(hero)) return;
      const { x, y } = hero.getLinearVelocity();
      hero.setLinearVelocity({ x, y: Math.max(y, 0) + 8 });
    };

    const camera = new Camera({ x: 6, y: 5, width: WIDTH, height: WIDTH / ASPECT }, LEVEL, {
      ...params,
      rise: RISE,
    });

    // Where the picture shows the camera between two steps: bodies and the view move together.
    const marker = world.createBody({ position: camera });

    return {
      world,
      get view() {
        const { x, y, width, height } = camera;
        return { x, y, width, height };
      },
      mouseForce: 0,
      step() {
        for (const [i, rival] of rivals.entries()) drive(rival, 11 + 4 * i);
        const steering = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (isPlayed) roll(hero, -16 * steering);
        else drive(hero, 13);
      },
      stepped(dt) {
        Object.assign(camera.options, params);
        if (params.mode === 'fit all balls') camera.fit(balls, 3, 14, dt);
        else camera.follow(hero, WIDTH, dt);
        marker.setPosition(camera);
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          isPlayed = true;
          if (key === 'ArrowUp' && !held.has(key)) jump();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      controls: { Jump: jump },
      draw(pen) {
        const { left, right, bottom, top } = LEVEL;
        const soil = [{ x: left, y: bottom - 9 }, ...hills, { x: right, y: bottom - 9 }];
        pen.polygon(soil, { fill: 'static', stroke: 'outline' });
        for (let x = 5; x < right; x += 5)
          pen.text({ x, y: bottom + 2 }, `${x} m`, 'outline', 'center');
        const level = [
          { x: left, y: bottom },
          { x: right, y: bottom },
          { x: right, y: top },
          { x: left, y: top },
        ];
        pen.polygon(level, { stroke: 'accent', width: 3 });
        if (!params.show || params.mode === 'fit all balls') return;
        const x = pen.poseOf(marker).x;
        const y = pen.poseOf(marker).y - RISE;
        const half = params.deadZone / 2;
        const corners = [
          { x: x - half, y: y - half / 2 },
          { x: x + half, y: y - half / 2 },
          { x: x + half, y: y + half / 2 },
          { x: x - half, y: y + half / 2 },
        ];
        pen.polygon(corners, { stroke: 'accent', dashed: true });
        const from = pen.poseOf(hero);
        const ahead = { x: from.x + params.lookAhead * hero.getLinearVelocity().x, y: from.y };
        pen.line([from, ahead], { stroke: 'bad', width: 2 });
        pen.dot(ahead, 'bad', 5);
      },
      info: () => 'Press ←/→ or A/D to roll the red ball, and ↑ or W to jump.',
      facts: () => ({
        Camera: `${camera.x.toFixed(1)}, ${camera.y.toFixed(1)} m`,
        'Visible width': `${camera.width.toFixed(1)} m`,
      }),
    };
  },
});
