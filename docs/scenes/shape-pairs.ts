import { type Body, Box, Chain, Circle, Edge, Polygon, World } from 'planck';
import { choice, defineScene } from '#scene';

/** Height of the shelves, and the distance between their centers, in meters. */
const SHELF = 2;
const COLUMN = 2.2;

export default defineScene({
  title: 'Collision pairs: which shapes collide',
  description:
    'A circle, a box, a triangle, an edge, and a chain each fall onto a shelf. Choose the shape of the shelves. Edges and chains don’t collide with each other, so on shelves of these shapes, they fall through to the floor, which is a box.',
  params: {
    shelves: choice('Shelf shape', ['edge', 'chain', 'polygon', 'circle'], { restart: true }),
  },
  poster: 2,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Box(6, 0.2, { x: 0, y: -0.2 }) });

    const shelves = {
      edge: () => new Edge({ x: -0.9, y: 0 }, { x: 0.9, y: 0 }),
      chain: () =>
        new Chain([
          { x: -0.9, y: 0.3 },
          { x: -0.7, y: 0 },
          { x: 0.7, y: 0 },
          { x: 0.9, y: 0.3 },
        ]),
      polygon: () => new Box(0.9, 0.12, { x: 0, y: -0.12 }),
      circle: () => new Circle({ x: 0, y: -0.6 }, 0.6),
    };

    const kinds = {
      circle: new Circle(0.4),
      box: new Box(0.4, 0.4),
      triangle: new Polygon([
        { x: -0.45, y: -0.4 },
        { x: 0.45, y: -0.4 },
        { x: 0, y: 0.5 },
      ]),
      edge: new Edge({ x: -0.45, y: 0 }, { x: 0.45, y: 0 }),
      chain: new Chain([
        { x: -0.45, y: 0.4 },
        { x: -0.3, y: 0 },
        { x: 0.3, y: 0 },
        { x: 0.45, y: 0.4 },
      ]),
    };

    const fallers = Object.entries(kinds).map(([name, shape], index) => {
      const x = (index - 2) * COLUMN;
      const shelf = world.createBody({ position: { x, y: SHELF } });
      shelf.createFixture({ shape: shelves[params.shelves](), friction: 1 });
      // Rotation is locked, so that no body rolls off a round shelf.
      const body = world.createBody({
        type: 'dynamic',
        position: { x, y: 4.4 },
        fixedRotation: true,
      });
      body.createFixture({ shape, density: 1, friction: 1 });
      return { name, body, shelf, x };
    });

    /** Whether two bodies have a touching contact. */
    const isTouching = (body: Body, other: Body) => {
      for (let edge = body.getContactList(); edge; edge = edge.next)
        if (edge.other === other && edge.contact.isTouching()) return true;
      return false;
    };

    return {
      world,
      view: { x: 0, y: 2.3, width: 11.6, height: 5.8 },
      draw(pen) {
        for (const { name, body, shelf, x } of fallers) {
          pen.text({ x, y: -0.32 }, name, 'outline', 'center');
          if (isTouching(body, shelf)) pen.text({ x, y: SHELF + 1.1 }, 'lands', 'good', 'center');
          else if (body.getPosition().y < SHELF - 0.8)
            pen.text({ x, y: SHELF + 1.1 }, 'falls', 'bad', 'center');
        }
      },
      controls: {
        'Drop again'() {
          for (const { body, x } of fallers) {
            body.setTransform({ x, y: 4.4 }, 0);
            body.setLinearVelocity({ x: 0, y: 0 });
            body.setAwake(true);
          }
        },
      },
      facts: () => ({
        'Bodies on their shelves': fallers.filter(({ body, shelf }) => isTouching(body, shelf))
          .length,
      }),
    };
  },
});
