import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { choice, defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Explosion: ray casts, impulses, and cover',
  description:
    'A bomb casts rays in all directions, and each ray applies an impulse to the first body in its way. Boxes behind the wall, above the shelf, or behind other boxes are in cover.',
  params: {
    impulse: range('Total impulse', { min: 10, max: 200, step: 5, value: 80, unit: 'N·s' }),
    falloff: choice('Falloff', ['linear', 'quadratic', 'none'], { restart: true }),
    cover: toggle('Walls give cover', true, { restart: true }),
  },
  poster: 1.15,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 6 },
      { x: -6, y: 6 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true), friction: 0.6 });
    const walls = world.createBody();
    walls.createFixture({ shape: new Box(0.15, 0.85, { x: -2, y: 0.85 }), friction: 0.6 });
    walls.createFixture({ shape: new Box(1.6, 0.12, { x: 1.9, y: 3.2 }), friction: 0.6 });

    const half = 0.3; // half-width of a box, in meters
    const stacks = [
      { x: -4.6, y: 0, rows: 7 },
      { x: -3.2, y: 0, rows: 3 },
      { x: 1.4, y: 0, rows: 3 },
      { x: 2.1, y: 0, rows: 3 },
      { x: 4.2, y: 0, rows: 6 },
      { x: 0.9, y: 3.32, rows: 2 },
      { x: 2.9, y: 3.32, rows: 2 },
    ];
    const boxes = stacks.flatMap(({ x, y, rows }) =>
      Array.from({ length: rows }, (_, row) => {
        const start = { x, y: y + half * (2 * row + 1) };
        const box = world.createBody({ type: 'dynamic', position: start });
        box.createFixture({ shape: new Box(half, half), density: 1, friction: 0.6 });
        return { box, start };
      }),
    );

    const radius = 0.3;
    const bomb = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: radius },
      angularDamping: 5,
      style: { fill: 'bad' },
    });
    bomb.createFixture({ shape: new Circle(radius), density: 1, friction: 0.6 });

    const RAYS = 90;
    const REACH = 7; // meters
    /** Share of the impulse that is left at a fraction of the reach. */
    const falloff = {
      linear: (fraction: number) => 1 - fraction,
      quadratic: (fraction: number) => (1 - fraction) ** 2,
      none: () => 1,
    };

    /** Returns the first body in the way of a ray, and where the ray hits it. */
    const firstHit = (from: Vec2Value, to: Vec2Value) => {
      const hits: { body: Body; point: Vec2Value; fraction: number }[] = [];
      world.rayCast(from, to, (fixture, { x, y }, _normal, fraction) => {
        const body = fixture.getBody();
        if (body === bomb || (body === walls && !params.cover)) return -1; // ignore it
        hits[0] = { body, point: { x, y }, fraction };
        return fraction; // continue with the part of the ray before this hit
      });
      return hits[0];
    };

    let rays: { from: Vec2Value; to: Vec2Value; body?: Body }[] = [];
    let age = Infinity; // seconds since the explosion

    const explode = () => {
      const { x, y } = bomb.getPosition();
      rays = [];
      age = 0;
      for (let i = 0; i < RAYS; i++) {
        const angle = (2 * Math.PI * i) / RAYS;
        const along = (meters: number) => ({
          x: x + meters * Math.cos(angle),
          y: y + meters * Math.sin(angle),
        });
        const hit = firstHit({ x, y }, along(REACH));
        rays.push({ from: along(radius), to: hit?.point ?? along(REACH), body: hit?.body });
        if (!hit) continue;
        // Fewer rays hit a body that is farther away, which is a falloff too.
        const impulse = (params.impulse / RAYS) * falloff[params.falloff](hit.fraction);
        const push = { x: impulse * Math.cos(angle), y: impulse * Math.sin(angle) };
        hit.body.applyLinearImpulse(push, hit.point, true);
      }
    };
    const isHit = (body: Body) => rays.some((ray) => ray.body === body);

    let countdown = 1; // seconds
    return {
      world,
      view: { x: 0, y: 2.95, width: 12.4, height: 6.5 },
      step(dt) {
        age += dt;
        for (const { box } of boxes) box.style = age < 0.8 && isHit(box) ? { fill: 'accent' } : {};
        countdown -= dt;
        if (countdown < 0 && countdown + dt >= 0) explode();
      },
      draw(pen) {
        if (age > 0.8) return;
        for (const { from, to, body } of rays)
          pen.line([from, to], { stroke: body?.isDynamic() ? 'accent' : 'box', width: 1 });
      },
      controls: {
        Detonate: explode,
        Rebuild() {
          for (const { box, start } of boxes) {
            box.setTransform(start, 0);
            box.setLinearVelocity({ x: 0, y: 0 });
            box.setAngularVelocity(0);
          }
        },
      },
      facts: () => {
        const hit = boxes.filter(({ box }) => isHit(box)).length;
        const fastest = Math.max(...boxes.map(({ box }) => box.getLinearVelocity().length()));
        return {
          'Boxes hit': `${hit} of ${boxes.length}`,
          'Fastest box': `${fastest.toFixed(1)} m/s`,
        };
      },
    };
  },
});
