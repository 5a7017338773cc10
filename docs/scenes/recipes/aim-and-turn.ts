import { type Body, Box, Circle, type Vec2Value, World } from 'planck';
import { choice, defineScene, range } from '#scene';

// #region angle
/** Returns the angle by which a body has to turn until its x-axis points at a target, from −π to π. */
export function angleTo(body: Body, target: Vec2Value): number {
  const { x, y } = body.getLocalPoint(target);
  return Math.atan2(y, x);
}
// #endregion

// #region by-speed
/**
 * Turns a body toward a target at a limited speed, without overshoot. Call it before every step.
 * @param maxSpeed in rad/s
 * @param dt length of the step, in seconds
 */
export function turnBySpeed(body: Body, target: Vec2Value, maxSpeed: number, dt: number): void {
  const speed = angleTo(body, target) / dt; // reaches the target in one step
  body.setAngularVelocity(Math.max(-maxSpeed, Math.min(maxSpeed, speed)));
}
// #endregion

// #region by-torque
/**
 * Turns a body toward a target like a critically damped spring. Call it before every step.
 * @param frequency of the spring, in Hz: the higher, the faster
 */
export function turnByTorque(body: Body, target: Vec2Value, frequency: number): void {
  const omega = 2 * Math.PI * frequency; // rad/s
  const acceleration = omega ** 2 * angleTo(body, target) - 2 * omega * body.getAngularVelocity(); // rad/s²
  // getInertia() is about the origin, but a free body turns about its center of mass.
  const inertia = body.getInertia() - body.getMass() * body.getLocalCenter().lengthSquared();
  body.applyTorque(inertia * acceleration);
}
// #endregion

export default defineScene({
  title: 'Aim and turn: rotate toward a point, smoothly',
  description:
    'Three turrets turn toward a target. One sets its angle, one its angular velocity, and one applies a torque. The target flies around until you move the pointer.',
  params: {
    maxSpeed: range('Max turning speed', { min: 0.5, max: 8, step: 0.5, value: 4, unit: 'rad/s' }),
    frequency: range('Torque: frequency', { min: 0.5, max: 5, step: 0.5, value: 1.5, unit: 'Hz' }),
    path: choice('Target', ['circle', 'jumps']),
  },
  poster: 1.2,
  create(params) {
    const world = new World();

    const createTurret = (x: number, y: number, fill: string) => {
      const position = { x, y };
      const turret = world.createBody({ type: 'dynamic', position, style: { fill } });
      turret.createFixture({ shape: new Circle(0.7), density: 5, filterMaskBits: 0 });
      const barrel = new Box(0.6, 0.18, { x: 1.2, y: 0 });
      turret.createFixture({ shape: barrel, density: 1, filterMaskBits: 0 });
      // The center of mass is on the axis, so the turret turns in place.
      const inertia = turret.getInertia();
      turret.setMassData({ mass: turret.getMass(), center: { x: 0, y: 0 }, I: inertia });
      return turret;
    };
    const byAngle = createTurret(-4, -1.8, 'quiet');
    const bySpeed = createTurret(0, -1.8, 'accent');
    const byTorque = createTurret(4, -1.8, 'good');

    let target: Vec2Value = { x: 0, y: 2 };
    let isAimed = false; // by the pointer
    let time = 0; // s

    return {
      world,
      view: { x: 0, y: 0.3, width: 13.5, height: 9 },
      step(dt) {
        time += dt;
        const jump = Math.floor(time / 1.5) * 2.4; // rad
        const phase = params.path === 'circle' ? time : jump;
        if (!isAimed) target = { x: 5 * Math.sin(phase), y: 0.4 + 3.4 * Math.cos(1.3 * phase) };
        byAngle.setAngle(byAngle.getAngle() + angleTo(byAngle, target));
        turnBySpeed(bySpeed, target, params.maxSpeed, dt);
        turnByTorque(byTorque, target, params.frequency);
      },
      draw(pen) {
        for (const [turret, label] of [
          [byAngle, 'angle'],
          [bySpeed, 'angular velocity'],
          [byTorque, 'torque'],
        ] as const) {
          const { x, y, angle } = pen.poseOf(turret);
          const muzzle = { x: x + 1.8 * Math.cos(angle), y: y + 1.8 * Math.sin(angle) };
          const end = { x: x + 5 * Math.cos(angle), y: y + 5 * Math.sin(angle) };
          pen.line([muzzle, end], { stroke: 'quiet', dashed: true });
          pen.text({ x, y: y - 1.3 }, label, 'outline', 'center');
        }
        pen.circle(target, 0.35, { stroke: 'bad', width: 2 });
        pen.dot(target, 'bad', 3);
      },
      pointer: {
        move(point) {
          isAimed = true;
          target = { x: point.x, y: point.y };
        },
      },
      info: () => 'Move the pointer, or touch the picture, to aim.',
      facts: () => ({
        'Error with angular velocity': degrees(angleTo(bySpeed, target)),
        'Error with torque': degrees(angleTo(byTorque, target)),
      }),
    };
  },
});

function degrees(angle: number): string {
  return `${((Math.abs(angle) * 180) / Math.PI).toFixed(0)}°`;
}
