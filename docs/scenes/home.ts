import { type Body, Box, Circle, DistanceJoint, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, type ScenePen } from '#scene';

/** Half the width of the room, and half the side of a block, in meters. */
const HALF_WIDTH = 8.15;
const HALF_BLOCK = 0.6;
/** Size of letters relative to their design, in which a lowercase letter is 1 high. */
const LETTER_SCALE = 0.545;
const STROKE = 0.22;
const WHEEL = { radius: 0.7, hole: 0.4, hub: 0.18 };
/** The ball hangs from above the picture, and strikes from its right, at an angle from the vertical in radians. */
const PENDULUM = { x: 6.35, y: 10, length: 9.05, angle: 1, radius: 0.65, pullSpeed: 6 };
const GRAVITY = { x: 0, y: -10 };
const BLUE = '#2b7cd3';

/** Seconds for which the word stands before the ball is let go, and for which the ball swings after that. */
const STANDING = 2.2;
const SWINGING = 7;
/** Seconds for which the blocks stay where they are after the reader has released one. */
const AFTER_THROW = 3;
/** Height at which blocks wait above their places, the seconds until the first falls, and those between two. */
const REBUILD = { height: 4.4, first: 2, interval: 0.18 };

/** A body that is a part of the picture's word or logo, and its place. */
interface Piece {
  body: Body;
  home: Vec2Value;
  isCarried: boolean;
}

/** Returns points on an arc; angles are in degrees. */
const arc = (x: number, y: number, radius: number, from: number, to: number): Vec2Value[] => {
  const count = Math.ceil(Math.abs(to - from) / 20);
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
};

const line = (...coordinates: [x: number, y: number][]): Vec2Value[] =>
  coordinates.map(([x, y]) => ({ x, y }));

/** Strokes of letters: the baseline is at 0. */
const LETTERS: Record<string, Vec2Value[][]> = {
  P: [
    line([-0.4, -0.1], [-0.4, 1.5]),
    [...line([-0.4, 1.4]), ...arc(0.08, 1.04, 0.36, 90, -90), ...line([-0.4, 0.68])],
  ],
  l: [line([0, -0.1], [0, 1.5])],
  a: [arc(-0.04, 0.5, 0.45, 0, 360), line([0.41, -0.06], [0.41, 1.06])],
  n: [line([-0.4, -0.06], [-0.4, 1.06]), [...arc(0, 0.56, 0.4, 180, 0), ...line([0.4, -0.06])]],
  c: [arc(0.06, 0.5, 0.46, 48, 312)],
  k: [line([-0.38, -0.1], [-0.38, 1.5]), line([0.36, 1], [-0.32, 0.4], [0.42, -0.06])],
  j: [[...line([0.14, 1.06], [0.14, -0.1]), ...arc(-0.18, -0.1, 0.32, 0, -95)]],
  s: [[...arc(0, 0.74, 0.26, 35, 270), ...arc(0, 0.22, 0.26, 90, -145)]],
};

/** Returns the outline of a stroke along points. */
function thicken(points: Vec2Value[]): Vec2Value[] {
  const side = (sign: 1 | -1) =>
    points.map(({ x, y }, i) => {
      const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
      const [dx, dy] = [(b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0)];
      const scale = (sign * STROKE) / 2 / Math.hypot(dx, dy);
      return { x: x - dy * scale, y: y + dx * scale };
    });
  return [...side(1), ...side(-1).reverse()];
}

export default defineScene({
  title: 'Planck.js in blocks',
  description:
    'A ball swings into blocks that spell Planck.js, which fall into place again. Drag and throw them.',
  poster: 0,
  create(_params, random) {
    const world = new World({ gravity: GRAVITY });

    // Solid, because a crowd could squeeze a small body through a line.
    const room = world.createBody();
    room.createFixture({ shape: new Box(30, 5, { x: 0, y: -5 }), friction: 0.7 });
    for (const shape of [
      new Box(5, 20, { x: -HALF_WIDTH - 5, y: 10 }),
      new Box(5, 20, { x: HALF_WIDTH + 5, y: 10 }),
      new Box(30, 5, { x: 0, y: 12.4 }),
    ])
      room.createFixture({ shape, style: { fill: 'transparent', stroke: 'transparent' } });
    const ramp = [
      { x: -HALF_WIDTH, y: 0 },
      { x: -5.7, y: 0 },
      { x: -HALF_WIDTH, y: 1.5 },
    ];
    room.createFixture({ shape: new Polygon(ramp), friction: 0.9 });

    const pieces: Piece[] = [];
    const blocks: { body: Body; strokes: Vec2Value[][]; letter: string }[] = [];
    let x = -5;
    for (const letter of 'Planck.js') {
      const isDot = letter === '.';
      const half = isDot ? 0.28 : HALF_BLOCK;
      x += half + 0.03;
      const home = { x, y: half };
      const body = world.createBody({
        type: 'dynamic',
        position: home,
        style: { fill: isDot ? 'accent' : 'js'.includes(letter) ? 'amber' : 'dynamic' },
      });
      pieces.push({ body, home, isCarried: false });
      x += half + 0.03;
      if (isDot) {
        body.createFixture({ shape: new Circle(half), density: 0.7, restitution: 0.4 });
        continue;
      }
      body.createFixture({
        shape: new Box(half, half),
        density: 0.5,
        friction: 0.6,
        restitution: 0.15,
      });
      const strokes = (LETTERS[letter] ?? []).map((stroke) =>
        thicken(stroke).map((point) => ({
          x: LETTER_SCALE * point.x,
          y: LETTER_SCALE * (point.y - (letter === 'j' ? 0.45 : /[Plk]/.test(letter) ? 0.7 : 0.5)),
        })),
      );
      blocks.push({ body, strokes, letter });
    }

    const top = { x: -7.4, y: 1.95 };
    const wheel = world.createBody({
      type: 'dynamic',
      position: top,
      angularDamping: 0.3,
      style: { fill: 'transparent', stroke: 'accent' },
    });
    wheel.createFixture({
      shape: new Circle(WHEEL.radius),
      density: 0.5,
      friction: 0.9,
      restitution: 0.2,
    });
    pieces.push({ body: wheel, home: top, isCarried: false });

    const anchor = { x: PENDULUM.x, y: PENDULUM.y };
    const ball = world.createBody({
      type: 'dynamic',
      position: { x: PENDULUM.x, y: PENDULUM.y - PENDULUM.length },
      style: { fill: BLUE },
    });
    ball.createFixture({ shape: new Circle(PENDULUM.radius), density: 8, restitution: 0.3 });
    // The ball passes through the wall, because bodies that a joint connects don't collide.
    const rope = new DistanceJoint({}, room, ball, anchor, ball.getPosition());
    rope.style = { stroke: 'outline' };
    world.createJoint(rope);

    const bodies = [...pieces.map(({ body }) => body), ball];
    const push = (speed: number) => {
      for (const body of bodies) {
        const [x, y] = [(random() - 0.5) * speed, (0.4 + random()) * speed];
        body.applyLinearImpulse(
          { x: body.getMass() * x, y: body.getMass() * y },
          body.getWorldPoint({ x: 0.1, y: 0 }),
          true,
        );
      }
    };

    let phase: 'standing' | 'swinging' | 'rebuilding' = 'standing';
    /** Seconds since the phase began. */
    let elapsed = 0;
    const enter = (next: typeof phase) => {
      phase = next;
      elapsed = 0;
    };
    const rebuild = () => {
      for (const [index, piece] of pieces.entries()) {
        const isWaiting = elapsed < REBUILD.first + REBUILD.interval * index;
        if (isWaiting && !isHeld(piece.body)) carry(piece);
        else if (piece.isCarried) drop(piece);
      }
    };
    const rebuilt = REBUILD.first + REBUILD.interval * pieces.length + 1;

    return {
      world,
      view: { x: 0, y: 2.65, width: 16.3, height: 6.3 },
      open: true,
      step(dt) {
        elapsed += dt;
        if (phase === 'standing' && elapsed > STANDING) enter('swinging');
        if (phase === 'swinging' && bodies.some(isHeld))
          elapsed = Math.min(elapsed, SWINGING - AFTER_THROW);
        if (phase === 'swinging' && elapsed > SWINGING) enter('rebuilding');
        if (phase === 'rebuilding') rebuild();
        if (phase === 'rebuilding' && elapsed > rebuilt) enter('standing');
        if (phase !== 'swinging' && !isHeld(ball))
          pull(ball, phase === 'standing' ? PENDULUM.angle : 0, -world.getGravity().y);
      },
      draw(pen) {
        pen.polygon(ramp, { fill: BLUE, stroke: 'outline' });
        drawWheel(pen, wheel);
        for (const { body, strokes, letter } of blocks) {
          for (const stroke of strokes) pen.polygon(place(pen, body, stroke), { fill: 'outline' });
          if (letter !== 'j') continue;
          const [dot] = place(pen, body, [{ x: 0.08, y: 0.52 }]);
          if (dot) pen.circle(dot, 0.09, { fill: 'accent' });
        }
      },
      controls: {
        Gravity: () => {
          const isOn = world.getGravity().y !== 0;
          world.setGravity(isOn ? { x: 0, y: 0 } : GRAVITY);
          // Wakes all bodies.
          push(isOn ? 0.8 : 0);
        },
        Shake: () => push(5),
      },
      facts: () => ({
        Bodies: world.getBodyCount() - 1,
        Fastest: `${Math.max(...bodies.map((body) => body.getLinearVelocity().length())).toFixed(1)} m/s`,
      }),
    };
  },
});

/** Whether the reader drags a body. */
function isHeld(body: Body): boolean {
  for (let edge = body.getJointList(); edge; edge = edge.next ?? null)
    if (edge.joint?.getType() === 'mouse-joint') return true;
  return false;
}

/** Moves a piece toward the point above its place, through everything. */
function carry(piece: Piece): void {
  const { body, home } = piece;
  if (!piece.isCarried) setCarried(piece, true);
  const { x, y } = body.getPosition();
  const toX = 4 * (home.x - x);
  const toY = 4 * (home.y + REBUILD.height - y);
  const scale = Math.min(1, 12 / Math.hypot(toX, toY));
  body.setLinearVelocity({ x: scale * toX, y: scale * toY });
  // Turns the short way.
  body.setAngularVelocity(-5 * Math.atan2(Math.sin(body.getAngle()), Math.cos(body.getAngle())));
}

/** Drops a piece into its place. */
function drop(piece: Piece): void {
  const { body, home } = piece;
  setCarried(piece, false);
  if (isHeld(body)) return;
  body.setTransform({ x: home.x, y: body.getPosition().y }, 0);
  body.setLinearVelocity({ x: 0, y: 0 });
  body.setAngularVelocity(0);
}

function setCarried(piece: Piece, isCarried: boolean): void {
  piece.isCarried = isCarried;
  piece.body.setGravityScale(isCarried ? 0 : 1);
  piece.body.setAwake(true);
  const fixture = piece.body.getFixtureList();
  fixture?.setFilterData({ groupIndex: 0, categoryBits: 1, maskBits: isCarried ? 0 : 0xffff });
}

/** Pulls the ball toward an angle, and holds it there. */
function pull(ball: Body, target: number, gravity: number): void {
  const { x, y } = ball.getPosition();
  const angle = Math.atan2(x - PENDULUM.x, PENDULUM.y - y);
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const velocity = ball.getLinearVelocity();
  const speed = velocity.x * along.x + velocity.y * along.y;
  const { pullSpeed } = PENDULUM;
  const targetSpeed = Math.max(-pullSpeed, Math.min(pullSpeed, 20 * (target - angle)));
  const force = ball.getMass() * (gravity * along.y + 6 * (targetSpeed - speed));
  ball.applyForceToCenter({ x: force * along.x, y: force * along.y }, true);
}

/** Returns local points of a body where the picture shows them. */
function place(pen: ScenePen, body: Body, points: Vec2Value[]): Vec2Value[] {
  const { x, y, angle } = pen.poseOf(body);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return points.map((point) => ({
    x: x + cos * point.x - sin * point.y,
    y: y + sin * point.x + cos * point.y,
  }));
}

/** The wheel of the logo: a ring with a hub. */
function drawWheel(pen: ScenePen, body: Body): void {
  const { radius, hole, hub } = WHEEL;
  const rim = [...arc(0, 0, radius, 0, 360), ...arc(0, 0, hole, 360, 0)];
  pen.polygon(place(pen, body, rim), { fill: 'accent' });
  pen.circle(pen.poseOf(body), hub, { fill: 'accent' });
}
