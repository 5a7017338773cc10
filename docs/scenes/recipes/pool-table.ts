import { type Body, Chain, Circle, type Fixture, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region pool-table
export interface PoolOptions {
  /** Deceleration of a rolling ball, in m/s². */
  rollingFriction: number;
  /** Centers of the pockets, in meters. */
  pockets: Vec2Value[];
  pocketRadius: number;
  /** Where the white ball starts, in meters. */
  cueStart: Vec2Value;
}

const REST_SPEED = 0.01; // m/s

/** Friction of the cloth, pockets, and turns of a table that is seen from above. */
export class PoolTable {
  readonly cue: Body;
  /** The other balls that are still on the table. */
  balls: Body[];
  readonly options: PoolOptions;

  constructor(cue: Body, balls: Body[], options: PoolOptions) {
    this.cue = cue;
    this.balls = balls;
    this.options = options;
  }

  /** Slows the balls down. Call it before every step. */
  applyFriction(dt: number): void {
    for (const ball of [this.cue, ...this.balls]) {
      if (ball.isAwake()) applyRollingFriction(ball, this.options.rollingFriction, dt);
    }
  }

  /** Removes the balls in pockets and puts the white ball back. Call it after every step. */
  removePotted(): void {
    const potted = this.balls.filter((ball) => this.isPotted(ball));
    for (const ball of potted) ball.getWorld().destroyBody(ball);
    this.balls = this.balls.filter((ball) => !potted.includes(ball));
    if (!this.isPotted(this.cue)) return;
    this.cue.setTransform(this.options.cueStart, 0);
    this.cue.setLinearVelocity({ x: 0, y: 0 });
    this.cue.setAngularVelocity(0);
  }

  /** Returns whether the turn is over. */
  isAtRest(): boolean {
    return isAtRest(this.cue) && this.balls.every(isAtRest);
  }

  private isPotted(ball: Body): boolean {
    const { pockets, pocketRadius } = this.options;
    const { x, y } = ball.getPosition();
    return pockets.some((pocket) => Math.hypot(x - pocket.x, y - pocket.y) < pocketRadius);
  }
}

/** Returns whether a ball is at rest. The engine also puts it to sleep, but only after half a second. */
export function isAtRest(ball: Body): boolean {
  return !ball.isAwake() || ball.getLinearVelocity().length() < REST_SPEED;
}

/**
 * Slows a ball down as a cloth does: by the same amount per second, at any speed. Damping would be proportional to
 * the speed, so slow balls would roll on and on.
 * @param deceleration in m/s²
 */
function applyRollingFriction(ball: Body, deceleration: number, dt: number): void {
  const velocity = ball.getLinearVelocity();
  const speed = velocity.length();
  const newSpeed = Math.max(0, speed - deceleration * dt);
  const scale = speed > 0 ? newSpeed / speed : 0;
  ball.setLinearVelocity({ x: velocity.x * scale, y: velocity.y * scale });
  const spin = ball.getAngularVelocity() * (1 - dt);
  ball.setAngularVelocity(Math.abs(spin) < 0.01 ? 0 : spin); // a small spin would keep the ball awake
}
// #endregion

// All lengths are in meters, but a table of 9 m is easier to simulate than one of 2.5 m.
const RADIUS = 0.26;
const TABLE = { x: 4.7, y: 2.5 };
const POCKETS = [-TABLE.x, 0, TABLE.x].flatMap((x) => [
  { x, y: -TABLE.y - 0.1 },
  { x, y: TABLE.y + 0.1 },
]);
const POCKET_RADIUS = 0.36;
const CUE_START = { x: -2.6, y: 0 };

export default defineScene({
  title: 'Pool table: aim, shoot, and wait until all balls have stopped',
  description:
    'A pool table from above. Pull back from the white ball and release to shoot. The next shot is possible when all balls have stopped.',
  params: {
    power: range('Power', { min: 2, max: 8, step: 0.5, value: 5, unit: 'm/s per m' }),
    friction: range('Rolling friction', { min: 0.2, max: 3, step: 0.1, value: 0.9, unit: 'm/s²' }),
    restitution: range('Restitution', { min: 0.5, max: 1, step: 0.05, value: 0.9 }),
  },
  poster: 1.6,
  create(params) {
    const world = new World(); // from above: no gravity
    // The cushions, as six pieces between the pockets.
    const cushions = world.createBody();
    const gap = 0.42;
    const { x: w, y: h } = TABLE;
    for (const [from, to] of [
      [
        { x: -w + gap, y: h },
        { x: -gap, y: h },
      ],
      [
        { x: gap, y: h },
        { x: w - gap, y: h },
      ],
      [
        { x: w, y: h - gap },
        { x: w, y: -h + gap },
      ],
      [
        { x: w - gap, y: -h },
        { x: gap, y: -h },
      ],
      [
        { x: -gap, y: -h },
        { x: -w + gap, y: -h },
      ],
      [
        { x: -w, y: -h + gap },
        { x: -w, y: h - gap },
      ],
    ] as const) {
      cushions.createFixture({ shape: new Chain([from, to]), friction: 0.1 });
    }
    // Behind the pockets, so that no ball is lost.
    const far = w + 0.5;
    const high = h + 0.6;
    const frame = [
      { x: -far, y: -high },
      { x: far, y: -high },
      { x: far, y: high },
      { x: -far, y: high },
    ];
    cushions.createFixture({ shape: new Chain(frame, true) });

    const createBall = (position: Vec2Value, fill: string) => {
      const ball = world.createBody({ type: 'dynamic', position, bullet: true, style: { fill } });
      ball.createFixture({ shape: new Circle(RADIUS), density: 1, friction: 0.05 });
      return ball;
    };
    const cue = createBall(CUE_START, 'white');
    const colors = ['accent', 'bad', 'good', 'kinematic', 'sensor'];
    const balls: Body[] = [];
    for (let row = 0; row < 5; row++) {
      for (let i = 0; i <= row; i++) {
        const x = 1.4 + row * 1.74 * RADIUS;
        const y = (2 * i - row) * 1.01 * RADIUS;
        balls.push(createBall({ x, y }, colors[balls.length % 5] ?? 'accent'));
      }
    }

    const table = new PoolTable(cue, balls, {
      rollingFriction: params.friction,
      pockets: POCKETS,
      pocketRadius: POCKET_RADIUS,
      cueStart: CUE_START,
    });

    let pull: Vec2Value | undefined;

    const aim = (point: Vec2Value) => {
      const { x, y } = cue.getPosition();
      pull = { x: x - point.x, y: y - point.y };
    };
    const shoot = () => {
      if (!pull || !table.isAtRest()) return;
      const speed = Math.min(18, params.power * Math.hypot(pull.x, pull.y));
      const scale = speed / (Math.hypot(pull.x, pull.y) || 1);
      cue.setLinearVelocity({ x: pull.x * scale, y: pull.y * scale });
      pull = undefined;
      shots++;
    };

    let shots = 0;
    let time = 0;
    let angle = 0;
    const turn: Record<string, number> = { ArrowUp: 0.03, ArrowDown: -0.03 };
    return {
      world,
      view: { x: 0, y: 0, width: 10.8, height: 6.6 },
      step(dt) {
        // The break.
        if (time < 0.6 && time + dt >= 0.6 && shots === 0) {
          pull = { x: 2.8, y: 0.1 };
          shoot();
        }
        time += dt;
        for (const fixture of listFixtures([cushions, cue, ...table.balls]))
          fixture.setRestitution(params.restitution);
        table.options.rollingFriction = params.friction;
        table.applyFriction(dt);
      },
      stepped: () => table.removePotted(),
      pointer: {
        down: (point) => {
          if (table.isAtRest()) aim(point);
        },
        move: (point) => {
          if (pull) aim(point);
        },
        up: shoot,
      },
      keys: {
        names: ['ArrowUp', 'ArrowDown', ' '],
        down: (key) => {
          if (!table.isAtRest()) return;
          angle += turn[key] ?? 0;
          pull = { x: 2.4 * Math.cos(angle), y: 2.4 * Math.sin(angle) };
          if (key === ' ') shoot();
        },
        up: () => undefined,
        release: () => undefined,
      },
      draw(pen) {
        for (const pocket of POCKETS) pen.circle(pocket, POCKET_RADIUS, { fill: 'outline' });
        const from = pen.poseOf(cue);
        if (!pull) {
          if (table.isAtRest()) pen.circle(from, 0.4, { stroke: 'accent', dashed: true });
          return;
        }
        pen.arrow(from, { x: from.x + pull.x, y: from.y + pull.y }, 'accent');
        const stick = { x: from.x - pull.x, y: from.y - pull.y };
        pen.line([from, stick], { stroke: 'kinematic', width: 5 });
      },
      info: () =>
        table.isAtRest()
          ? 'Pull back from the white ball and release. Or ↑/↓ or W/S: aim, Space: shoot.'
          : 'Wait until all balls have stopped.',
      facts: () => ({
        Moving: [cue, ...table.balls].filter((ball) => !isAtRest(ball)).length,
        Potted: `${15 - table.balls.length} of 15`,
        Shots: shots,
      }),
    };
  },
});

function listFixtures(bodies: Body[]): Fixture[] {
  return bodies.flatMap((body) => {
    const list: Fixture[] = [];
    for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext())
      list.push(fixture);
    return list;
  });
}
