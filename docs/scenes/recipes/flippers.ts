import { type Body, Box, Chain, Circle, RevoluteJoint, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';
import { clampSpeed } from '../shared/helpers.ts';

// #region flipper
const MAX_ANGLE = 0.5; // rad, above and below the horizontal
const MAX_TORQUE = 500; // N·m, enough to reach the speed in two steps

/** A flipper that turns around its outer end. */
export class Flipper {
  readonly joint: RevoluteJoint;
  /** −1 for the left flipper, 1 for the right one. */
  readonly side: -1 | 1;

  /** @param pivot outer end of the flipper, in world coordinates */
  constructor(table: Body, pivot: Vec2Value, side: -1 | 1) {
    this.side = side;
    const world = table.getWorld();
    const flipper = world.createBody({ type: 'dynamic', position: pivot, bullet: true });
    const shape = new Box(0.62, 0.11, { x: -0.6 * side, y: 0 });
    flipper.createFixture({ shape, density: 5, friction: 0.3 });
    const options = {
      enableLimit: true,
      lowerAngle: -MAX_ANGLE,
      upperAngle: MAX_ANGLE,
      enableMotor: true,
      maxMotorTorque: MAX_TORQUE,
    };
    this.joint = new RevoluteJoint(options, table, flipper, pivot);
    world.createJoint(this.joint);
  }

  /** Turns the flipper up at a speed in rad/s, or down at a third of it. The limits stop it. */
  flip(isUp: boolean, speed: number): void {
    this.joint.setMotorSpeed(-this.side * (isUp ? speed : -speed / 3));
  }
}
// #endregion

// #region bumper
const BUMPER_RADIUS = 0.5; // m

/** Adds a bumper to a table. The function is called for each hit, in a step: it can't create or destroy bodies. */
export function createBumper(table: Body, center: Vec2Value, onHit: () => void): void {
  const shape = new Circle(center, BUMPER_RADIUS);
  // The engine multiplies the impact speed by the restitution: above 1, bumpers make the ball faster.
  const bumper = table.createFixture({ shape, restitution: 1.3 });
  table.getWorld().on('begin-contact', (contact) => {
    if (contact.getFixtureA() === bumper || contact.getFixtureB() === bumper) onHit();
  });
}
// #endregion

const RADIUS = 0.2; // m, of the ball
const BUMPERS = [
  { x: -1.7, y: 5.2, fill: 'jade' },
  { x: 1.7, y: 5.2, fill: 'rose' },
  { x: 0, y: 6.3, fill: 'amber' },
];

export default defineScene({
  title: 'Pinball: flippers and bumpers',
  description:
    'A ball rolls down a pinball table. Two flippers, driven by motors of revolute joints, shoot it back up to the bumpers.',
  params: {
    speed: range('Flipper speed', { min: 8, max: 30, step: 1, value: 20, unit: 'rad/s' }),
    slope: range('Slope', { min: 2, max: 10, step: 0.5, value: 5, unit: 'm/s²' }),
    auto: toggle('Autopilot', true),
  },
  poster: 1.2,
  create(params, random) {
    const world = new World();
    const table = world.createBody();
    const outline = [
      { x: -1.75, y: 1.5 },
      { x: -5, y: 3.1 },
      { x: -5, y: 6.5 },
      { x: -4, y: 7.5 },
      { x: 4, y: 7.5 },
      { x: 5, y: 6.5 },
      { x: 5, y: 3.1 },
      { x: 1.75, y: 1.5 },
    ];
    table.createFixture({ shape: new Chain(outline), friction: 0.1, restitution: 0.3 });
    let score = 0;
    let flash = { bumper: -1, age: 1 };
    for (const [bumper, center] of BUMPERS.entries())
      createBumper(table, center, () => {
        score += 100;
        flash = { bumper, age: 0 };
      });
    const left = new Flipper(table, { x: -1.65, y: 1.42 }, -1);
    const right = new Flipper(table, { x: 1.65, y: 1.42 }, 1);

    const ball = world.createBody({
      type: 'dynamic',
      bullet: true,
      angularDamping: 0.5,
      style: { fill: 'accent' },
    });
    ball.createFixture({ shape: new Circle(RADIUS), density: 1, friction: 0.2, restitution: 0.3 });
    let lost = -1;
    const serve = () => {
      ball.setTransform({ x: 1.2 * random() - 0.6, y: 4.2 }, 0);
      ball.setLinearVelocity({ x: 2 * random() - 1, y: 2 });
      ball.setAngularVelocity(0);
      lost++;
    };
    serve();

    /** Whether the ball is above a flipper and close to it. */
    const isNear = (side: number) => {
      const { x, y } = ball.getPosition();
      return x * side > 0 && x * side < 1.3 && y < 1.75;
    };
    const held = new Set<string>();
    let isPlayed = false;
    let wasAuto = params.auto;
    return {
      world,
      view: { x: 0, y: 3.95, width: 11.4, height: 7.5 },
      step(dt) {
        world.setGravity({ x: 0, y: -params.slope });
        if (params.auto && !wasAuto) isPlayed = false; // switched on again
        wasAuto = params.auto;
        const isAuto = params.auto && !isPlayed;
        left.flip(held.has('ArrowLeft') || (isAuto && isNear(-1)), params.speed);
        right.flip(held.has('ArrowRight') || (isAuto && isNear(1)), params.speed);
        // Bumpers can't make it faster and faster.
        clampSpeed(ball, 14);
        if (ball.getPosition().y < -0.5) serve();
        flash.age += dt;
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight'],
        down: (key) => {
          held.add(key);
          isPlayed = true;
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        for (const [i, bumper] of BUMPERS.entries()) {
          const isHit = i === flash.bumper && flash.age < 0.15;
          pen.circle(bumper, BUMPER_RADIUS, {
            fill: isHit ? 'bad' : bumper.fill,
            stroke: 'outline',
          });
          pen.text(bumper, '100', isHit ? 'static' : 'outline', 'center');
        }
      },
      info: () => '←/→ or A/D: flippers. Hold both to catch the ball.',
      facts: () => ({
        Score: score,
        'Balls lost': lost,
        Speed: `${ball.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
