import { Box, Circle, WheelJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Wheel joint: suspension frequency and damping',
  description:
    'A carriage stands on two plates that shake its wheels up and down. Soft suspension keeps the carriage steady; stiff suspension transmits every bump.',
  params: {
    frequency: range('Suspension frequency', {
      min: 2.5,
      max: 12,
      step: 0.1,
      value: 3,
      unit: 'Hz',
    }),
    damping: range('Damping ratio', { min: 0, max: 1, step: 0.01, value: 0.3 }),
    shake: range('Plate frequency', { min: 0, max: 3, step: 0.1, value: 2, unit: 'Hz' }),
  },
  poster: 1.9,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Box(8, 0.1, { x: 0, y: -0.1 }) });

    const carriage = world.createBody({ type: 'dynamic', position: { x: 0, y: 2.6 } });
    carriage.createFixture({ shape: new Box(2.2, 0.35), density: 5 });
    carriage.createFixture({ shape: new Box(0.9, 0.35, { x: -0.9, y: 0.7 }), density: 2 });

    const axles = [-1.5, 1.5].map((x) => {
      const plate = world.createBody({ type: 'kinematic', position: { x, y: 0.6 } });
      plate.createFixture({ shape: new Box(0.8, 0.12), friction: 1 });
      // Rims, so that no wheel rolls off.
      for (const end of [-0.75, 0.75])
        plate.createFixture({ shape: new Box(0.05, 0.15, { x: end, y: 0.27 }) });

      const wheel = world.createBody({ type: 'dynamic', position: { x, y: 1.27 } });
      wheel.createFixture({ shape: new Circle(0.55), density: 2, friction: 1 });

      // The wheel moves along this axis of the carriage, against a spring. The motor with a target
      // speed of 0 is a brake.
      const axis = { x: 0, y: 1 };
      const spring = new WheelJoint(
        { enableMotor: true, motorSpeed: 0, maxMotorTorque: 100 },
        carriage,
        wheel,
        wheel.getPosition(),
        axis,
      );
      world.createJoint(spring);
      return { plate, wheel, spring };
    });

    // For how long the carriage has stayed close to a height, in meters.
    let height = 0;
    let steadySeconds = 0;
    /** Phase of the plates' oscillation, in radians. */
    let phase = 0;
    return {
      world,
      view: { x: 0, y: 2, width: 7.8, height: 4.7 },
      step(dt) {
        // Sleeping bodies would not react to a new frequency.
        carriage.setAwake(true);
        phase += 2 * Math.PI * params.shake * dt;
        axles.forEach(({ plate, spring }, side) => {
          spring.setSpringFrequencyHz(params.frequency);
          spring.setSpringDampingRatio(params.damping);
          // The right plate lags by a quarter period. A kinematic body is moved by setting its velocity.
          const plateHeight = 0.6 + 0.18 * Math.sin(phase - (side * Math.PI) / 2);
          plate.setLinearVelocity({ x: 0, y: (plateHeight - plate.getPosition().y) / dt });
        });
      },
      stepped(dt) {
        const { y } = carriage.getPosition();
        steadySeconds += dt;
        // Starts again when the carriage leaves the range, or lies on the plates.
        if (Math.abs(y - height) < 0.025 && y > 2.2) return;
        height = y;
        steadySeconds = 0;
      },
      draw(pen) {
        for (const { wheel, spring } of axles) {
          // A zigzag from the wheel up to the carriage.
          const from = wheel.getPosition();
          const to = carriage.getWorldPoint({ x: spring.getLocalAnchorA().x, y: -0.35 });
          const points = Array.from({ length: 9 }, (_, i) => ({
            x: from.x + ((to.x - from.x) * i) / 8 + (i % 8 ? 0.16 * (i % 2 ? 1 : -1) : 0),
            y: from.y + ((to.y - from.y) * i) / 8,
          }));
          pen.line(points, { stroke: 'accent', width: 2.5 });
        }
      },
      goal: {
        text: 'At a plate frequency of 3 Hz, keep the height of the carriage within 5 cm for 5 s.',
        hint: 'A soft suspension isolates best, with a frequency far below that of the bumps and little damping.',
        isReached: () => params.shake >= 3 && steadySeconds > 5,
      },
      facts: () => ({
        'Left translation': `${axles[0]?.spring.getJointTranslation().toFixed(2)} m`,
        'Right translation': `${axles[1]?.spring.getJointTranslation().toFixed(2)} m`,
      }),
    };
  },
});
