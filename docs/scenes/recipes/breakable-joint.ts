import {
  type Body,
  Box,
  Chain,
  Circle,
  type Joint,
  type Vec2Value,
  WeldJoint,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

// #region breakable
export interface Strength {
  /** In newtons. */
  maxForce: number;
  /** In newton meters. */
  maxTorque: number;
}

/** Joints that break when they carry too much. */
export class BreakableJoints {
  readonly world: World;
  readonly strength: Strength;
  readonly joints = new Set<Joint>();

  constructor(world: World, strength: Strength) {
    this.world = world;
    this.strength = strength;
    // A joint is also destroyed together with one of its bodies.
    world.on('remove-joint', (joint) => this.joints.delete(joint));
  }

  /** Destroys the joints that carried too much in the last step. Call it after every step. */
  breakOverloaded(dt: number): void {
    const { maxForce, maxTorque } = this.strength;
    for (const joint of this.joints) {
      const force = joint.getReactionForce(1 / dt).length(); // in newtons
      const torque = Math.abs(joint.getReactionTorque(1 / dt)); // in newton meters
      if (force > maxForce || torque > maxTorque) this.world.destroyJoint(joint);
    }
  }
}
// #endregion

// #region wall
const COLUMNS = 3;
const ROWS = 7;
const SIZE = 0.6; // m, of a brick

/**
 * Builds a wall, in which each brick is welded to its neighbors on the left and below, and returns the bricks.
 * @param foot the point below the center of the first brick, in world coordinates
 */
export function buildWall(breakable: BreakableJoints, foot: Vec2Value): Body[] {
  const bricks: Body[] = [];
  for (let i = 0; i < ROWS * COLUMNS; i++) {
    const column = i % COLUMNS;
    const row = Math.floor(i / COLUMNS);
    const brick = breakable.world.createBody({
      type: 'dynamic',
      position: { x: foot.x + SIZE * column, y: foot.y + SIZE * (row + 0.5) },
    });
    brick.createFixture({ shape: new Box(SIZE / 2, SIZE / 2), density: 5, friction: 0.6 });
    const left = column > 0 ? bricks[i - 1] : undefined;
    const below = bricks[i - COLUMNS];
    if (left) weld(breakable, left, brick);
    if (below) weld(breakable, below, brick);
    bricks.push(brick);
  }
  return bricks;
}

/** Welds two bodies in the middle between their centers. */
function weld(breakable: BreakableJoints, bodyA: Body, bodyB: Body): void {
  const a = bodyA.getWorldCenter();
  const b = bodyB.getWorldCenter();
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const joint = new WeldJoint({ collideConnected: true }, bodyA, bodyB, middle);
  breakable.world.createJoint(joint);
  breakable.joints.add(joint);
}
// #endregion

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

    const readStrength = (): Strength => ({
      maxForce: params.strength,
      maxTorque: params.strength * (SIZE / 2),
    });
    const breakable = new BreakableJoints(world, readStrength());
    let bricks: Body[] = [];
    let ball: Body | undefined;
    let countdown = 0;

    const rebuild = () => {
      for (const body of bricks) world.destroyBody(body);
      if (ball) world.destroyBody(ball);
      ball = undefined;
      countdown = 0.6;
      bricks = buildWall(breakable, { x: 1, y: 0 });
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
      stepped(dt) {
        Object.assign(breakable.strength, readStrength());
        breakable.breakOverloaded(dt);
      },
      draw(pen) {
        for (const joint of breakable.joints) {
          const { x, y } = joint.getAnchorA();
          const load = joint.getReactionForce(60).length() / params.strength;
          pen.dot({ x, y }, load > 0.5 ? 'bad' : 'good', 3);
        }
      },
      controls: { Shoot: shoot, Rebuild: rebuild },
      facts: () => {
        const loads = [...breakable.joints].map((joint) => joint.getReactionForce(60).length());
        return {
          Welds: breakable.joints.size,
          'Maximum force': `${Math.max(0, ...loads).toFixed(0)} N`,
        };
      },
    };
  },
});
