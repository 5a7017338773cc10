import { AABB, type Body, Box, Chain, Circle, DistanceProxy, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';
import { type Accepts, castRay, fixturesNear } from '../shared/helpers.ts';

// #region visible-area
export interface View {
  /** Where the eye or the light is, in world coordinates. */
  from: Vec2Value;
  /** Range, in meters. */
  radius: number;
  /** Direction of the middle, in radians. */
  direction: number;
  /** Width of the cone, in radians; 2π for a view all around. */
  angle: number;
}

const CORNER_OFFSET = 1e-4; // rad, between a corner and the rays that pass it on both sides

/**
 * Returns the outline of the area that is visible, counterclockwise.
 * @param corners directions of the corners in range, in radians
 * @param rimRays number of evenly spaced rays in a full turn, which draw the rim of the range
 */
export function computeVisibleArea(
  world: World,
  { from, radius, direction, angle }: View,
  corners: Iterable<number>,
  rimRays: number,
  blocks: Accepts,
): Vec2Value[] {
  // Angles are relative to the direction of the view, so that they sort from its right edge to its left.
  const parts = Math.ceil((rimRays * angle) / (2 * Math.PI));
  const turns = Array.from({ length: parts + 1 }, (_, i) => (i / parts - 0.5) * angle);
  for (const corner of corners) {
    const turn = wrapAngle(corner - direction);
    if (Math.abs(turn) < angle / 2) turns.push(turn - CORNER_OFFSET, turn + CORNER_OFFSET);
  }
  turns.sort((a, b) => a - b);
  const outline = turns.map((turn) => {
    const x = from.x + radius * Math.cos(direction + turn);
    const y = from.y + radius * Math.sin(direction + turn);
    return castRay(world, from, { x, y }, blocks)?.point ?? { x, y };
  });
  return angle < 2 * Math.PI ? [from, ...outline] : outline;
}

/** Returns the directions of all corners in range, in radians, and those of the two edges of each circle. */
export function findCorners(world: World, { from, radius }: View, blocks: Accepts): Set<number> {
  const angles = new Set<number>(); // neighboring edges of a chain share a corner
  const box = new AABB(from, from);
  box.extend(radius);
  for (const { fixture, child } of fixturesNear(world, box, blocks)) {
    const shape = fixture.getShape();
    const proxy = new DistanceProxy();
    proxy.set(shape, child);
    for (let i = 0; i < proxy.getVertexCount(); i++) {
      const { x, y } = fixture.getBody().getWorldPoint(proxy.getVertex(i));
      const distance = Math.hypot(x - from.x, y - from.y);
      if (distance > radius) continue;
      const angle = Math.atan2(y - from.y, x - from.x);
      // The only vertex of a circle is its center.
      const size = shape.getType() === 'circle' ? shape.getRadius() : 0;
      const spread = Math.asin(Math.min(1, size / distance));
      angles.add(angle - spread).add(angle + spread);
    }
  }
  return angles;
}

/** Returns the same angle between −π and π. */
function wrapAngle(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
// #endregion

// #region can-see
/** Whether a point is inside a view, with nothing in between. */
export function canSee(world: World, view: View, point: Vec2Value, blocks: Accepts): boolean {
  const x = point.x - view.from.x;
  const y = point.y - view.from.y;
  const turn = wrapAngle(Math.atan2(y, x) - view.direction);
  const isInCone = Math.hypot(x, y) < view.radius && Math.abs(turn) < view.angle / 2;
  return isInCone && !castRay(world, view.from, point, blocks);
}
// #endregion

const OPAQUE = 0x0002; // category of the fixtures that block the view
const isOpaque: Accepts = (fixture) => (fixture.getFilterCategoryBits() & OPAQUE) !== 0;
const PLAYER_SPEED = 4; // m/s
const GUARD_SPEED = 1.4; // m/s
const SHADOW = 'hsl(220 30% 8% / 42%)';
const LIGHT = 'hsl(45 100% 62% / 16%)';
const CALM = 'hsl(205 85% 52% / 24%)';
const ALARM = 'hsl(350 85% 55% / 34%)';

export default defineScene({
  title: 'Field of view: a visibility polygon, and guards who see in a cone',
  description:
    'A player walks through rooms that are seen from above. What the player can’t see is dark. Two guards look ahead in a cone, which ends at walls and turns red when they see the player.',
  params: {
    radius: range('Range of the player', { min: 2, max: 9, step: 0.5, value: 5.5, unit: 'm' }),
    cone: range('Cone of the guards', { min: 20, max: 180, step: 5, value: 60, unit: '°' }),
    corners: toggle('Rays to corners', true),
    rimRays: range('Rays of the rim', { min: 8, max: 128, step: 4, value: 96 }),
  },
  poster: 3.7,
  create(params) {
    const world = new World();
    const walls = world.createBody();
    const opaque = { filterCategoryBits: OPAQUE };
    const room = [
      { x: -7.4, y: -4 },
      { x: 7.4, y: -4 },
      { x: 7.4, y: 4 },
      { x: -7.4, y: 4 },
    ];
    walls.createFixture({ shape: new Chain(room, true), ...opaque });
    for (const [x, y, halfWidth, halfHeight] of [
      [-3.4, 2.6, 0.15, 1.4],
      [-3.4, -2.9, 0.15, 1.1],
      [3, 2.9, 0.15, 1.1],
      [3, -1.9, 0.15, 0.8],
      [0.4, -1.1, 1.2, 0.15],
    ] as const)
      walls.createFixture({ shape: new Box(halfWidth, halfHeight, { x, y }), ...opaque });
    for (const [x, y] of [
      [-1.4, 1.6],
      [1.2, 1.6],
      [5.4, 0],
    ] as const)
      walls.createFixture({ shape: new Circle({ x, y }, 0.4), ...opaque });
    // Stops bodies, but not the view.
    const glass = world.createBody({ style: { fill: 'water' } });
    glass.createFixture({ shape: new Box(0.06, 0.7, { x: -3.4, y: -1.1 }) });

    for (const [x, y] of [
      [-5.6, -1.4],
      [-0.4, -2.6],
      [1.2, -2.7],
      [5, 2.6],
      [5, -2.4],
    ] as const) {
      const options = { linearDamping: 6, angularDamping: 6, style: { fill: 'dynamic' } };
      const crate = world.createBody({ type: 'dynamic', position: { x, y }, angle: x, ...options });
      crate.createFixture({ shape: new Box(0.4, 0.4), density: 1, ...opaque });
    }

    const createCharacter = (position: Vec2Value, fill: string) => {
      const options = { fixedRotation: true, allowSleep: false, style: { fill } };
      const body = world.createBody({ type: 'dynamic', position, ...options });
      body.createFixture({ shape: new Circle(0.28), density: 8, friction: 0 });
      return body;
    };
    const goTo = (body: Body, target: Vec2Value, speed: number) => {
      const { x, y } = body.getPosition();
      const distance = Math.hypot(target.x - x, target.y - y);
      const scale = speed / Math.max(distance, 0.3);
      body.setLinearVelocity({ x: (target.x - x) * scale, y: (target.y - y) * scale });
      return distance < 0.3;
    };
    const player = createCharacter({ x: -6.4, y: 1 }, 'accent');
    const guards = [
      {
        path: [
          { x: 1.9, y: 3.2 },
          { x: -2.2, y: 3.2 },
          { x: -2.2, y: 0 },
          { x: 1.9, y: 0 },
        ],
      },
      {
        path: [
          { x: 6.4, y: -3.2 },
          { x: 6.4, y: 3.2 },
          { x: 4, y: 1.4 },
          { x: 4, y: -1.4 },
        ],
      },
    ].map(({ path }) => ({
      path,
      body: createCharacter(path[0] ?? { x: 0, y: 0 }, 'kinematic'),
      next: 1,
      direction: Math.PI,
      isAlarmed: false,
    }));

    // The player patrols until somebody steers.
    const tour = [
      { x: -2.9, y: 0.3 },
      { x: -6.4, y: 1.6 },
    ];
    let stop = 0;
    let isPlayed = false;
    let target: Vec2Value | undefined;
    let isPressed = false;
    const held = new Set<string>();
    const steer = () => {
      const x = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      const y = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
      if (!isPlayed) {
        const goal = tour[stop % tour.length];
        if (goal && goTo(player, goal, 1)) stop++;
      } else if (target && isPressed) goTo(player, target, PLAYER_SPEED);
      else {
        const scale = PLAYER_SPEED / (Math.hypot(x, y) || 1);
        player.setLinearVelocity({ x: x * scale, y: y * scale });
      }
    };

    const playerView = () => ({
      from: player.getPosition(),
      radius: params.radius,
      direction: 0,
      angle: 2 * Math.PI,
    });
    const guardView = ({ body, direction }: (typeof guards)[number]) => ({
      from: body.getPosition(),
      radius: 4,
      direction,
      angle: (params.cone * Math.PI) / 180,
    });
    const trace = (view: View) =>
      computeVisibleArea(
        world,
        view,
        params.corners ? findCorners(world, view, isOpaque) : [],
        params.rimRays,
        isOpaque,
      );
    let seen: Vec2Value[] = [];
    let cones: Vec2Value[][] = [];
    const look = () => {
      seen = trace(playerView());
      cones = guards.map((guard) => trace(guardView(guard)));
    };
    look();

    return {
      world,
      view: { x: 0, y: 0, width: 15.2, height: 8.5 },
      step(dt) {
        steer();
        for (const guard of guards) {
          const { body, path } = guard;
          const goal = guard.isAlarmed ? player.getPosition() : path[guard.next];
          if (!goal) continue;
          if (goTo(body, goal, guard.isAlarmed ? 0.01 : GUARD_SPEED) && !guard.isAlarmed)
            guard.next = (guard.next + 1) % path.length;
          const { x, y } = body.getPosition();
          const turn = Math.atan2(goal.y - y, goal.x - x) - guard.direction;
          guard.direction += 5 * dt * Math.atan2(Math.sin(turn), Math.cos(turn));
        }
      },
      stepped() {
        for (const guard of guards)
          guard.isAlarmed = canSee(world, guardView(guard), player.getPosition(), isOpaque);
        look();
      },
      draw(pen) {
        pen.polygon(seen, { fill: LIGHT });
        for (const [i, cone] of cones.entries())
          pen.polygon(cone, { fill: guards[i]?.isAlarmed ? ALARM : CALM });
        // The frame of the picture, with the visible area as a hole.
        const frame = [
          { x: -20, y: -20 },
          { x: 20, y: -20 },
          { x: 20, y: 20 },
          { x: -20, y: 20 },
          { x: -20, y: -20 },
        ];
        pen.polygon([...frame, ...seen.slice(0, 1), ...[...seen].reverse()], { fill: SHADOW });
        for (const { body, direction, isAlarmed } of guards) {
          const { x, y } = pen.poseOf(body);
          const eye = { x: x + 0.16 * Math.cos(direction), y: y + 0.16 * Math.sin(direction) };
          pen.circle(eye, 0.07, { fill: 'outline' });
          if (isAlarmed) pen.text({ x, y: y + 0.45 }, '!', 'bad', 'center', 0.7);
        }
      },
      pointer: {
        move: ({ x, y }) => {
          target = { x, y };
        },
        down: () => {
          isPlayed = true;
          isPressed = true;
        },
        up: () => {
          isPressed = false;
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        down(key) {
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Walk with ← → ↑ ↓ or WASD, or hold the pointer where you want to go.',
      facts: () => ({
        'Seen by': `${guards.filter(({ isAlarmed }) => isAlarmed).length} of ${guards.length} guards`,
        'Rays per step': [seen, ...cones].reduce((sum, { length }) => sum + length, 0) - 2,
      }),
    };
  },
});
