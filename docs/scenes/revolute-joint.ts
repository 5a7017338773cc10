import { Box, RevoluteJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Revolute joint: motor and limits',
  description:
    'A motor drives a bar about a pin, from one angle limit to the other. Arrows around the pin and a graph of the last four seconds show two torques: that of the motor, up to its maximum, and the reaction torque of a limit, which pushes back while the motor presses against it. Lower the maximum torque until the bar sinks, or turn the limits off to let the bar make full turns.',
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
  poster: 0.8,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const wall = world.createBody();

    const bar = world.createBody({ type: 'dynamic', position: { x: 1.5, y: 0 } });
    bar.createFixture({ shape: new Box(1.7, 0.25), density: 1 });

    // The anchor is in world coordinates. The joint's angle is 0 in this pose.
    const joint = new RevoluteJoint({}, wall, bar, { x: 0, y: 0 });
    world.createJoint(joint);

    let direction = 1; // of the motor; -1 drives the bar back
    let pressed = 0; // seconds for which the bar has been at a limit
    const history: { motor: number; limit: number }[] = []; // in N·m, of each step

    // The reaction torque is that of the limits, without the motor.
    const torques = () => ({
      motor: joint.getMotorTorque(60),
      limit: joint.getReactionTorque(60),
    });
    // Impacts on a limit are far stronger.
    const shown = (torque: number) => Math.max(-200, Math.min(200, torque));
    const label = (torque: number) => `${Math.round(torque)} N·m`.replace('-', '−');
    /** The point at a distance and direction from the pin. */
    const at = (radius: number, angle: number) => ({
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle),
    });
    const arc = (radius: number, from: number, to: number) => {
      const count = Math.ceil(Math.abs(to - from) / 0.1) + 1;
      return Array.from({ length: count + 1 }, (_, i) =>
        at(radius, from + ((to - from) * i) / count),
      );
    };

    return {
      world,
      view: { x: -1.8, y: 0, width: 11.4, height: 7 },
      step(dt) {
        joint.enableLimit(params.limits);
        joint.setLimits(-params.half, params.half);
        joint.enableMotor(params.motor);
        joint.setMotorSpeed(direction * params.speed);
        joint.setMaxMotorTorque(params.torque);

        // After half a second at a limit, reverse the motor.
        const angle = joint.getJointAngle();
        const isAtLimit = params.limits && Math.abs(angle) > params.half - 0.05;
        pressed = isAtLimit ? pressed + dt : 0;
        if (pressed > 0.5 && params.speed !== 0) direction = -Math.sign(angle * params.speed);
      },
      stepped() {
        history.push(torques());
        if (history.length > 240) history.shift();
      },
      draw(pen) {
        const angle = joint.getJointAngle();
        const reach = params.limits ? params.half : Math.PI;
        pen.line(arc(3.3, -reach, reach), { stroke: 'box' });
        for (const limit of params.limits ? [-reach, reach] : [])
          pen.line([at(0, 0), at(3.4, limit)], { stroke: 'box', dashed: true });
        pen.dot(at(3.3, angle), 'outline', 5);

        // Around the pin, an arrow for each torque: 1 rad for 50 N·m.
        const { motor, limit } = torques();
        for (const [radius, torque, color] of [
          [0.8, motor, 'accent'],
          [1.15, limit, 'good'],
        ] as const) {
          const end = angle + shown(torque) / 50;
          pen.line(arc(radius, angle, end), { stroke: color, width: 3 });
          if (Math.abs(torque) > 5)
            pen.arrow(at(radius, end - 0.1 * Math.sign(torque)), at(radius, end), color);
        }

        // On the left, the torques of the last four seconds: 1 m for 80 N·m.
        const row = (torque: number) => [
          { x: -7.2, y: torque / 80 },
          { x: -3.7, y: torque / 80 },
        ];
        pen.line(row(0), { stroke: 'box' });
        for (const max of [-params.torque, params.torque])
          pen.line(row(max), { stroke: 'box', dashed: true });
        pen.text({ x: -3.6, y: params.torque / 80 - 0.1 }, 'max');
        const plot = (name: 'motor' | 'limit') =>
          history.map((torque, i) => ({ x: -7.2 + (3.5 * i) / 240, y: shown(torque[name]) / 80 }));
        pen.line(plot('limit'), { stroke: 'good', width: 2.5 });
        pen.line(plot('motor'), { stroke: 'accent', width: 2.5 });
        pen.text({ x: -7.2, y: 2.9 }, `Motor: ${label(motor)}`, 'accent');
        pen.text({ x: -7.2, y: -3.1 }, `Limit: ${label(limit)}`, 'good');
      },
      facts: () => ({
        Angle: `${joint.getJointAngle().toFixed(2)} rad`,
        'Angular velocity': `${joint.getJointSpeed().toFixed(2)} rad/s`,
        'Motor torque': label(torques().motor),
        'Limit torque': label(torques().limit),
      }),
    };
  },
});
