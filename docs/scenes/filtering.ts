import { Box, Chain, Circle, World } from 'planck';
import { choice, defineScene, toggle } from '#scene';

// Each category is one bit.
const BOX = 0x0002;
const BALL = 0x0004;

export default defineScene({
  title: 'Collision filtering: masks and groups',
  description:
    'Boxes and balls fall onto a shelf. The mask of the shelf contains only the category of the boxes, so the balls fall through the shelf to the floor. Change the mask, turn off collisions between boxes and balls, or put the boxes in a negative group so that they ignore each other.',
  params: {
    holds: choice('Shelf mask', ['boxes', 'balls', 'both'], { restart: true }),
    meet: toggle('Box–ball collisions', true, { restart: true }),
    pass: toggle('Negative box group', false, { restart: true }),
  },
  poster: 2.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // Category 1 is the default, which the room keeps.
    const room = [
      { x: -5, y: 7 },
      { x: -5, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 7 },
    ];
    world.createBody().createFixture({ shape: new Chain(room), friction: 0.5 });

    // A mask selects the categories that a fixture collides with. Two fixtures collide only if each is in
    // a category that the other's mask selects.
    const mask = { boxes: BOX, balls: BALL, both: BOX | BALL }[params.holds];
    const shelf = world.createBody({ position: { x: 0, y: 3 } });
    shelf.createFixture({ shape: new Box(3.5, 0.12), filterMaskBits: mask });

    for (let i = 0; i < 6; i++) {
      const x = -3 + i * 1.15;
      const box = world.createBody({ type: 'dynamic', position: { x, y: 5 + (i % 2) }, angle: i });
      box.createFixture({
        shape: new Box(0.4, 0.4),
        density: 1,
        filterCategoryBits: BOX,
        filterMaskBits: params.meet ? 0xffff : 0xffff & ~BALL,
        // Fixtures in the same negative group never collide, regardless of their masks.
        filterGroupIndex: params.pass ? -1 : 0,
        style: { fill: 'kinematic' },
      });

      const ball = world.createBody({ type: 'dynamic', position: { x: x + 0.5, y: 6 - (i % 2) } });
      ball.createFixture({
        shape: new Circle(0.4),
        density: 1,
        restitution: 0.3,
        filterCategoryBits: BALL,
        style: { fill: 'dynamic' },
      });
    }

    return {
      world,
      view: { x: 0, y: 3.4, width: 12.4, height: 7.2 },
      draw(pen) {
        pen.text({ x: 0, y: 2.45 }, `mask: ${params.holds}`, 'outline', 'center');
      },
    };
  },
});
