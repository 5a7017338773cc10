import { defineScene, toggle } from '#scene';

export default defineScene({
  title: 'Sleeping and islands',
  description:
    'Two towers of boxes fall asleep after half a second and turn pale. A ball wakes the tower that it hits, together with every body in the same island; the other tower stays asleep. Wake all boxes, or drag one.',
  params: {
    allowSleep: toggle('Allow sleeping', true),
  },
  poster: 1.14,
  scene({ World, Box, Circle, Chain }, params) {
    const world = new World({ gravity: { x: 0, y: -10 }, allowSleep: params.allowSleep });

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

    const towers = [-2, 2].map((x) =>
      [0.41, 1.23, 2.05, 2.87].map((y) => {
        const box = world.createBody({ type: 'dynamic', position: { x, y } });
        box.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.6 });
        return box;
      }),
    );

    // The ball lands after about a second. Only angular damping stops it from rolling.
    const start = { x: -2.3, y: 9 };
    const ball = world.createBody({ type: 'dynamic', position: start, angularDamping: 5 });
    ball.createFixture({ shape: new Circle(0.4), density: 1, friction: 0.6 });

    const boxes = towers.flat();
    const countAwake = (tower: typeof boxes) => tower.filter((box) => box.isAwake()).length;

    return {
      world,
      view: { x: 0, y: 2.7, width: 10.4, height: 6 },
      step() {
        if (world.getAllowSleeping() !== params.allowSleep)
          world.setAllowSleeping(params.allowSleep);
      },
      controls: {
        'Drop the ball': () => {
          ball.setTransform(start, 0);
          ball.setLinearVelocity({ x: 0, y: 0 });
          ball.setAwake(true);
        },
        'Wake all': () => {
          for (const box of boxes) box.setAwake(true);
        },
      },
      facts: () => ({ 'Awake boxes': `${countAwake(boxes)} of ${boxes.length}` }),
      draw(pen) {
        for (const [index, tower] of towers.entries()) {
          const awake = countAwake(tower);
          pen.text(
            { x: index === 0 ? -2 : 2, y: 4.8 },
            awake === 0 ? 'asleep' : `${awake} awake`,
            'outline',
            'center',
          );
        }
      },
    };
  },
});
