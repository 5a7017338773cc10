import { Box, Chain, Circle, Polygon, World } from 'planck';
import { choice, defineScene } from '#scene';

export default defineScene({
  title: 'World check: common mistakes',
  description:
    'Two crates, an arrow, a bouncing ball, and a plank that reaches too far beyond its shelf. Choose a mistake, and the world check names it below the picture.',
  params: {
    mistake: choice(
      'Mistake',
      [
        'Pixels as meters',
        'No density',
        'Heavy on light',
        'Too fast',
        'Concave polygon',
        'Variable timestep',
        'Change during a step',
        'None',
      ],
      { restart: true },
    ),
  },
  create({ mistake }, random) {
    /** Number of units in a meter. Only a world in pixels has more than one. */
    const unit = mistake === 'Pixels as meters' ? 50 : 1;
    const point = (x: number, y: number) => ({ x: x * unit, y: y * unit });
    const box = (width: number, height: number) => new Box((width / 2) * unit, (height / 2) * unit);

    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = world.createBody();
    const corners = [point(-6, 6.2), point(-6, 0), point(6, 0), point(6, 6.2)];
    room.createFixture({ shape: new Chain(corners, true), friction: 0.6 });
    const shelf = world.createBody({ position: point(3, 2) });
    shelf.createFixture({ shape: box(2, 0.3), friction: 0.6 });

    const createBody = (x: number, y: number) =>
      world.createBody({ type: 'dynamic', position: point(x, y) });

    // A light crate below a large one.
    createBody(-3.8, 0.5).createFixture({ shape: box(1, 1), density: 1 });
    const top = createBody(-3.8, 1.8);
    top.createFixture({ shape: box(1.5, 1.5), density: mistake === 'Heavy on light' ? 40 : 1 });

    // Without rotational inertia, the plank can't tip over.
    const plank = createBody(4.2, 2.3);
    plank.createFixture({ shape: box(2.4, 0.24), density: mistake === 'No density' ? 0 : 1 });

    // A polygon is always convex, so the notch of the arrow is lost.
    const isConcave = mistake === 'Concave polygon';
    const notch = isConcave ? [point(0, 0.9)] : [];
    const points = [point(-1.3, 0), ...notch, point(1.3, 0), point(0, 2.2)];
    const arrow = createBody(-0.9, 0.02);
    arrow.createFixture({ shape: new Polygon(points), density: 1, friction: 0.6 });

    const ball = createBody(1, 5);
    ball.createFixture({ shape: new Circle(0.4 * unit), density: 1, restitution: 0.7 });
    if (mistake === 'Too fast') ball.setLinearVelocity({ x: 300, y: 90 });

    if (mistake === 'Change during a step') {
      // A locked world returns null instead of a spark.
      world.on('begin-contact', () => void world.createBody());
    }

    /** Steps per second. */
    let hz = 60;

    return {
      world,
      view: { ...point(0, 3), width: 12.6 * unit, height: 6.6 * unit },
      get hz() {
        return hz;
      },
      stepped() {
        if (mistake === 'Variable timestep') hz = 30 + 90 * random();
      },
      draw(pen) {
        if (!isConcave) return;
        const corners = points.map((corner) => arrow.getWorldPoint(corner));
        pen.polygon(corners, { stroke: 'accent', dashed: true });
      },
    };
  },
});
