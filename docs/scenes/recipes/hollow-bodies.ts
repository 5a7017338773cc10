import {
  type Body,
  Chain,
  Circle,
  Edge,
  Polygon,
  RevoluteJoint,
  type Vec2Value,
  World,
} from 'planck';
import { choice, defineScene, range } from '#scene';

// #region walls
export interface WallOptions {
  /** In meters. */
  thickness: number;
  /** In kg/m². */
  density: number;
  friction?: number;
}

/**
 * Adds a wall to a body along a line, such as the inside of a cup: one polygon for each segment, on the right of its
 * direction. Neighbors share their ends, so there is no gap.
 * @param line points in local coordinates, from one rim to the other
 */
export function addWalls(body: Body, line: readonly Vec2Value[], options: WallOptions): void {
  const outer = line.map((point, i) => {
    const before = computeNormal(line[i - 1], point);
    const after = computeNormal(point, line[i + 1]);
    const a = before ?? after ?? { x: 0, y: 0 };
    const b = after ?? a;
    // Where two segments meet, the outer corner is farther away than the thickness.
    const scale = options.thickness / (1 + a.x * b.x + a.y * b.y);
    return { x: point.x + scale * (a.x + b.x), y: point.y + scale * (a.y + b.y) };
  });
  for (const [i, end] of line.entries()) {
    const [start, outerStart, outerEnd] = [line[i - 1], outer[i - 1], outer[i]];
    if (!start || !outerStart || !outerEnd) continue;
    const shape = new Polygon([start, outerStart, outerEnd, end]);
    body.createFixture({ shape, density: options.density, friction: options.friction ?? 0.3 });
  }
}

/** Returns the unit vector to the right of a direction. */
function computeNormal(from?: Vec2Value, to?: Vec2Value): Vec2Value | undefined {
  if (!from || !to) return undefined;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}
// #endregion

const BUCKET = { x: -3.4, y: 4.9 };
const BUCKET_LINE = createCup(0.75, 1.05, 2);
const CUP_LINE = createCup(0.95, 1.3, 1.9);
const BALL_RADIUS = 0.14; // m
const POUR_ANGLE = -2.2; // rad
const CYCLE = 9; // s, in which the bucket is filled and poured

const BALLS = 36;

export default defineScene({
  title: 'Hollow bodies: buckets, cups, and bowls from several polygons',
  description:
    'A tap fills a bucket with balls, which the bucket pours into a cup. Bucket, cup, and bowl are bodies with a polygon for each wall. Choose a cup of one chain or of one polygon to see what fails.',
  params: {
    cup: choice('Cup', ['walls', 'chain', 'one polygon'], { restart: true }),
    thickness: range('Wall', {
      min: 0.04,
      max: 0.3,
      step: 0.02,
      value: 0.12,
      unit: 'm',
      restart: true,
    }),
  },
  poster: 6.9,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture(new Edge({ x: -8, y: 0 }, { x: 8, y: 0 }));
    const wall = { thickness: params.thickness, density: 3, friction: 0.4 };

    const style = { fill: 'kinematic' };
    const bucket = world.createBody({
      type: 'dynamic',
      position: BUCKET,
      allowSleep: false,
      style,
    });
    addWalls(bucket, BUCKET_LINE, wall);
    const pivot = { x: BUCKET.x, y: BUCKET.y + 1.1 };
    const motor = { enableMotor: true, maxMotorTorque: 200 };
    const hinge = new RevoluteJoint(motor, ground, bucket, pivot);
    world.createJoint(hinge);

    const cupPosition = { x: -1.2, y: params.thickness };
    const cup = world.createBody({
      type: 'dynamic',
      position: cupPosition,
      style: { fill: 'good' },
    });
    if (params.cup === 'walls') addWalls(cup, CUP_LINE, wall);
    else {
      const shape = params.cup === 'chain' ? new Chain(CUP_LINE) : new Polygon(CUP_LINE);
      cup.createFixture({ shape, density: 1, friction: 0.4 });
    }

    const bowl = world.createBody({
      type: 'dynamic',
      position: { x: 3.4, y: 1.5 },
      style: { fill: 'amber' },
    });
    const arc = Array.from({ length: 11 }, (_, i) => {
      const angle = Math.PI * (1.05 + 0.09 * i);
      return { x: 1.4 * Math.cos(angle), y: 1.4 * Math.sin(angle) };
    });
    addWalls(bowl, arc, wall);

    const balls: Body[] = [];
    const dropBall = (x: number, y: number) => {
      const full = balls.length >= BALLS + 4;
      const ball =
        (full && balls.shift()) || world.createBody({ type: 'dynamic', style: { fill: 'accent' } });
      if (!ball.getFixtureList())
        ball.createFixture({ shape: new Circle(BALL_RADIUS), density: 1, friction: 0.2 });
      ball.setTransform({ x, y }, 0);
      ball.setLinearVelocity({ x: 0, y: -2 });
      balls.push(ball);
    };
    for (let i = 0; i < 5; i++) dropBall(2.8 + 0.3 * i, 1);
    balls.length = 0; // those stay in the bowl

    const held = new Set<string>();
    let target = 0; // angle of the bucket, in radians
    let time = 0; // s, in this cycle
    let dropped = 0; // in this cycle
    let isPlayed = false;
    return {
      world,
      view: { x: -0.5, y: 3.6, width: 12.6, height: 7.6 },
      open: true,
      step(dt) {
        time += dt;
        const turn = Number(held.has('ArrowLeft')) - Number(held.has('ArrowRight'));
        if (isPlayed) target = Math.max(-2.6, Math.min(2.6, target + 2 * turn * dt));
        else target = time > 4.8 && time < 7.6 ? POUR_ANGLE : 0;
        // A servo: the farther from its target, the faster, up to 1.6 rad/s.
        const error = target - hinge.getJointAngle();
        hinge.setMotorSpeed(Math.max(-1.6, Math.min(1.6, 6 * error)));

        const isUpright = Math.abs(hinge.getJointAngle()) < 0.3;
        if (isUpright && dropped < BALLS && time > 0.11 * dropped) {
          dropBall(BUCKET.x + 0.3 * (2 * random() - 1), 7.2);
          dropped++;
        }
        if (time < CYCLE) return;
        time = 0;
        dropped = 0;
      },
      draw(pen) {
        // The tap.
        const { x } = BUCKET;
        pen.polygon(
          [
            { x: x - 0.5, y: 7.45 },
            { x: x - 0.5, y: 7.2 },
            { x: x + 0.5, y: 7.2 },
            { x: x + 0.5, y: 7.45 },
          ],
          { fill: 'static', stroke: 'outline' },
        );
        pen.dot(pivot, 'outline', 5);
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight'],
        down(key) {
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Tilt the bucket with ← →. Drag the cup and the bowl.',
      facts: () => {
        const isInside = (ball: Body) => {
          const { x, y } = cup.getLocalPoint(ball.getPosition());
          return Math.abs(x) < 1.3 && y > 0 && y < 2;
        };
        return {
          'In the cup': balls.filter(isInside).length,
          'Mass of the cup': `${cup.getMass().toFixed(1)} kg`,
        };
      },
    };
  },
});

/** Returns the inside of a cup that is open at the top, from the left rim to the right. */
function createCup(halfBottom: number, halfTop: number, height: number): Vec2Value[] {
  return [
    { x: -halfTop, y: height },
    { x: -halfBottom, y: 0 },
    { x: halfBottom, y: 0 },
    { x: halfTop, y: height },
  ];
}
