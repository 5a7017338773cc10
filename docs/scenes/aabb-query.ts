import { AABB, Box, Chain, Circle, type Fixture, Polygon, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'AABB query: fixtures in a rectangle',
  description:
    'A query box moves over floating shapes, some of them thin needles, and highlights the fixtures that it finds. The query tests fat bounding boxes (AABBs), slightly larger than the dashed ones, so it also finds needles that don’t overlap the query box at all.',
  params: {
    width: range('Box width', { min: 1, max: 6, value: 3, unit: 'm' }),
    height: range('Box height', { min: 1, max: 4, value: 2, unit: 'm' }),
    speed: range('Speed', { min: 0.1, max: 2, value: 0.6 }),
  },
  poster: 2.7,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const room = [
      { x: -6, y: -3.4 },
      { x: 6, y: -3.4 },
      { x: 6, y: 3.4 },
      { x: -6, y: 3.4 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true), restitution: 1 });

    const needle = [
      { x: -0.8, y: -0.08 },
      { x: 0.8, y: -0.08 },
      { x: 0.8, y: 0.08 },
      { x: -0.8, y: 0.08 },
    ];
    for (let i = 0; i < 18; i++) {
      const body = world.createBody({
        type: 'dynamic',
        position: { x: -5 + 2 * (i % 6), y: -2.2 + 2.2 * Math.floor(i / 6) },
        angle: 6 * random(),
        linearVelocity: { x: random() - 0.5, y: random() - 0.5 },
        angularVelocity: random() - 0.5,
      });
      const shapes = [new Box(0.45, 0.3), new Circle(0.4), new Polygon(needle)];
      body.createFixture({ shape: shapes[i % 3] ?? new Circle(0.4), density: 1, restitution: 1 });
    }

    let time = 0;
    const box = new AABB();
    const found = new Set<Fixture>();

    const query = () => {
      const x = 4 * Math.sin(time);
      const y = 1.8 * Math.sin(1.7 * time);
      box.lowerBound.set(x - params.width / 2, y - params.height / 2);
      box.upperBound.set(x + params.width / 2, y + params.height / 2);

      for (const fixture of found) fixture.style = {};
      found.clear();
      world.queryAABB(box, (fixture) => {
        if (fixture.getBody().isDynamic()) found.add(fixture);
        return true; // continue; false would stop the query
      });
      for (const fixture of found) fixture.style = { fill: 'accent' };
    };

    return {
      world,
      view: { x: 0, y: 0, width: 12.4, height: 7.1 },
      step(dt) {
        time += params.speed * dt;
        query();
      },
      draw(pen) {
        for (const fixture of found) {
          const { lowerBound: a, upperBound: b } = fixture.getAABB(0);
          const corners = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
          pen.polygon(corners, { stroke: 'box', dashed: true });
        }
        const { lowerBound: a, upperBound: b } = box;
        const corners = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
        pen.polygon(corners, { fill: 'sensor', stroke: 'accent', width: 2.5 });
      },
      facts: () => ({ 'Fixtures found': found.size }),
    };
  },
});
