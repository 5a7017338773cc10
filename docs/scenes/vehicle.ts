import { Chain, Circle, Edge, Polygon, WheelJoint, World } from 'planck';
import { choice, defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Vehicle: driven wheels and suspension',
  description:
    'A car with two motorized wheels and suspension drives over the hills of a valley, and turns back at both ends. Reduce the throttle, change the suspension, or drive only one wheel.',
  params: {
    throttle: range('Throttle', { min: -1, max: 1, step: 0.05, value: 0.4 }),
    back: toggle('Auto-reverse', true),
    drive: choice('Driven wheels', ['left', 'both', 'right'], { value: 'both' }),
    frequency: range('Suspension frequency', { min: 2, max: 10, step: 0.5, value: 5, unit: 'Hz' }),
    damping: range('Damping ratio', { min: 0.1, max: 1, step: 0.05, value: 0.7 }),
  },
  poster: 1.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // Two sine waves, in a valley that is steep at both ends.
    const heightAt = (x: number) =>
      0.35 * Math.sin(1.4 * x) +
      0.06 * Math.sin(4.1 * x) +
      0.25 * Math.max(0, Math.abs(x) - 3.5) ** 2;
    const points = Array.from({ length: 81 }, (_, i) => {
      const x = (i - 40) / 5;
      return { x, y: heightAt(x) };
    });
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(points, false), friction: 0.9 });
    for (const x of [-8, 8]) ground.createFixture({ shape: new Edge({ x, y: 0 }, { x, y: 20 }) });

    const start = { x: -3.4, y: 1.1 };
    const car = world.createBody({ type: 'dynamic', position: start });
    const outline = [
      { x: -1.1, y: -0.2 },
      { x: 1.1, y: -0.2 },
      { x: 1.1, y: 0.1 },
      { x: 0.3, y: 0.5 },
      { x: -0.6, y: 0.5 },
      { x: -1.1, y: 0.2 },
    ];
    car.createFixture({ shape: new Polygon(outline), density: 0.6 });

    const [left, right] = [-0.7, 0.7].map((x) => {
      const position = { x: start.x + x, y: start.y - 0.4 };
      const wheel = world.createBody({ type: 'dynamic', position });
      wheel.createFixture({ shape: new Circle(0.38), density: 3, friction: 1 });
      // The suspension axis: the wheel moves up and down relative to the car.
      const joint = new WheelJoint({}, car, wheel, position, { x: 0, y: 1 });
      world.createJoint(joint);
      return joint;
    });

    /** 1, or -1 after the car has turned back. */
    let direction = 1;
    /** Maximum distance from the center on the way out, in meters, and seconds since it last grew. */
    let farthest = 0;
    let stalled = 0;
    return {
      world,
      view: { x: 0, y: 1.6, width: 13, height: 6.2 },
      step(dt) {
        const { x } = car.getPosition();
        const isOutward = x * direction * params.throttle > 0;
        const isFarther = isOutward && Math.abs(x) > farthest;
        if (isFarther) farthest = Math.abs(x);
        stalled = isFarther || !isOutward ? 0 : stalled + dt;
        // The car turns back at the end, or where the slope is too steep.
        if (params.back && isOutward && (farthest > 4.5 || stalled > 1.5)) {
          direction = -direction;
          farthest = 0;
        }
        if (!params.back) direction = 1;
        car.setAwake(true);
        for (const joint of [left, right]) {
          const isDriven =
            params.drive === 'both' || joint === (params.drive === 'left' ? left : right);
          joint?.enableMotor(isDriven);
          // In rad/s; a wheel that rolls to the right turns clockwise, which is negative.
          joint?.setMotorSpeed(-20 * direction * params.throttle);
          joint?.setMaxMotorTorque(4);
          joint?.setSpringFrequencyHz(params.frequency);
          joint?.setSpringDampingRatio(params.damping);
        }
      },
      draw(pen) {
        const below = [
          { x: 8, y: -3 },
          { x: -8, y: -3 },
        ];
        pen.polygon([...points, ...below], { fill: 'static', stroke: 'outline' });
      },
      controls: {
        Jump: () => car.applyLinearImpulse({ x: 0, y: 16 }, car.getWorldCenter(), true),
        'Turn upright'() {
          const { x } = car.getPosition();
          const wheels = [left, right].flatMap((joint) => joint?.getBodyB() ?? []);
          // The wheels move with the car. Otherwise, their joints would pull them back.
          for (const wheel of wheels) {
            const local = car.getLocalPoint(wheel.getPosition());
            wheel.setPosition({ x: x + local.x, y: 4 + local.y });
          }
          car.setTransform({ x, y: 4 }, 0);
          for (const body of [car, ...wheels]) {
            body.setLinearVelocity({ x: 0, y: 0 });
            body.setAngularVelocity(0);
          }
        },
      },
      facts: () => ({
        Speed: `${car.getLinearVelocity().length().toFixed(1)} m/s`,
        'Wheel speeds': `${left?.getJointSpeed().toFixed(0)} and ${right?.getJointSpeed().toFixed(0)} rad/s`,
      }),
    };
  },
});
