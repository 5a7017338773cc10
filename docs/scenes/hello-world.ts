import { defineScene } from '#scene';

export default defineScene({
  title: 'Hello world: falling box',
  description:
    'A box falls, rotates as it hits the ground, and comes to rest. Drop more boxes, or drag a box and throw it.',
  poster: 0.6,
  scene({ World, Box, Edge }, _params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // A body is static by default: it never moves.
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -20, y: 0 }, { x: 20, y: 0 }) });

    const drop = (x: number, angle: number) => {
      const box = world.createBody({ type: 'dynamic', position: { x, y: 4 }, angle });
      // Box takes the half-width and half-height: this one is 1 m wide.
      box.createFixture({ shape: new Box(0.5, 0.5), density: 1, friction: 0.3 });
    };
    drop(0, 0.4);

    return {
      world,
      view: { x: 0, y: 2.2, width: 9, height: 5 },
      controls: {
        'Drop a box': () => drop(2 * random() - 1, 3 * random()),
      },
    };
  },
});
