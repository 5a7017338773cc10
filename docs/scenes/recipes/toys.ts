import { type Body, Box, Chain, Circle, type MouseJoint as Grip, MouseJoint, World } from 'planck';
import { choice, defineScene } from '#scene';

export default defineScene({
  title: 'A box of toys',
  description:
    'Crates and a ball in a box. Drag a toy, or press an empty place to drop another one. Each project of the recipes for libraries draws this game.',
  params: {
    next: choice('Drop', ['balls and crates', 'balls', 'crates']),
  },
  poster: 1.2,
  create(params) {
    const SIZE = { width: 16, height: 9 }; // meters
    const MAX_TOYS = 40;

    const world = new World({ gravity: { x: 0, y: -10 } });
    const walls = world.createBody();
    const corners = [
      { x: 0, y: 0 },
      { x: SIZE.width, y: 0 },
      { x: SIZE.width, y: SIZE.height },
      { x: 0, y: SIZE.height },
    ];
    walls.createFixture({ shape: new Chain(corners, true) });

    /** The oldest first. */
    const toys: Body[] = [];
    const add = (kind: 'ball' | 'crate', x: number, y: number) => {
      const body = world.createBody({ type: 'dynamic', position: { x, y } });
      const shape = kind === 'ball' ? new Circle(0.5) : new Box(0.5, 0.5);
      body.createFixture({ shape, density: 1, restitution: kind === 'ball' ? 0.6 : 0 });
      toys.push(body);
      const [oldest] = toys;
      if (oldest && toys.length > MAX_TOYS) world.destroyBody(oldest);
    };
    world.on('remove-body', (body) => toys.splice(toys.indexOf(body), 1));
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 4 - row; i++) add('crate', 6 + i + row / 2, row + 0.5);
    add('ball', 2, 5);

    let dropped = 0;
    const nextKind = () => {
      if (params.next === 'balls and crates') return dropped % 2 === 0 ? 'ball' : 'crate';
      return params.next === 'balls' ? 'ball' : 'crate';
    };

    let hand: Grip | undefined;
    world.on('remove-joint', (joint) => {
      if (joint === hand) hand = undefined;
    });
    const release = () => {
      if (hand) world.destroyJoint(hand);
    };

    return {
      world,
      view: { x: 8, y: 4.5, width: 16.4, height: 9.4 },
      pointer: {
        down(point) {
          const { x, y } = point;
          release(); // a second finger, or a release that was missed
          const body = toys.find((toy) => toy.getFixtureList()?.testPoint(point));
          if (body) {
            // By default, connected bodies don't collide, so the toy would pass through the walls.
            const def = { maxForce: 200 * body.getMass(), collideConnected: true };
            hand = new MouseJoint(def, walls, body, point);
            world.createJoint(hand);
            body.setAwake(true);
          } else if (x > 0.5 && x < SIZE.width - 0.5 && y > 0.5 && y < SIZE.height - 0.5) {
            add(nextKind(), x, y);
            dropped += 1;
          }
        },
        move: (point) => hand?.setTarget(point),
        up: release,
      },
      draw(pen) {
        if (hand) pen.line([hand.getAnchorB(), hand.getTarget()], { stroke: 'accent', width: 2 });
      },
      info: () => 'Drag a toy, or press an empty place to drop another one.',
      facts: () => ({ Toys: toys.length }),
    };
  },
});
