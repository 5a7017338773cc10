import { AABB, type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region fit-window
/** Walls around the visible rectangle. Its lower left corner is (0, 0). */
export class WindowWalls {
  readonly body: Body;
  /** Size in meters. */
  width = 0;
  height = 0;

  constructor(world: World) {
    this.body = world.createBody();
  }

  /** Replaces the walls. Call it between steps. */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    const old = this.body.getFixtureList();
    if (old) this.body.destroyFixture(old);
    const corners = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
    this.body.createFixture({ shape: new Chain(corners, true), friction: 0.5 });
  }

  /** Moves all dynamic bodies that are outside to the nearest place inside. */
  bringBack(): void {
    for (let body = this.body.getWorld().getBodyList(); body; body = body.getNext())
      if (body.isDynamic()) bringInside(body, this.width, this.height);
  }
}

/** Moves a body by the shortest way into the rectangle from (0, 0) to a width and a height, in meters. */
export function bringInside(body: Body, width: number, height: number): void {
  const { lowerBound, upperBound } = boundsOf(body);
  const dx = shiftInside(lowerBound.x, upperBound.x, width);
  const dy = shiftInside(lowerBound.y, upperBound.y, height);
  if (dx === 0 && dy === 0) return;
  const { x, y } = body.getPosition();
  body.setTransform({ x: x + dx, y: y + dy }, body.getAngle()); // also wakes the body
}

/** Returns how far an interval has to move into that from 0 to a size. */
function shiftInside(low: number, high: number, size: number): number {
  if (low < 0) return -low;
  return Math.min(0, size - high);
}

/** Returns the bounding box of a body where it is now, in world coordinates. */
export function boundsOf(body: Body): AABB {
  const bounds = new AABB(body.getPosition(), body.getPosition());
  const box = new AABB();
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
    fixture.getShape().computeAABB(box, body.getTransform(), 0);
    bounds.combine(box);
  }
  return bounds;
}
// #endregion

const MAX = { width: 15, height: 7.6 }; // m
const MIN = { width: 5, height: 3 }; // m
const SIZES = [MAX, { width: 8.4, height: 6 }, { width: 12, height: 4.4 }];
const BAR = 0.6; // height of the title bar, in meters
const COLORS = ['dynamic', 'jade', 'amber', 'rose', 'moss'];

export default defineScene({
  title: 'Fit the window: walls that follow a resize',
  description:
    'Balls and boxes in a window. When the window gets smaller, its walls move, and bodies that would be outside are brought back.',
  params: {
    bringsBack: toggle('Bring bodies back', true),
    count: range('Bodies', { min: 10, max: 60, step: 5, value: 35, restart: true }),
  },
  poster: 2.6,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    for (let i = 0; i < params.count; i++) {
      const position = { x: 0.6 + 13.8 * random(), y: 1 + 5.5 * random() };
      const style = { fill: COLORS[i % COLORS.length] ?? 'dynamic' };
      const body = world.createBody({ type: 'dynamic', position, style });
      const size = 0.22 + 0.2 * random();
      const shape = i % 3 ? new Circle(size) : new Box(size, size);
      body.createFixture({ shape, density: 1, friction: 0.4, restitution: 0.3 });
    }
    const walls = new WindowWalls(world);
    const size = { ...MAX };
    let before = { ...MAX };
    walls.resize(size.width, size.height);

    const held = new Set<string>();
    let grip: Vec2Value | undefined; // from the corner to the pointer
    let isPlayed = false;
    let time = 0;
    const clamp = (value: number, side: 'width' | 'height') =>
      Math.max(MIN[side], Math.min(MAX[side], value));
    const resize = (width: number, height: number) => {
      size.width = clamp(width, 'width');
      size.height = clamp(height, 'height');
    };
    /** The window changes its size suddenly, as a phone that is turned does, until the reader takes over. */
    const demo = (dt: number) => {
      time += dt;
      const { width, height } = SIZES[Math.floor(time / 1.8) % SIZES.length] ?? MAX;
      resize(width, height);
    };
    const isOutside = ({ x, y }: Vec2Value) =>
      x < 0 || y < 0 || x > walls.width || y > walls.height;

    return {
      world,
      open: true, // bodies fall if they aren't brought back
      view: { x: MAX.width / 2, y: 3.9, width: 15.8, height: 9.2 },
      step(dt) {
        if (!isPlayed) demo(dt);
        const speed = 5 * dt;
        const dx = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        const dy = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
        if (dx || dy) resize(size.width + speed * dx, size.height + speed * dy);
        if (Math.abs(walls.width - size.width) > 1)
          before = { width: walls.width, height: walls.height };
        walls.resize(size.width, size.height);
        if (params.bringsBack) walls.bringBack();
      },
      draw(pen) {
        const { width, height } = walls;
        const old = { x: before.width, y: before.height };
        const corners = [{ x: 0, y: old.y }, old, { x: old.x, y: 0 }];
        pen.line(corners, { stroke: 'outline', dashed: true });
        const bar = [
          { x: 0, y: height },
          { x: width, y: height },
          { x: width, y: height + BAR },
          { x: 0, y: height + BAR },
        ];
        pen.polygon(bar, { fill: 'static', stroke: 'outline' });
        for (const [i, color] of ['rose', 'amber', 'moss'].entries())
          pen.circle({ x: 0.35 + 0.45 * i, y: height + BAR / 2 }, 0.14, { fill: color });
        const text = `${width.toFixed(1)} × ${height.toFixed(1)} m`;
        pen.text({ x: width - 0.5, y: height + 0.17 }, text, 'outline', 'end', 0.36);
        pen.circle({ x: width, y: height + BAR }, 0.22, {
          fill: grip ? 'accent' : 'kinematic',
          stroke: 'outline',
        });
      },
      pointer: {
        down: ({ x, y }) => {
          const offset = { x: x - size.width, y: y - size.height - BAR };
          if (Math.hypot(offset.x, offset.y) > 1) return;
          isPlayed = true;
          grip = offset;
        },
        move: ({ x, y }) => {
          if (grip) resize(x - grip.x, y - grip.y - BAR);
        },
        up: () => {
          grip = undefined;
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
      info: () => 'Drag the upper right corner of the window, or press the arrow keys.',
      facts: () => {
        let outside = 0;
        for (let body = world.getBodyList(); body; body = body.getNext())
          if (body.isDynamic() && isOutside(body.getPosition())) outside++;
        return { Outside: outside };
      },
    };
  },
});
