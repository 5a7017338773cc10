import { type Body, Box, Chain, DistanceProxy, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

const GRAVITY = 10; // m/s²
const WIDTH = 16; // m, of the pool

export default defineScene({
  title: 'Boat: buoyancy, waves, and a propeller',
  description:
    'A boat and crates of different densities float on waves. Arrows show the buoyancy, which acts at the center of the displaced water.',
  params: {
    waterDensity: range('Water density', {
      min: 500,
      max: 1500,
      step: 50,
      value: 1000,
      unit: 'kg/m²',
    }),
    drag: range('Water drag', { min: 0.6, max: 4, step: 0.2, value: 1.4, unit: '1/s' }),
    waves: range('Wave height', { min: 0, max: 0.5, step: 0.05, value: 0.2, unit: 'm' }),
  },
  poster: 2.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const pool = [
      { x: -WIDTH / 2, y: 6 },
      { x: -WIDTH / 2, y: -3 },
      { x: WIDTH / 2, y: -3 },
      { x: WIDTH / 2, y: 6 },
    ];
    world.createBody().createFixture({ shape: new Chain(pool) });

    const boat = world.createBody({
      type: 'dynamic',
      position: { x: -4, y: 0.4 },
      style: { fill: 'accent' },
    });
    const hull = [
      { x: -1.3, y: -0.45 },
      { x: 1.2, y: -0.45 },
      { x: 2, y: 0.4 },
      { x: -1.6, y: 0.4 },
    ];
    boat.createFixture({ shape: new Polygon(hull), density: 380 });
    boat.createFixture({ shape: new Box(0.5, 0.35, { x: -0.6, y: 0.75 }), density: 60 });

    for (const [i, density] of [250, 500, 800, 1300].entries()) {
      const crate = world.createBody({ type: 'dynamic', position: { x: 1 + 1.7 * i, y: 0.8 } });
      crate.createFixture({ shape: new Box(0.5, 0.5), density, userData: density });
    }

    let time = 0; // s
    /** Returns the height of the water, in meters. */
    const waterAt = (x: number) => params.waves * Math.sin(1.1 * x - 1.6 * time);

    // #region clip
    /** Returns the part of a convex polygon that is below a line between two points of the surface. */
    const clipBelow = (points: Vec2Value[], surface: (x: number) => number) => {
      const below: Vec2Value[] = [];
      points.forEach((point, i) => {
        const next = points[(i + 1) % points.length] ?? point;
        const [depth, nextDepth] = [surface(point.x) - point.y, surface(next.x) - next.y];
        if (depth > 0) below.push(point);
        if (depth > 0 === nextDepth > 0) return;
        const part = depth / (depth - nextDepth); // of the way to the next point
        below.push({
          x: point.x + part * (next.x - point.x),
          y: point.y + part * (next.y - point.y),
        });
      });
      return below;
    };

    /** Returns the area of a polygon, in m², and its centroid. */
    const measure = (points: Vec2Value[]) => {
      let [area, x, y] = [0, 0, 0];
      points.forEach((a, i) => {
        const b = points[(i + 1) % points.length] ?? a;
        const cross = (a.x * b.y - b.x * a.y) / 2;
        area += cross;
        x += (cross * (a.x + b.x)) / 3;
        y += (cross * (a.y + b.y)) / 3;
      });
      return area > 1e-6 ? { area, center: { x: x / area, y: y / area } } : undefined;
    };
    // #endregion

    let arrows: { center: Vec2Value; force: number }[] = [];

    // #region buoyancy
    const proxy = new DistanceProxy(); // reads the vertices of polygons
    /** Applies buoyancy and drag to a body. Call it before each step. */
    const float = (body: Body) => {
      for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
        proxy.set(fixture.getShape(), 0);
        const points = Array.from({ length: proxy.getVertexCount() }, (_, i) =>
          body.getWorldPoint(proxy.getVertex(i)),
        );
        const submerged = measure(clipBelow(points, waterAt));
        if (!submerged) continue;
        const { area, center } = submerged;
        // Archimedes' principle: the weight of the displaced water.
        const water = params.waterDensity * area; // kg
        const velocity = body.getLinearVelocityFromWorldPoint(center);
        const force = {
          x: -params.drag * water * velocity.x,
          y: water * GRAVITY - params.drag * water * velocity.y,
        };
        body.applyForce(force, center);
        // Water also resists rotation.
        body.applyTorque(
          -0.5 * params.drag * area * params.waterDensity * body.getAngularVelocity(),
        );
        arrows.push({ center, force: water * GRAVITY });
      }
    };
    // #endregion

    // The boat drives at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;

    // #region propeller
    /** Pushes at the stern, if the propeller is below the water. */
    const propel = () => {
      const throttle = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      const stern = boat.getWorldPoint({ x: -1.4, y: -0.4 });
      if (throttle === 0 || stern.y > waterAt(stern.x)) return;
      const force = boat.getWorldVector({ x: 3.5 * boat.getMass() * throttle, y: 0 });
      boat.applyForce(force, stern);
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 0.6, width: WIDTH + 0.4, height: 8.2 },
      step(dt) {
        time += dt;
        arrows = [];
        for (let body = world.getBodyList(); body; body = body.getNext())
          if (body.isDynamic()) float(body);
        propel();
      },
      draw(pen) {
        const surface = Array.from({ length: 65 }, (_, i) => {
          const x = (i / 64 - 0.5) * WIDTH;
          return { x, y: waterAt(x) };
        });
        const bottom = [
          { x: WIDTH / 2, y: -3 },
          { x: -WIDTH / 2, y: -3 },
        ];
        pen.polygon([...surface, ...bottom], { fill: 'water' });
        pen.line(surface, { stroke: 'outline' });
        for (const { center, force } of arrows)
          pen.arrow(center, { x: center.x, y: center.y + force / 12000 }, 'good');
        for (let body = world.getBodyList(); body; body = body.getNext()) {
          const density = body.getFixtureList()?.getUserData();
          const { x, y } = pen.poseOf(body);
          if (density) pen.text({ x, y: y + 0.75 }, `${density}`, 'outline', 'center');
        }
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () =>
        'Press ← and → to drive the boat, or drag bodies. Numbers are densities in kg/m².',
      facts: () => {
        const { x, y } = boat.getLinearVelocity();
        return {
          'Speed of the boat': `${Math.hypot(x, y).toFixed(1)} m/s`,
          'Weight of the boat': `${((boat.getMass() * GRAVITY) / 1000).toFixed(1)} kN`,
        };
      },
    };
  },
});
