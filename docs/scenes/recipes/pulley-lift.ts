import { type Body, Box, Circle, PrismaticJoint, PulleyJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region pulley-lift
export interface PulleyLiftOptions {
  /** Where the platforms start, in world coordinates: in the middle of their travel. */
  left: Vec2Value;
  right: Vec2Value;
  /** Height at which the rope leaves the wheels, in world coordinates. */
  ropeHeight: number;
  /** Travel from the middle to each end, in meters. */
  travel: number;
  /** How many times as far the left platform moves as the right one. */
  ratio: number;
  /** Maximum force of the brake, in newtons. */
  brake: number;
}

const HOOK = { x: 0, y: 1.3 }; // m, where the rope is attached to a platform, in its local coordinates

/** Two platforms that hang from one rope. */
export class PulleyLift {
  readonly left: Body;
  readonly right: Body;
  readonly rope: PulleyJoint;
  private readonly guides: PrismaticJoint[];

  /** @param frame static body that holds the guides and the wheels */
  constructor(world: World, frame: Body, options: PulleyLiftOptions) {
    const { left, right, ropeHeight, travel, ratio, brake } = options;
    this.left = createPlatform(world, left);
    this.right = createPlatform(world, right);
    this.guides = [this.left, this.right].map((platform) => createGuide(frame, platform, travel));
    for (const guide of this.guides) world.createJoint(guide);
    this.setBrake(brake);
    this.rope = new PulleyJoint(
      { collideConnected: true },
      this.left,
      this.right,
      { x: left.x, y: ropeHeight },
      { x: right.x, y: ropeHeight },
      this.left.getWorldPoint(HOOK),
      this.right.getWorldPoint(HOOK),
      ratio,
    );
    world.createJoint(this.rope);
  }

  /** @param force maximum, in newtons */
  setBrake(force: number): void {
    for (const guide of this.guides) guide.setMaxMotorForce(force / 2);
  }
}

/** Creates a platform with low walls. */
function createPlatform(world: World, position: Vec2Value): Body {
  const platform = world.createBody({ type: 'dynamic', position });
  platform.createFixture({ shape: new Box(1.1, 0.1), density: 10, friction: 0.8 });
  for (const x of [-1.04, 1.04])
    platform.createFixture({
      shape: new Box(0.06, 0.25, { x, y: 0.35 }),
      density: 10,
      friction: 0.2,
    });
  return platform;
}

/** Creates a vertical guide, which keeps a platform level and ends its travel. */
function createGuide(frame: Body, platform: Body, travel: number): PrismaticJoint {
  return new PrismaticJoint(
    {
      enableLimit: true,
      lowerTranslation: -travel,
      upperTranslation: travel,
      enableMotor: true, // at a speed of 0, a motor is a brake
      motorSpeed: 0,
    },
    frame,
    platform,
    platform.getPosition(),
    { x: 0, y: 1 },
  );
}
// #endregion

export default defineScene({
  title: 'Pulley lift: two platforms on one rope',
  description:
    'Two platforms hang from one rope that runs over two wheels, and slide along vertical guides. Crates are put on one platform, then on the other: the heavier side sinks and lifts the lighter one.',
  params: {
    crate: range('Mass of a crate', { min: 2, max: 10, step: 0.5, value: 5, unit: 'kg' }),
    brake: range('Brake', { min: 0, max: 120, step: 5, value: 20, unit: 'N' }),
    ratio: range('Pulley ratio', { min: 1, max: 2, step: 0.1, value: 1, restart: true }),
  },
  poster: 3,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const frame = world.createBody();
    frame.createFixture({ shape: new Box(7, 0.2, { x: 0, y: -0.2 }), friction: 0.8 });
    const wheels = [
      { x: -2.2, y: 6.3 },
      { x: 2.2, y: 6.3 },
    ] as const;
    for (const center of wheels)
      frame.createFixture({ shape: new Circle(center, 0.3), filterMaskBits: 0 });

    const lift = new PulleyLift(world, frame, {
      left: { x: -2.5, y: 2.3 },
      right: { x: 2.5, y: 2.3 },
      ropeHeight: 6.3,
      travel: 1.9,
      ratio: params.ratio,
      brake: params.brake,
    });
    const { left, right, rope } = lift;

    const crates: Body[] = [];
    const addCrate = (platform: Body) => {
      const half = 0.34;
      const { x, y } = platform.getPosition();
      const onIt = crates.filter((crate) => Math.abs(crate.getPosition().x - x) < 1.1).length;
      if (onIt >= 4) return;
      const crate = world.createBody({
        type: 'dynamic',
        position: { x: x + (onIt % 2 ? 0.45 : -0.45), y: y + 0.5 + 0.75 * Math.floor(onIt / 2) },
      });
      crate.createFixture({
        shape: new Box(half, half),
        density: params.crate / (4 * half * half),
        friction: 0.7,
      });
      crates.push(crate);
      platform.setAwake(true);
    };
    const clear = () => {
      for (const crate of crates.splice(0)) world.destroyBody(crate);
      for (const platform of [left, right]) platform.setAwake(true);
    };

    // Some crates to begin with, until the reader presses a button.
    const plan: [seconds: number, side: Body][] = [
      [1, left],
      [1.6, left],
      [4, right],
      [4.4, right],
      [4.8, right],
      [5.2, right],
    ];
    const byReader = (action: () => void) => () => {
      plan.length = 0;
      action();
    };
    const massAround = (platform: Body) =>
      crates
        .filter((crate) => crate.getPosition().x * platform.getPosition().x > 0)
        .reduce((sum, crate) => sum + crate.getMass(), platform.getMass());

    let time = 0;
    return {
      world,
      view: { x: 0, y: 3.1, width: 10.6, height: 7.4 },
      step(dt) {
        time += dt;
        lift.setBrake(params.brake);
        while (plan[0] && time > plan[0][0]) addCrate((plan.shift() ?? plan[0])[1]);
      },
      draw(pen) {
        const a = pen.poseOf(left);
        const b = pen.poseOf(right);
        const hookA = { x: a.x, y: a.y + HOOK.y };
        const hookB = { x: b.x, y: b.y + HOOK.y };
        const path = [hookA, { x: -2.5, y: 6.3 }, { x: -2.2, y: 6.6 }];
        pen.line([...path, { x: 2.2, y: 6.6 }, { x: 2.5, y: 6.3 }, hookB], {
          stroke: 'joint',
          width: 2.5,
        });
        for (const [hook, { x, y }] of [
          [hookA, a],
          [hookB, b],
        ] as const) {
          pen.line([{ x: x - 1.04, y: y + 0.6 }, hook, { x: x + 1.04, y: y + 0.6 }], {
            stroke: 'joint',
            width: 2.5,
          });
          for (const side of [-1.18, 1.18])
            pen.line(
              [
                { x: x + side, y: 0 },
                { x: x + side, y: 4.4 },
              ],
              { stroke: 'quiet', width: 1, dashed: true },
            );
        }
      },
      controls: {
        'Crate left': byReader(() => addCrate(left)),
        'Crate right': byReader(() => addCrate(right)),
        Clear: byReader(clear),
      },
      facts: () => ({
        'Left side': `${massAround(left).toFixed(1)} kg`,
        'Right side': `${massAround(right).toFixed(1)} kg`,
        'Rope: left + ratio × right': `${(rope.getCurrentLengthA() + params.ratio * rope.getCurrentLengthB()).toFixed(2)} m`,
      }),
    };
  },
});
