import { type Body, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Slicing: cut bodies along a line',
  description:
    'Polygons are thrown into the air. Swipe across them: each is cut in two along the line, and the pieces fly on with the velocity that they had.',
  params: {
    gravity: range('Gravity', { min: 1, max: 10, step: 0.5, value: 4, unit: 'm/s²' }),
    push: range('Push apart', { min: 0, max: 2, step: 0.1, value: 0.5, unit: 'm/s' }),
    minArea: range('Smallest piece', { min: 0.01, max: 0.4, step: 0.01, value: 0.05, unit: 'm²' }),
  },
  poster: 1.15,
  create(params, random) {
    const world = new World();

    // #region split
    /**
     * Splits a convex polygon along the line through two points. Returns the part on its left, the part on
     * its right, and where the line crosses the outline.
     */
    const split = (points: readonly Vec2Value[], from: Vec2Value, to: Vec2Value) => {
      const left: Vec2Value[] = [];
      const right: Vec2Value[] = [];
      const crossings: Vec2Value[] = [];
      /** Positive to the left of the line, and proportional to the distance. */
      const sideOf = ({ x, y }: Vec2Value) =>
        (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
      let last = points.at(-1);
      for (const point of points) {
        const [before, after] = [sideOf(last ?? point), sideOf(point)];
        if (last && before * after < 0) {
          const share = before / (before - after);
          const x = last.x + share * (point.x - last.x);
          const y = last.y + share * (point.y - last.y);
          for (const list of [left, right, crossings]) list.push({ x, y });
        }
        (after > 0 ? left : right).push(point);
        last = point;
      }
      return { left, right, crossings };
    };
    // #endregion

    const createPiece = (points: Vec2Value[], position: Vec2Value, angle = 0) => {
      const piece = world.createBody({ type: 'dynamic', position, angle });
      // Pieces pass each other, as in a game that shows them in a row of layers.
      const shape = new Polygon(points);
      piece.createFixture({ shape, density: 1, filterGroupIndex: -1 });
      return piece;
    };

    let cuts = 0;
    // #region slice
    /** Cuts a body of one polygon, if the line from one point to the other crosses it completely. */
    const slice = (body: Body, from: Vec2Value, to: Vec2Value) => {
      const polygon = body.getFixtureList()?.getShape();
      if (!(polygon instanceof Polygon)) return false;
      const [a, b] = [body.getLocalPoint(from), body.getLocalPoint(to)];
      const { left, right, crossings } = split(polygon.m_vertices, a, b);
      const isThrough =
        crossings.length === 2 && crossings.every((point) => isBetween(point, a, b));
      const areas = [areaOf(left), areaOf(right)];
      if (!isThrough || Math.min(...areas) < params.minArea) return false;

      const normal = normalOf(from, to);
      for (const [points, sign] of [
        [left, 1],
        [right, -1],
      ] as const) {
        const piece = createPiece(points, body.getPosition(), body.getAngle());
        piece.style = body.style;
        // Its own center of mass has another velocity than that of the body, if the body turns.
        const { x, y } = body.getLinearVelocityFromWorldPoint(piece.getWorldCenter());
        const push = sign * params.push;
        piece.setLinearVelocity({ x: x + push * normal.x, y: y + push * normal.y });
        piece.setAngularVelocity(body.getAngularVelocity());
      }
      world.destroyBody(body);
      return true;
    };
    // #endregion

    const bodies = () => {
      const list: Body[] = [];
      for (let body = world.getBodyList(); body; body = body.getNext()) list.push(body);
      return list;
    };

    // #region swipe
    /** Where the swipe started, or where it last cut. */
    let start: Vec2Value | undefined;
    let flashes: { from: Vec2Value; to: Vec2Value; age: number }[] = [];

    const swipe = (to: Vec2Value) => {
      const from = start;
      if (!from) return;
      const cut = bodies().filter((body) => slice(body, from, to));
      if (cut.length === 0) return;
      cuts += cut.length;
      flashes.push({ from, to, age: 0 });
      start = to;
    };
    // #endregion

    const colors = ['accent', 'dynamic', 'good', 'kinematic'];
    let thrown = 0;
    const throwPolygon = () => {
      const corners = 3 + (thrown % 6);
      const radius = 0.7 + 0.3 * random();
      const points = Array.from({ length: corners }, (_, i) => {
        const angle = (i / corners) * 2 * Math.PI;
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
      });
      const x = (thrown % 2 ? 1 : -1) * (1 + 2 * random());
      const polygon = createPiece(points, { x, y: -1 });
      polygon.style = { fill: colors[thrown % colors.length] };
      const height = 3.6 + 1.6 * random();
      polygon.setLinearVelocity({ x: -0.3 * x, y: Math.sqrt(2 * params.gravity * (height + 1)) });
      polygon.setAngularVelocity(3 * random() - 1.5);
      thrown++;
    };
    throwPolygon();
    throwPolygon();

    let time = 0;
    let tip: Vec2Value = { x: 0, y: 0 };
    return {
      world,
      view: { x: 0, y: 3, width: 9.6, height: 6.4 },
      open: true,
      step(dt) {
        world.setGravity({ x: 0, y: -params.gravity });
        // The first cut shows what a swipe does.
        if (time < 1 && time + dt >= 1) {
          start = { x: -5, y: 2.2 };
          swipe({ x: 5, y: 3.6 });
          start = undefined;
        }
        time += dt;
        if (thrown < 2 + time / 1.1) throwPolygon();
        for (const body of bodies()) if (body.getPosition().y < -3) world.destroyBody(body);
        for (const flash of flashes) flash.age += dt;
        flashes = flashes.filter(({ age }) => age < 0.25);
      },
      pointer: {
        down: (point) => {
          start = { x: point.x, y: point.y };
        },
        move: (point) => {
          tip = { x: point.x, y: point.y };
          swipe(tip);
        },
        up: () => {
          start = undefined;
        },
      },
      draw(pen) {
        if (start) pen.line([start, tip], { stroke: 'outline', width: 1.5 });
        for (const { from, to } of flashes) pen.line([from, to], { stroke: 'bad', width: 3 });
      },
      controls: {
        'Cut across': () => {
          start = { x: -6, y: 2 + random() };
          swipe({ x: 6, y: 2 + random() });
          start = undefined;
        },
      },
      info: () => 'Swipe across the polygons to cut them.',
      facts: () => ({ Cuts: cuts, Pieces: world.getBodyCount() }),
    };
  },
});

/** Whether a point on a line is between two others of the same line. */
function isBetween(point: Vec2Value, a: Vec2Value, b: Vec2Value): boolean {
  const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
  return along >= 0 && along <= (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
}

/** Returns the area of a polygon with counterclockwise corners (shoelace formula). */
function areaOf(points: readonly Vec2Value[]): number {
  let last = points.at(-1);
  let sum = 0;
  for (const point of points) {
    if (last) sum += last.x * point.y - last.y * point.x;
    last = point;
  }
  return sum / 2;
}

/** Returns the unit vector that points to the left of the line. */
function normalOf(from: Vec2Value, to: Vec2Value): Vec2Value {
  const [x, y] = [from.y - to.y, to.x - from.x];
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}
