import { Chain, Circle, Polygon, WheelJoint, World } from 'planck';
import { defineScene, range } from '#scene';

const WHEEL_RADIUS = 0.42; // m
const MAX_WHEEL_SPEED = 24; // rad/s: 10 m/s on the ground
const LENGTH = 160; // m, of the terrain

export default defineScene({
  title: 'Car with suspension: wheel joints, motor, and hills',
  description:
    'A car with two sprung and driven wheels drives over hills that grow along the way. The camera follows it.',
  params: {
    frequency: range('Suspension frequency', {
      min: 1.5,
      max: 8,
      step: 0.5,
      value: 3.5,
      unit: 'Hz',
    }),
    damping: range('Damping ratio', { min: 0.1, max: 1, step: 0.1, value: 0.6 }),
    torque: range('Max torque per wheel', {
      min: 100,
      max: 800,
      step: 50,
      value: 350,
      unit: 'N·m',
    }),
  },
  poster: 3.4,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // Hills that grow along the way.
    const heightAt = (x: number) => {
      const height = Math.min(1.2, Math.max(0, x - 2) / 60);
      return (
        height * (Math.sin(0.45 * x) + 0.35 * Math.sin(0.9 * x + 1) + 0.06 * Math.sin(3.1 * x))
      );
    };
    const points = Array.from({ length: LENGTH * 2 + 1 }, (_, i) => {
      const x = i / 2 - 10;
      return { x, y: heightAt(x) };
    });
    const end = LENGTH - 10;
    const shape = new Chain([{ x: -10, y: 20 }, ...points, { x: end, y: 20 }]);
    world.createBody().createFixture({ shape, friction: 0.9 });

    // #region car
    const chassis = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: 0.9 },
      style: { fill: 'accent', stroke: 'accent' },
    });
    const outline = [
      { x: -1.4, y: -0.25 },
      { x: 1.4, y: -0.25 },
      { x: 1.4, y: 0.05 },
      { x: 0.5, y: 0.5 },
      { x: -0.8, y: 0.5 },
      { x: -1.4, y: 0.15 },
    ];
    chassis.createFixture({ shape: new Polygon(outline), density: 150 });

    /** Attaches a wheel at a distance from the middle of the car, in meters. */
    const addWheel = (x: number) => {
      const position = chassis.getWorldPoint({ x, y: -0.45 });
      const wheel = world.createBody({ type: 'dynamic', position });
      wheel.createFixture({ shape: new Circle(WHEEL_RADIUS), density: 60, friction: 1.2 });
      // The wheel moves along this axis of the car, on a spring.
      const axis = { x: 0, y: 1 };
      const joint = new WheelJoint({ enableMotor: true }, chassis, wheel, position, axis);
      world.createJoint(joint);
      return joint;
    };
    const wheels = [addWheel(-0.9), addWheel(0.9)];
    // #endregion

    // The car drives at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;

    // #region drive
    /** Sets motors and springs. Call it before each step. */
    const drive = () => {
      const throttle = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      for (const wheel of wheels) {
        // A wheel that rolls to the right turns clockwise, which is negative.
        wheel.setMotorSpeed(-MAX_WHEEL_SPEED * throttle);
        // Without throttle, the motor only brakes a little, as an engine does.
        wheel.setMaxMotorTorque(throttle ? params.torque : 30);
        wheel.setSpringFrequencyHz(params.frequency);
        wheel.setSpringDampingRatio(params.damping);
      }
      // The driver leans.
      const lean = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
      chassis.applyTorque(lean * 1500, lean !== 0);
    };
    // #endregion

    // #region camera
    const view = { x: 2, y: 1.5, width: 15, height: 9 };
    /** Follows the car, and looks ahead. Call it after each step. */
    const follow = (dt: number) => {
      const { x, y } = chassis.getPosition();
      const ahead = 0.35 * chassis.getLinearVelocity().x;
      const part = 1 - Math.exp(-4 * dt); // of the way in this step
      view.x += part * (x + ahead + 1 - view.x);
      view.y += part * (y + 0.8 - view.y);
    };
    // #endregion

    return {
      world,
      get view() {
        return { ...view };
      },
      step: drive,
      stepped: follow,
      draw(pen) {
        const isVisible = ({ x }: { x: number }) => Math.abs(x - view.x) < 15;
        const hill = points.filter(isVisible);
        const [first, last] = [hill[0], hill.at(-1)];
        if (first && last)
          pen.polygon([...hill, { x: last.x, y: view.y - 12 }, { x: first.x, y: view.y - 12 }], {
            fill: 'static',
            stroke: 'outline',
          });
        for (const { x, y } of points.filter((point) => isVisible(point) && point.x % 10 === 0))
          pen.text({ x, y: y - 0.6 }, `${x} m`, 'outline', 'center');
        // The springs.
        for (const wheel of wheels)
          pen.line([wheel.getAnchorA(), wheel.getAnchorB()], { stroke: 'joint', width: 4 });
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
          chassis.setAwake(true);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      controls: {
        'Turn upright'() {
          chassis.setAngularVelocity(0);
          for (const body of [chassis, ...wheels.map((wheel) => wheel.getBodyB())]) {
            const { x, y } = chassis.getLocalPoint(body.getPosition());
            const { x: cx, y: cy } = chassis.getPosition();
            body.setLinearVelocity({ x: 0, y: 0 });
            if (body !== chassis) body.setPosition({ x: cx + x, y: cy + 1.5 + y });
          }
          const { x, y } = chassis.getPosition();
          chassis.setTransform({ x, y: y + 1.5 }, 0);
        },
      },
      info: () => 'Press → to drive, ← to brake and go back, and ↑ and ↓ to lean.',
      facts: () => ({
        Distance: `${chassis.getPosition().x.toFixed(0)} m`,
        Speed: `${chassis.getLinearVelocity().length().toFixed(1)} m/s`,
        'Suspension travel': wheels
          .map((wheel) => `${(100 * wheel.getJointTranslation()).toFixed(0)} cm`)
          .join(' and '),
      }),
    };
  },
});
