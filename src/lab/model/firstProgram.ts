/** The program that a playground can open with, and that a new sketch contains: plain Planck.js, without a scene. */
export const FIRST_PROGRAM = {
  id: 'wrecking-ball',
  title: 'Wrecking ball',
  description: 'A ball on a rod swings into a tower of boxes. Drag the ball, or change the code.',
  source: `import { Box, Circle, DistanceJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });

const ground = world.createBody();
ground.createFixture({ shape: new Box(10, 0.5), friction: 0.8 });

// A tower of boxes. Box takes half of the width and the height, in meters.
for (let y = 1; y < 7; y++) {
  const box = world.createBody({ type: 'dynamic', position: { x: 2, y } });
  box.createFixture({ shape: new Box(0.5, 0.5), density: 1, friction: 0.8 });
}

// A heavy ball that hangs on a rod. Drag it, and let go.
const ball = world.createBody({ type: 'dynamic', position: { x: -6, y: 7 } });
ball.createFixture({ shape: new Circle(0.8), density: 4 });
const hook = { x: -1, y: 8 };
world.createJoint(new DistanceJoint({}, ground, ball, hook, ball.getPosition()));
`,
};
