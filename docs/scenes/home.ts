import { type Body, Box, Circle, DistanceJoint, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, type ScenePen, toggle } from '#scene';

/** Half the width of the room, its height, and half the side of a block, in meters. */
const ROOM = { halfWidth: 8.15, height: 6.5 };
const HALF_BLOCK = 0.68;
/** Size of letters relative to their design, in which a lowercase letter is 1 high. */
const LETTER_SCALE = 0.62;
const STROKE = 0.22;
const WHEEL = { radius: 0.8, hole: 0.46, hub: 0.2 };
const PENDULUM = { x: 3.6, length: 3.4, angle: 0.6, radius: 0.5 };
const BLUE = '#2b7cd3';
/** Bodies that the reader can add; then the oldest ones go. */
const MAX_ADDED = 40;

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

function regularPolygon(corners: number, radius: number): Vec2Value[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

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
    'A wheel rolls toward blocks that spell Planck.js, and a ball swings above them. Drag and throw them, switch gravity off, or add bodies.',
  params: {
    gravity: toggle('Gravity', true),
    slow: toggle('Slow motion', false),
  },
  poster: 0.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // Solid, because a crowd could squeeze a small body through a line.
    const { halfWidth, height } = ROOM;
    const room = world.createBody();
    room.createFixture({ shape: new Box(30, 5, { x: 0, y: -5 }), friction: 0.7 });
    for (const [x, y, halfX, halfY] of [
      [-halfWidth - 5, 5, 5, 15],
      [halfWidth + 5, 5, 5, 15],
      [0, height + 5, 30, 5],
    ] as const) {
      const shape = new Box(halfX, halfY, { x, y });
      room.createFixture({ shape, style: { fill: 'transparent', stroke: 'transparent' } });
    }
    const walls = [
      { x: -halfWidth, y: 0 },
      { x: -halfWidth, y: height },
      { x: halfWidth, y: height },
      { x: halfWidth, y: 0 },
    ];
    const ramp = [
      { x: -halfWidth, y: 0 },
      { x: -4.75, y: 0 },
      { x: -halfWidth, y: 2 },
    ];
    room.createFixture({ shape: new Polygon(ramp), friction: 0.9 });

    const wheel = world.createBody({
      type: 'dynamic',
      position: { x: -7.1, y: 2.3 },
      angularDamping: 0.3,
      style: { fill: 'transparent', stroke: 'accent' },
    });
    wheel.createFixture({
      shape: new Circle(WHEEL.radius),
      density: 0.5,
      friction: 0.9,
      restitution: 0.2,
    });

    const blocks: { body: Body; strokes: Vec2Value[][]; letter: string }[] = [];
    let x = -3.85;
    for (const letter of 'Planck.js') {
      const isDot = letter === '.';
      const half = isDot ? 0.3 : HALF_BLOCK;
      x += half + 0.03;
      const body = world.createBody({
        type: 'dynamic',
        position: { x, y: half },
        style: { fill: isDot ? 'accent' : 'dynamic' },
      });
      x += half + 0.03;
      if (isDot) {
        body.createFixture({ shape: new Circle(half), density: 0.7, restitution: 0.4 });
        continue;
      }
      body.createFixture({ shape: new Box(half, half), density: 0.5, friction: 0.6 });
      const strokes = (LETTERS[letter] ?? []).map((stroke) =>
        thicken(stroke).map((point) => ({
          x: LETTER_SCALE * point.x,
          y: LETTER_SCALE * (point.y - (letter === 'j' ? 0.45 : /[Plk]/.test(letter) ? 0.7 : 0.5)),
        })),
      );
      blocks.push({ body, strokes, letter });
    }

    const anchor = { x: PENDULUM.x, y: height };
    const ball = world.createBody({
      type: 'dynamic',
      position: {
        x: anchor.x + PENDULUM.length * Math.sin(PENDULUM.angle),
        y: anchor.y - PENDULUM.length * Math.cos(PENDULUM.angle),
      },
      linearDamping: 0.2,
      style: { fill: BLUE },
    });
    ball.createFixture({ shape: new Circle(PENDULUM.radius), density: 1.2, restitution: 0.3 });
    const rope = new DistanceJoint({}, room, ball, anchor, ball.getPosition());
    rope.style = { stroke: 'outline' };
    world.createJoint(rope);

    const added: Body[] = [];
    const addBody = () => {
      const body = world.createBody({
        type: 'dynamic',
        position: { x: (2 * random() - 1) * 6, y: 4.4 + random() },
        angle: random() * Math.PI,
        ...(random() < 0.3 && { style: { fill: 'accent' } }),
      });
      const size = 0.22 + 0.25 * random();
      const corners = 3 + Math.floor(random() * 4);
      const shape =
        corners === 6 ? new Circle(size) : new Polygon(regularPolygon(corners, 1.2 * size));
      body.createFixture({ shape, density: 0.5, friction: 0.5, restitution: 0.3 });
      added.push(body);
      const oldest = added.length > MAX_ADDED ? added.shift() : undefined;
      if (oldest) world.destroyBody(oldest);
    };
    const movable = () => [wheel, ball, ...blocks.map(({ body }) => body), ...added];
    const push = (speed: number) => {
      for (const body of movable()) {
        const [x, y] = [(random() - 0.5) * speed, (0.4 + random()) * speed];
        body.applyLinearImpulse(
          { x: body.getMass() * x, y: body.getMass() * y },
          body.getWorldPoint({ x: 0.1, y: 0 }),
          true,
        );
      }
    };

    return {
      world,
      view: { x: 0, y: 3.05, width: 16.4, height: 6.9 },
      get speed() {
        return params.slow ? 0.2 : 1;
      },
      step() {
        const y = params.gravity ? -10 : 0;
        if (world.getGravity().y === y) return;
        world.setGravity({ x: 0, y });
        push(params.gravity ? 0 : 0.8);
      },
      draw(pen) {
        pen.line(walls, { stroke: 'quiet' });
        pen.polygon(ramp, { fill: BLUE, stroke: 'outline' });
        drawWheel(pen, wheel);
        for (const { body, strokes, letter } of blocks) {
          for (const stroke of strokes) pen.polygon(place(pen, body, stroke), { fill: 'outline' });
          if (letter !== 'j') continue;
          const [dot] = place(pen, body, [{ x: 0.087, y: 0.57 }]);
          if (dot) pen.circle(dot, 0.1, { fill: 'accent' });
        }
      },
      controls: {
        'More bodies': () => {
          for (let count = 0; count < 8; count += 1) addBody();
        },
        Shake: () => push(5),
      },
      facts: () => ({
        Bodies: world.getBodyCount() - 1,
        Fastest: `${Math.max(...movable().map((body) => body.getLinearVelocity().length())).toFixed(1)} m/s`,
      }),
    };
  },
});

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
