import { Box, Edge, PrismaticJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Prismatic joint: motor and limits',
  description:
    'A platform that carries three crates slides along a rail and never rotates. A motor drives it back and forth between two limits. Tilt the rail, or reduce the maximum motor force until the platform stalls.',
  params: {
    motor: toggle('Motor', true),
    speed: range('Speed', { min: 0.1, max: 4, step: 0.1, value: 1, unit: 'm/s', under: 'motor' }),
    force: range('Max force', { min: 0, max: 200, step: 1, value: 100, unit: 'N', under: 'motor' }),
    travel: range('Travel', { min: 0.5, max: 4, step: 0.1, value: 4, unit: 'm' }),
    tilt: range('Rail angle', { min: 0, max: 90, step: 5, value: 60, unit: '°', restart: true }),
  },
  poster: 2.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -20, y: 0 }, { x: 20, y: 0 }), friction: 0.6 });

    // At any angle, the rail runs through the center of the view.
    const angle = (params.tilt * Math.PI) / 180;
    const axis = { x: Math.cos(angle), y: Math.sin(angle) };
    const along = (meters: number) => ({
      x: axis.x * (meters - 2),
      y: 2.6 + axis.y * (meters - 2),
    });

    const platform = world.createBody({ type: 'dynamic', position: along(0) });
    platform.createFixture({ shape: new Box(1, 0.12), density: 5, friction: 0.8 });

    for (const x of [-0.6, 0, 0.6]) {
      const { x: platformX, y: platformY } = platform.getPosition();
      const position = { x: platformX + x, y: platformY + 0.38 };
      const crate = world.createBody({ type: 'dynamic', position });
      crate.createFixture({ shape: new Box(0.25, 0.25), density: 2, friction: 0.8 });
    }

    const joint = new PrismaticJoint(
      { enableLimit: true, lowerTranslation: 0, upperTranslation: params.travel },
      ground,
      platform,
      platform.getPosition(),
      axis,
    );
    world.createJoint(joint);

    /** 1 up the rail, -1 down. */
    let direction = 1;
    return {
      world,
      view: { x: 0, y: 2.6, width: 8.8, height: 5.4 },
      step() {
        joint.setLimits(0, params.travel);
        const translation = joint.getJointTranslation();
        if (translation > params.travel - 0.02) direction = -1;
        if (translation < 0.02) direction = 1;
        joint.enableMotor(params.motor);
        joint.setMotorSpeed(direction * params.speed);
        joint.setMaxMotorForce(params.force);
      },
      draw(pen) {
        pen.line([along(0), along(params.travel)], { stroke: 'accent', dashed: true });
        for (const translation of [0, params.travel]) {
          const { x, y } = along(translation);
          // Each limit is a short line across the rail.
          const [dx, dy] = [0.3 * axis.y, -0.3 * axis.x];
          const ends = [-1, 1].map((side) => ({ x: x + side * dx, y: y + side * dy }));
          pen.line(ends, { stroke: 'accent', width: 3 });
        }
      },
      goal: {
        text: 'Lift the crates to the top of a vertical rail of 4 m with a motor force of at most 45 N.',
        hint: 'The motor has to carry the weight of 3.9 kg. On a vertical rail, nothing else does.',
        isReached: () =>
          params.tilt === 90 &&
          params.motor &&
          params.force <= 45 &&
          joint.getJointTranslation() > 3.9,
      },
      facts: () => ({
        Translation: `${joint.getJointTranslation().toFixed(2)} m`,
        Speed: `${joint.getJointSpeed().toFixed(2)} m/s`,
        'Motor force': `${joint.getMotorForce(60).toFixed(0)} N`,
      }),
    };
  },
});
