import { type Body, Box, Circle, PrismaticJoint, PulleyJoint, World } from 'planck';
import { defineScene, range } from '#scene';

const TRAVEL = 1.9; // m, from the middle to each end

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

    // #region platform
    /** Creates a platform with low walls. Its guide keeps it level, and ends its way. */
    const createPlatform = (x: number) => {
      const body = world.createBody({ type: 'dynamic', position: { x, y: 2.3 } });
      body.createFixture({ shape: new Box(1.1, 0.1), density: 10, friction: 0.8 });
      for (const side of [-1, 1])
        body.createFixture({
          shape: new Box(0.06, 0.25, { x: 1.04 * side, y: 0.35 }),
          density: 10,
          friction: 0.2,
        });
      const guide = new PrismaticJoint(
        {
          enableLimit: true,
          lowerTranslation: -TRAVEL,
          upperTranslation: TRAVEL,
          enableMotor: true, // at a speed of 0, a motor is a brake
          motorSpeed: 0,
          maxMotorForce: params.brake / 2,
        },
        frame,
        body,
        { x, y: 2.3 },
        { x: 0, y: 1 },
      );
      world.createJoint(guide);
      return { body, guide };
    };
    // #endregion

    // #region rope
    const left = createPlatform(-2.5);
    const right = createPlatform(2.5);
    const rope = new PulleyJoint(
      { collideConnected: true },
      left.body,
      right.body,
      { x: -2.5, y: 6.3 }, // where the rope leaves the wheels
      { x: 2.5, y: 6.3 },
      { x: -2.5, y: 3.6 }, // where it is attached, above the platforms
      { x: 2.5, y: 3.6 },
      params.ratio,
    );
    world.createJoint(rope);
    // #endregion

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
      for (const { body } of [left, right]) body.setAwake(true);
    };

    // Some crates to begin with, until the reader presses a button.
    const plan: [seconds: number, side: Body][] = [
      [1, left.body],
      [1.6, left.body],
      [4, right.body],
      [4.4, right.body],
      [4.8, right.body],
      [5.2, right.body],
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
        for (const { guide } of [left, right]) guide.setMaxMotorForce(params.brake / 2);
        while (plan[0] && time > plan[0][0]) addCrate((plan.shift() ?? plan[0])[1]);
      },
      draw(pen) {
        const [a, b] = [left.body, right.body].map((body) => pen.poseOf(body));
        if (!a || !b) return;
        const [hookA, hookB] = [a, b].map(({ x, y }) => ({ x, y: y + 1.3 }));
        if (!hookA || !hookB) return;
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
        'Crate left': byReader(() => addCrate(left.body)),
        'Crate right': byReader(() => addCrate(right.body)),
        Clear: byReader(clear),
      },
      facts: () => ({
        'Left side': `${massAround(left.body).toFixed(1)} kg`,
        'Right side': `${massAround(right.body).toFixed(1)} kg`,
        'Rope: left + ratio × right': `${(rope.getCurrentLengthA() + params.ratio * rope.getCurrentLengthB()).toFixed(2)} m`,
      }),
    };
  },
});
