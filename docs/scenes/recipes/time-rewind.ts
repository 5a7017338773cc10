import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region time-rewind
/** x, y, angle, velocity x and y, angular velocity, whether it is awake, whether it is active. */
const FIELDS = 8;

/** Records bodies after every step and moves them back in time. */
export class TimeRewinder {
  readonly bodies: readonly Body[];
  /** Maximum number of frames; the newest one then overwrites the oldest. */
  readonly maxFrames: number;
  /** Number of recorded frames. */
  frames = 0;
  /** A ring buffer. */
  readonly history: Float64Array;
  private newest = -1;

  /** Also records the start. Bodies that appear later have to exist already; disable them until then. */
  constructor(bodies: readonly Body[], maxFrames: number) {
    this.bodies = bodies;
    this.maxFrames = maxFrames;
    this.history = new Float64Array(maxFrames * bodies.length * FIELDS);
    this.record();
  }

  /** Adds a frame to the history. Call it after every step. */
  record(): void {
    this.newest = (this.newest + 1) % this.maxFrames;
    this.frames = Math.min(this.frames + 1, this.maxFrames);
    for (const [index, body] of this.bodies.entries()) {
      const { x, y } = body.getPosition();
      const velocity = body.getLinearVelocity();
      const motion = [velocity.x, velocity.y, body.getAngularVelocity()];
      const flags = [Number(body.isAwake()), Number(body.isActive())];
      this.stateAt(index, 0).set([x, y, body.getAngle(), ...motion, ...flags]);
    }
  }

  /** Goes back by a number of frames and returns whether there were any. Call it between two steps. */
  rewind(frames: number): boolean {
    const back = Math.min(frames, this.frames - 1);
    this.newest = (this.newest - back + this.maxFrames) % this.maxFrames;
    this.frames -= back;
    for (const [index, body] of this.bodies.entries()) {
      const state = this.stateAt(index, 0);
      const [x = 0, y = 0, angle = 0, vx = 0, vy = 0, spin = 0, isAwake, isActive] = state;
      body.setActive(isActive === 1);
      body.setTransform({ x, y }, angle);
      body.setLinearVelocity({ x: vx, y: vy });
      body.setAngularVelocity(spin);
      body.setAwake(isAwake === 1); // the last, because all others wake the body
    }
    return back > 0;
  }

  /** Returns the recorded state of a body, by its index, a number of frames before the newest one. */
  stateAt(index: number, age: number): Float64Array {
    const frame = (this.newest - age + this.maxFrames) % this.maxFrames;
    const start = (frame * this.bodies.length + index) * FIELDS;
    return this.history.subarray(start, start + FIELDS);
  }
}
// #endregion

const CANNON = { x: -6.2, y: 1 };

export default defineScene({
  title: 'Time rewind: a ring buffer of positions and velocities',
  description:
    'A cannon shoots balls at a tower of boxes. Hold a key to rewind time: the boxes fly back into the tower and the balls into the cannon.',
  params: {
    speed: range('Rewind speed', { min: 1, max: 6, step: 1, value: 2, unit: 'frames per step' }),
    seconds: range('History', { min: 2, max: 20, step: 1, value: 10, unit: 's', restart: true }),
    power: range('Muzzle velocity', { min: 8, max: 20, step: 1, value: 14, unit: 'm/s' }),
  },
  poster: 1.55,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -7, y: 14 },
      { x: -7, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 14 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.7 });

    const bodies: Body[] = [];
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 3; column++) {
        const position = { x: 2 + 0.72 * column, y: 0.35 + 0.71 * row };
        const box = world.createBody({ type: 'dynamic', position });
        box.createFixture({ shape: new Box(0.35, 0.35), density: 1, friction: 0.6 });
        bodies.push(box);
      }
    }
    // All balls exist from the start, and are disabled until they are shot.
    const balls = Array.from({ length: 5 }, () => {
      const ball = world.createBody({
        type: 'dynamic',
        position: CANNON,
        style: { fill: 'bad' },
        angularDamping: 1,
      });
      ball.createFixture({ shape: new Circle(0.32), density: 5, friction: 0.5 });
      ball.setActive(false);
      return ball;
    });
    bodies.push(...balls);

    const rewinder = new TimeRewinder(bodies, params.seconds * 60);

    const angleTo = (target: Vec2Value) => Math.atan2(target.y - CANNON.y, target.x - CANNON.x);
    let target: Vec2Value = { x: 2.6, y: 3.4 };
    const shoot = () => {
      const ball = balls.find((candidate) => !candidate.isActive());
      if (!ball || isRewinding()) return;
      const angle = angleTo(target);
      ball.setTransform(CANNON, 0);
      ball.setLinearVelocity({
        x: params.power * Math.cos(angle),
        y: params.power * Math.sin(angle),
      });
      ball.setAngularVelocity(0);
      ball.setActive(true);
      ball.setAwake(true);
    };

    const held = new Set<string>();
    let framesLeft = 0; // to rewind by the button or at the start
    const isRewinding = () => held.size > 0 || framesLeft > 0;
    let time = 0;
    let isPlayed = false;

    /** Where a body was in every second frame in which it was active, the oldest first. */
    const readTrail = (body: Body) => {
      const points: Vec2Value[] = [];
      for (let age = rewinder.frames - 1; age >= 0; age -= 2) {
        const state = rewinder.stateAt(bodies.indexOf(body), age);
        const [x = 0, y = 0] = state;
        if (state.at(-1) === 1) points.push({ x, y });
      }
      return points;
    };

    return {
      world,
      view: { x: 0, y: 3.8, width: 14.6, height: 8.4 },
      mouseForce: 0,
      step(dt) {
        // The start shows what the recipe is about: two shots, and back.
        const wasAt = (seconds: number) => time < seconds && time + dt >= seconds;
        if (!isPlayed && (wasAt(0.6) || wasAt(1.7))) shoot();
        if (!isPlayed && wasAt(3.6)) framesLeft = 180;
        time += dt;
      },
      stepped() {
        if (!isRewinding()) return rewinder.record();
        framesLeft = rewinder.rewind(params.speed) ? Math.max(0, framesLeft - params.speed) : 0;
      },
      keys: {
        names: [' ', 'r'],
        down: (key) => {
          isPlayed = true;
          if (key === 'r' || key === ' ') held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      pointer: {
        move: (point) => {
          target = { x: point.x, y: point.y };
        },
        down: () => {
          isPlayed = true;
          shoot();
        },
      },
      controls: {
        Shoot: shoot,
        'Rewind 3 s': () => {
          isPlayed = true;
          framesLeft = 180;
        },
      },
      draw(pen) {
        const active = balls.filter((ball) => ball.isActive());
        for (const ball of active)
          pen.line(readTrail(ball), { stroke: 'bad', width: 1.5, dashed: true });
        const angle = angleTo(target);
        const cos = Math.cos(angle);
        const sin = Math.sin(angle);
        const at = (x: number, y: number) => ({
          x: CANNON.x + x * cos - y * sin,
          y: CANNON.y + x * sin + y * cos,
        });
        const barrel = [at(-0.4, -0.36), at(1.1, -0.3), at(1.1, 0.3), at(-0.4, 0.36)];
        pen.polygon(barrel, { fill: 'kinematic', stroke: 'outline' });
        // The tape: how much of the history is stored.
        const end = -3 + (6 * rewinder.frames) / rewinder.maxFrames;
        drawBar(pen.line, 3, 'quiet');
        drawBar(pen.line, end, isRewinding() ? 'bad' : 'accent');
        if (isRewinding()) pen.text({ x: 0, y: 6.3 }, '◀◀ Rewind', 'bad', 'center', 0.6);
      },
      info: () => 'Aim and press with the pointer to shoot. Hold R to rewind.',
      facts: () => ({
        'Stored history': `${(rewinder.frames / 60).toFixed(1)} s`,
        Memory: `${(rewinder.history.byteLength / 1e6).toFixed(2)} MB`,
        'Balls left': balls.filter((ball) => !ball.isActive()).length,
      }),
    };
  },
});

/** Draws a horizontal bar at the top of the picture. */
function drawBar(
  line: (points: Vec2Value[], style: { stroke: string; width: number }) => void,
  end: number,
  stroke: string,
): void {
  const points = [
    { x: -3, y: 7.4 },
    { x: end, y: 7.4 },
  ];
  line(points, { stroke, width: 6 });
}
