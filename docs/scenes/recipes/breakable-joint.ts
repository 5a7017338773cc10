import { type Body, Box, Chain, Circle, type Joint, WeldJoint, World } from 'planck';
import { defineScene, range } from '#scene';

const COLUMNS = 3;
const ROWS = 7;
const SIZE = 0.6; // m, of a brick

export default defineScene({
  title: 'Breakable joints: a wall of welded bricks',
  description:
    'Bricks are welded into a wall, and a ball flies into it. Each weld breaks when the force or the torque in it exceeds its strength, so that the wall falls apart where it was hit.',
  params: {
    strength: range('Strength', { min: 150, max: 2000, step: 50, value: 400, unit: 'N' }),
    speed: range('Speed of the ball', { min: 4, max: 24, step: 1, value: 14, unit: 'm/s' }),
  },
  poster: 1.35,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -7, y: 12 },
      { x: -7, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 12 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room), friction: 0.7 });

    // #region breakable
    /** Joints that can break. */
    const breakable = new Set<Joint>();
    // A joint is also destroyed together with one of its bodies.
    world.on('remove-joint', (joint) => breakable.delete(joint));

    /** Destroys the joints that carried too much in the last step. Call it after each step. */
    const breakJoints = (dt: number, maxForce: number, maxTorque: number) => {
      for (const joint of breakable) {
        const force = joint.getReactionForce(1 / dt).length(); // in newtons
        const torque = Math.abs(joint.getReactionTorque(1 / dt)); // in newton meters
        if (force > maxForce || torque > maxTorque) world.destroyJoint(joint);
      }
    };
    // #endregion

    const bricks: Body[] = [];
    let ball: Body | undefined;
    let countdown = 0;

    // #region wall
    const weld = (a: Body | undefined, b: Body) => {
      if (!a) return;
      const [from, to] = [a.getWorldCenter(), b.getWorldCenter()];
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const joint = world.createJoint(new WeldJoint({ collideConnected: true }, a, b, middle));
      if (joint) breakable.add(joint);
    };

    /** Builds a wall, in which each brick is welded to its neighbors on the left and below. */
    const build = () => {
      for (let i = 0; i < ROWS * COLUMNS; i++) {
        const column = i % COLUMNS;
        const position = {
          x: 1 + SIZE * column,
          y: SIZE * (Math.floor(i / COLUMNS) + 0.5),
        };
        const brick = world.createBody({ type: 'dynamic', position });
        brick.createFixture({ shape: new Box(SIZE / 2, SIZE / 2), density: 5, friction: 0.6 });
        if (column > 0) weld(bricks[i - 1], brick);
        weld(bricks[i - COLUMNS], brick);
        bricks.push(brick);
      }
    };
    // #endregion

    const rebuild = () => {
      for (const body of bricks.splice(0)) world.destroyBody(body);
      if (ball) world.destroyBody(ball);
      ball = undefined;
      countdown = 0.6;
      build();
    };
    const shoot = () => {
      if (ball) world.destroyBody(ball);
      ball = world.createBody({
        type: 'dynamic',
        bullet: true,
        position: { x: -6, y: 2.6 },
        linearVelocity: { x: params.speed, y: 20 / params.speed },
        style: { fill: 'bad' },
      });
      ball.createFixture({ shape: new Circle(0.45), density: 14, friction: 0.5, restitution: 0.1 });
      countdown = Infinity;
    };
    rebuild();

    return {
      world,
      view: { x: 0, y: 3.3, width: 13, height: 7.4 },
      step(dt) {
        countdown -= dt;
        if (countdown < 0) shoot();
      },
      stepped: (dt) => breakJoints(dt, params.strength, params.strength * (SIZE / 2)),
      draw(pen) {
        for (const joint of breakable) {
          const { x, y } = joint.getAnchorA();
          const load = joint.getReactionForce(60).length() / params.strength;
          pen.dot({ x, y }, load > 0.5 ? 'bad' : 'good', 3);
        }
      },
      controls: { Shoot: shoot, Rebuild: rebuild },
      facts: () => {
        const loads = [...breakable].map((joint) => joint.getReactionForce(60).length());
        return {
          Welds: breakable.size,
          'Maximum force': `${Math.max(0, ...loads).toFixed(0)} N`,
        };
      },
    };
  },
});
