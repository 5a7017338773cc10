import { AABB, type Body, Box, Chain, Circle, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region lasso
/** Returns whether a point is in a closed outline: a ray to the right crosses it an odd number of times. */
export function isInside(point: Vec2Value, outline: readonly Vec2Value[]): boolean {
  let inside = false;
  let last = outline.at(-1);
  for (const corner of outline) {
    if (last && corner.y > point.y !== last.y > point.y) {
      const fraction = (point.y - corner.y) / (last.y - corner.y);
      if (corner.x + fraction * (last.x - corner.x) > point.x) inside = !inside;
    }
    last = corner;
  }
  return inside;
}

/** Returns the dynamic bodies whose centers of mass are in an outline. */
export function selectBodies(world: World, outline: readonly Vec2Value[]): Set<Body> {
  const found = new Set<Body>();
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const box = new AABB(
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  );
  // The query is fast but compares only bounding boxes. The test of the outline is exact.
  world.queryAABB(box, (fixture) => {
    const body = fixture.getBody();
    if (body.isDynamic() && isInside(body.getWorldCenter(), outline)) found.add(body);
    return true;
  });
  return found;
}

/** A loop that the pointer draws. */
export class Lasso {
  /** In world coordinates, in meters. */
  points: Vec2Value[] = [];
  /** Minimum distance between two points, in meters. */
  spacing: number;
  private readonly world: World;

  constructor(world: World, spacing: number) {
    this.world = world;
    this.spacing = spacing;
  }

  /** Adds a point, if it is far enough from the last one. Call it when the pointer moves. */
  extend({ x, y }: Vec2Value): void {
    const last = this.points.at(-1);
    if (last && Math.hypot(x - last.x, y - last.y) < this.spacing) return;
    this.points.push({ x, y });
  }

  /** Ends the loop and returns the bodies in it. A click, with fewer than three points, returns none. */
  finish(): Set<Body> {
    const outline = this.points;
    this.points = [];
    return outline.length > 2 ? selectBodies(this.world, outline) : new Set();
  }
}
// #endregion

export default defineScene({
  title: 'Lasso: select the bodies in a drawn outline',
  description:
    'Bodies drift in a tank without gravity. Draw a loop around some of them to select them, then move or push the selection.',
  params: {
    spacing: range('Point spacing', { min: 0.05, max: 0.6, step: 0.05, value: 0.15, unit: 'm' }),
    push: range('Push', { min: 1, max: 10, step: 0.5, value: 4, unit: 'm/s' }),
  },
  poster: 1.2,
  create(params, random) {
    const world = new World();
    const tank = [
      { x: -6, y: -3.6 },
      { x: 6, y: -3.6 },
      { x: 6, y: 3.6 },
      { x: -6, y: 3.6 },
    ];
    world.createBody().createFixture({ shape: new Chain(tank, true), restitution: 0.8 });
    const triangle = [
      { x: -0.3, y: -0.2 },
      { x: 0.3, y: -0.2 },
      { x: 0, y: 0.35 },
    ];
    const shapes = [() => new Box(0.26, 0.26), () => new Circle(0.28), () => new Polygon(triangle)];
    const bodies = Array.from({ length: 28 }, (_, i) => {
      const body = world.createBody({
        type: 'dynamic',
        position: { x: -5.2 + 1.7 * (i % 7), y: -2.6 + 1.7 * Math.floor(i / 7) },
        linearVelocity: { x: random() - 0.5, y: random() - 0.5 },
        angularVelocity: random() - 0.5,
      });
      const shape = shapes[i % 3]?.() ?? new Circle(0.3);
      body.createFixture({ shape, density: 1, restitution: 0.8, friction: 0.2 });
      return body;
    });

    let selection = new Set<Body>();
    const lasso = new Lasso(world, params.spacing);
    let isDrawing = false;
    const finish = () => {
      isDrawing = false;
      const isLoop = lasso.points.length > 2;
      const found = lasso.finish();
      if (isLoop) selection = found; // a click keeps the selection
    };

    const pushAll = (x: number, y: number) => {
      for (const body of selection) {
        const velocity = body.getLinearVelocity();
        body.setLinearVelocity({
          x: velocity.x + x * params.push,
          y: velocity.y + y * params.push,
        });
      }
    };

    // A loop to begin with: it is drawn until the reader takes over.
    let time = 0;
    const demo = (dt: number) => {
      time += dt;
      const progress = time / 1.5;
      if (progress > 1) return time < 1.5 + dt ? finish() : undefined;
      const angle = progress * 2 * Math.PI;
      lasso.extend({ x: -1.8 + 2.3 * Math.cos(angle), y: 0.6 + 1.9 * Math.sin(angle) });
    };
    let isDemo = true;
    return {
      world,
      view: { x: 0, y: 0, width: 12.2, height: 7.4 },
      step(dt) {
        lasso.spacing = params.spacing;
        if (isDemo) demo(dt);
        for (const body of bodies) body.style = selection.has(body) ? { fill: 'accent' } : {};
      },
      pointer: {
        down: (point) => {
          isDemo = false;
          isDrawing = true;
          lasso.points = [];
          lasso.extend(point);
        },
        move: (point) => {
          if (isDrawing) lasso.extend(point);
        },
        up: finish,
      },
      draw(pen) {
        if (lasso.points.length < 2) return;
        pen.polygon(lasso.points, { stroke: 'accent', width: 2, dashed: true });
      },
      controls: {
        'Push right': () => pushAll(1, 0),
        'Push up': () => pushAll(0, 1),
        'Select all': () => {
          selection = new Set(bodies);
        },
      },
      info: () => 'Draw a loop around bodies, then push them with the buttons.',
      facts: () => ({
        Selected: `${selection.size} of ${bodies.length}`,
        Points: lasso.points.length,
      }),
    };
  },
});
