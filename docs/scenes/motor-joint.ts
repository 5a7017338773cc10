import { Box, Circle, MotorJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Motor joint: linear and angular offset',
  description:
    'A motor joint drives a crate toward a dashed outline that moves and rotates. With a small maximum force, the crate lags behind; with a force below its weight of 20 N, it falls.',
  params: {
    force: range('Max force', { min: 0, max: 200, step: 1, value: 100, unit: 'N' }),
    torque: range('Max torque', { min: 0, max: 50, step: 1, value: 20, unit: 'N·m' }),
    correction: range('Correction factor', { min: 0.02, max: 1, step: 0.01, value: 0.3 }),
    pace: range('Target frequency', { min: 0, max: 0.4, step: 0.01, value: 0.15, unit: 'Hz' }),
  },
  poster: 5.3,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = world.createBody();
    room.createFixture({ shape: new Box(4.4, 0.1, { x: 0, y: -0.1 }) });
    for (const x of [-4.3, 4.3]) room.createFixture({ shape: new Box(0.1, 2.4, { x, y: 2.4 }) });

    room.createFixture({ shape: new Box(4.4, 0.1, { x: 0, y: 4.7 }) });

    const half = 0.5;
    const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 2.3 } });
    crate.createFixture({ shape: new Box(half, half), density: 2 });
    for (const x of [-3, -2, 2, 3]) {
      const ball = world.createBody({ type: 'dynamic', position: { x, y: 0.35 } });
      ball.createFixture({ shape: new Circle(0.35), density: 0.5, restitution: 0.4 });
    }

    // The joint has no anchors, only an offset: the target of body B in body A's local coordinates.
    // Connected bodies do not collide by default.
    const joint = new MotorJoint({ collideConnected: true }, room, crate);
    world.createJoint(joint);

    /** Phase of the target's path, in radians. */
    let phase = 0;
    const target = () => {
      const position = { x: 3 * Math.sin(phase), y: 2.3 + 1.2 * Math.sin(2 * phase) };
      return { position, angle: Math.sin(phase) };
    };
    /** The corners of the crate in its target pose. */
    const outline = () => {
      const { position, angle } = target();
      const [sin, cos] = [half * Math.sin(angle), half * Math.cos(angle)];
      return [
        { x: position.x + cos - sin, y: position.y + sin + cos },
        { x: position.x - cos - sin, y: position.y - sin + cos },
        { x: position.x - cos + sin, y: position.y - sin - cos },
        { x: position.x + cos + sin, y: position.y + sin - cos },
      ];
    };
    /** Distance of the crate from its target, in meters. */
    const error = () => {
      const [from, to] = [crate.getPosition(), target().position];
      return Math.hypot(to.x - from.x, to.y - from.y);
    };

    return {
      world,
      view: { x: 0, y: 2.3, width: 9, height: 5.2 },
      step(dt) {
        phase += 2 * Math.PI * params.pace * dt;
        const { position, angle } = target();
        joint.setLinearOffset(position);
        joint.setAngularOffset(angle);
        joint.setMaxForce(params.force);
        joint.setMaxTorque(params.torque);
        joint.setCorrectionFactor(params.correction);
        crate.setAwake(true);
      },
      draw(pen) {
        pen.polygon(outline(), { stroke: 'accent', width: 2, dashed: true });
        pen.arrow(crate.getPosition(), target().position, 'accent');
      },
      highlights: { target: (pen) => pen.polygon(outline(), { stroke: 'accent', width: 5 }) },
      goal: {
        text: 'At a target frequency of 0.15 Hz or more, keep the crate within 5 cm of the outline for 5 s.',
        hint: 'More force doesn’t help: in every step, the joint corrects only a fraction of the error.',
        isReached: () => params.pace >= 0.15 && error() < 0.05,
        seconds: 5,
      },
      facts() {
        const { x: fx, y: fy } = joint.getReactionForce(60);
        return {
          'Position error': `${error().toFixed(2)} m`,
          'Reaction force': `${Math.hypot(fx, fy).toFixed(0)} N`,
        };
      },
    };
  },
});
