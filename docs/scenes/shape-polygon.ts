import { Chain, Polygon, Settings, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Polygon shape: convex hull',
  description:
    'A large body was created from the points drawn on it. A polygon is the convex hull of its points: points inside the hull are discarded. Only the first twelve points are used; rings mark the points that were ignored. Next to this body are polygons with 3, 5, 8, and 12 vertices.',
  params: {
    points: range('Points', { min: 3, max: 18, step: 1, value: 15, restart: true }),
  },
  poster: 0.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const room = world.createBody();
    room.createFixture({
      shape: new Chain([
        { x: -5, y: 20 },
        { x: -5, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: 20 },
      ]),
      friction: 0.6,
    });

    for (const [index, corners] of [3, 5, 8, 12].entries()) {
      const circle = Array.from({ length: corners }, (_, corner) => {
        const angle = (2 * Math.PI * corner) / corners;
        return { x: 0.6 * Math.cos(angle), y: 0.6 * Math.sin(angle) };
      });
      const position = { x: 0.3 + index * 1.35, y: 0.7 };
      // A polygon with twelve vertices rolls almost like a wheel.
      const body = world.createBody({ type: 'dynamic', position, angularDamping: 0.5 });
      body.createFixture({ shape: new Polygon(circle), density: 1, friction: 0.6 });
    }

    // The first three are far apart, so that the hull always has an area. Those after the twelfth are
    // far from the center, so that the hull shows that they are ignored.
    const points = Array.from({ length: params.points }, (_, index) => {
      const angle = index < 3 ? (2 * Math.PI * index) / 3 : 2 * Math.PI * random();
      const distance = index < 3 ? 1.3 : index < 12 ? 0.3 + 1.2 * random() : 1.8;
      return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
    });
    const hull = new Polygon(points);
    const body = world.createBody({ type: 'dynamic', position: { x: -2.6, y: 3 } });
    body.createFixture({ shape: hull, density: 1, friction: 0.6 });

    // The hull's vertices are available only in this internal field.
    const corners = hull.m_vertices;
    const isCorner = ({ x, y }: { x: number; y: number }) =>
      corners.some((corner) => corner.x === x && corner.y === y);

    return {
      world,
      view: { x: 0, y: 2.6, width: 10.4, height: 5.8 },
      facts: () => ({ Points: params.points, 'Hull vertices': corners.length }),
      draw(pen) {
        for (const [index, point] of points.entries()) {
          const position = body.getWorldPoint(point);
          if (index >= Settings.maxPolygonVertices)
            pen.circle(position, 0.1, { stroke: 'bad', width: 2 });
          else pen.dot(position, isCorner(point) ? 'good' : 'outline', isCorner(point) ? 5 : 3);
        }
      },
    };
  },
});
