import { Box, Circle, MouseJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Mouse joint: maximum force and frequency',
  description:
    'A mouse joint pulls one end of a bar toward a target, as it does when you drag a body with the pointer. The target moves along a path; turn off this motion to drag the target yourself.',
  params: {
    path: toggle('Moving target', true),
    force: range('Max force', { min: 0, max: 300, step: 5, value: 150, unit: 'N' }),
    frequency: range('Frequency', { min: 0.5, max: 8, step: 0.1, value: 3, unit: 'Hz' }),
    damping: range('Damping ratio', { min: 0, max: 1, step: 0.01, value: 0.7 }),
  },
  poster: 2.15,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = world.createBody();
    room.createFixture({ shape: new Box(4.6, 0.1, { x: 0, y: -0.1 }) });
    for (const x of [-4.5, 4.5]) room.createFixture({ shape: new Box(0.1, 2.6, { x, y: 2.6 }) });

    const bar = world.createBody({ type: 'dynamic', position: { x: 0.9, y: 4.3 } });
    bar.createFixture({ shape: new Box(1, 0.2), density: 3 });
    for (let x = -3.5; x <= 3.5; x += 1) {
      const box = world.createBody({ type: 'dynamic', position: { x, y: 0.3 } });
      box.createFixture({ shape: new Box(0.3, 0.3), density: 0.5 });
    }

    // The joint pulls this point of the bar toward the target. By default, connected bodies do not
    // collide.
    const grip = { x: 0, y: 4.3 };
    const joint = new MouseJoint(
      { maxForce: params.force, collideConnected: true },
      room,
      bar,
      grip,
    );
    world.createJoint(joint);

    // Here the target is a weightless body, so that it can be dragged. Usually it is the pointer.
    const target = world.createBody({
      type: 'dynamic',
      position: grip,
      gravityScale: 0,
      linearDamping: 20,
    });
    target.createFixture({ shape: new Circle(0.22), density: 1, isSensor: true });

    /** Distance of the grip from the target, in meters. */
    const error = () => {
      const [from, to] = [joint.getAnchorB(), joint.getTarget()];
      return Math.hypot(to.x - from.x, to.y - from.y);
    };

    /** Phase of the target's path, in radians. */
    let phase = 0;
    const onPath = (angle: number) => ({
      x: 2.6 * Math.sin(angle),
      y: 3.3 + Math.cos(angle),
    });

    return {
      world,
      view: { x: 0, y: 2.5, width: 9.3, height: 5.6 },
      step(dt) {
        if (params.path) {
          phase += 1.5 * dt;
          target.setPosition(onPath(phase));
          target.setLinearVelocity({ x: 0, y: 0 });
        }
        joint.setTarget(target.getPosition());
        // A sleeping bar would ignore a new force or frequency.
        bar.setAwake(true);
        joint.setMaxForce(params.force);
        joint.setFrequency(params.frequency);
        joint.setDampingRatio(params.damping);
      },
      draw(pen) {
        if (params.path) {
          const points = Array.from({ length: 61 }, (_, i) => onPath((i * Math.PI) / 30));
          pen.line(points, { stroke: 'box', width: 1, dashed: true });
        }
        pen.arrow(joint.getAnchorB(), joint.getTarget(), 'accent');
      },
      goal: {
        text: 'With a maximum force of 60 N, keep the grip of the bar within 15 cm of the moving target for 5 s.',
        hint: 'The spring lags because it is too soft. The frequency sets its stiffness.',
        isReached: () => params.path && params.force <= 60 && error() < 0.15,
        seconds: 5,
      },
      facts() {
        const { x, y } = joint.getReactionForce(60);
        return {
          'Position error': `${error().toFixed(2)} m`,
          'Reaction force': `${Math.hypot(x, y).toFixed(0)} N`,
        };
      },
    };
  },
});
