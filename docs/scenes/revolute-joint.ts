import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Revolute joint: motor and limits',
  description:
    'A bar rotates about a pin. A motor drives it back and forth between two angle limits. Turn the motor off to let the bar fall, or the limits off to let it make full turns.',
  params: {
    motor: toggle('Motor', true),
    speed: range('Speed', {
      min: -10,
      max: 10,
      step: 0.5,
      value: 2,
      unit: 'rad/s',
      under: 'motor',
    }),
    torque: range('Max torque', { min: 0, max: 200, value: 100, unit: 'N·m', under: 'motor' }),
    limits: toggle('Limits', true),
    half: range('Angle (±)', { min: 0.1, max: 3, value: 0.8, unit: 'rad', under: 'limits' }),
  },
  poster: 0.3,
  scene({ World, Box, RevoluteJoint }, params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const wall = world.createBody();

    const bar = world.createBody({ type: 'dynamic', position: { x: 1.5, y: 0 } });
    bar.createFixture({ shape: new Box(1.7, 0.25), density: 1 });

    // The anchor is in world coordinates. The joint's angle is 0 in this pose.
    const joint = new RevoluteJoint({}, wall, bar, { x: 0, y: 0 });
    world.createJoint(joint);

    /** 1, or -1 while the motor drives the bar back. */
    let direction = 1;
    const onArc = (angle: number) => ({ x: 3.4 * Math.cos(angle), y: 3.4 * Math.sin(angle) });

    return {
      world,
      view: { x: 0, y: 0, width: 11.4, height: 7 },
      step() {
        joint.enableLimit(params.limits);
        joint.setLimits(-params.half, params.half);

        // Near a limit, reverse the motor.
        const angle = joint.getJointAngle();
        if (params.limits && Math.abs(angle) > params.half - 0.05)
          direction = -Math.sign(angle * params.speed);
        joint.enableMotor(params.motor);
        joint.setMotorSpeed(direction * params.speed);
        joint.setMaxMotorTorque(params.torque);
      },
      draw(pen) {
        const reach = params.limits ? params.half : Math.PI;
        const angles = Array.from({ length: 49 }, (_, i) => (i / 24 - 1) * reach);
        pen.line(angles.map(onArc), { stroke: 'accent' });
        if (params.limits) {
          for (const limit of [-reach, reach])
            pen.line([{ x: 0, y: 0 }, onArc(limit)], { stroke: 'accent', dashed: true });
        }
        pen.dot(onArc(joint.getJointAngle()), 'accent', 5);
      },
      facts: () => ({
        Angle: `${joint.getJointAngle().toFixed(2)} rad`,
        'Angular velocity': `${joint.getJointSpeed().toFixed(2)} rad/s`,
        'Motor torque': `${joint.getMotorTorque(60).toFixed(0)} N·m`,
      }),
    };
  },
});
