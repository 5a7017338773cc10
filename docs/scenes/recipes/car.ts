import { type Body, Chain, Circle, Polygon, type Vec2Value, WheelJoint, World } from 'planck';
import { defineScene, range } from '#scene';

// #region car
export interface CarOptions {
  /** Natural frequency of the suspension, in Hz. */
  suspensionFrequency: number;
  /** Damping ratio of the suspension; at 1, it's critically damped. */
  dampingRatio: number;
  /** Maximum motor torque for each wheel, in N·m. */
  maxTorque: number;
}

const OUTLINE = [
  { x: -1.4, y: -0.25 },
  { x: 1.4, y: -0.25 },
  { x: 1.4, y: 0.05 },
  { x: 0.5, y: 0.5 },
  { x: -0.8, y: 0.5 },
  { x: -1.4, y: 0.15 },
]; // m, of the chassis
const AXLES = [-0.9, 0.9]; // m, from the middle of the car
const WHEEL_RADIUS = 0.42; // m
const MAX_WHEEL_SPEED = 24; // rad/s: 10 m/s on the ground
const ENGINE_BRAKE = 30; // N·m for each wheel, without throttle
const LEAN_TORQUE = 1500; // N·m

/** A car that faces right. */
export class Car {
  readonly chassis: Body;
  readonly wheels: readonly WheelJoint[];
  readonly options: CarOptions;

  constructor(world: World, position: Vec2Value, options: CarOptions) {
    this.options = options;
    this.chassis = world.createBody({ type: 'dynamic', position });
    this.chassis.createFixture({ shape: new Polygon(OUTLINE), density: 150 });
    this.wheels = AXLES.map((x) => addWheel(this.chassis, x));
  }

  /**
   * Sets motors and springs. Call it before every step.
   * @param throttle from −1 (full reverse) to 1
   * @param lean how the driver leans, from −1 (clockwise) to 1
   */
  drive(throttle: number, lean = 0): void {
    const { suspensionFrequency, dampingRatio, maxTorque } = this.options;
    for (const wheel of this.wheels) {
      // A wheel that rolls to the right turns clockwise, which is negative.
      wheel.setMotorSpeed(-MAX_WHEEL_SPEED * throttle);
      wheel.setMaxMotorTorque(throttle ? maxTorque : ENGINE_BRAKE);
      wheel.setSpringFrequencyHz(suspensionFrequency);
      wheel.setSpringDampingRatio(dampingRatio);
    }
    if (lean) this.chassis.applyTorque(lean * LEAN_TORQUE);
  }
}

/** Attaches a wheel at a distance from the middle of the car, in meters. */
function addWheel(chassis: Body, x: number): WheelJoint {
  const world = chassis.getWorld();
  const position = chassis.getWorldPoint({ x, y: -0.45 });
  const wheel = world.createBody({ type: 'dynamic', position });
  wheel.createFixture({ shape: new Circle(WHEEL_RADIUS), density: 60, friction: 1.2 });
  // The wheel moves along this axis of the car, on a spring.
  const axis = { x: 0, y: 1 };
  const joint = new WheelJoint({ enableMotor: true }, chassis, wheel, position, axis);
  world.createJoint(joint);
  return joint;
}
// #endregion

// #region camera
/** Moves the center of a camera toward a point ahead of a body. Call it after every step. */
export function followBody(camera: Vec2Value, body: Body, dt: number): void {
  const { x, y } = body.getPosition();
  const lookAhead = 0.35 * body.getLinearVelocity().x; // where the body will be in 0.35 s
  const alpha = 1 - Math.exp(-4 * dt); // of the way in this step
  camera.x += alpha * (x + lookAhead + 1 - camera.x);
  camera.y += alpha * (y + 0.8 - camera.y);
}
// #endregion

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
    const readOptions = (): CarOptions => ({
      suspensionFrequency: params.frequency,
      dampingRatio: params.damping,
      maxTorque: params.torque,
    });

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

    const car = new Car(world, { x: 0, y: 0.9 }, readOptions());
    const { chassis, wheels } = car;
    chassis.style = { fill: 'accent' };

    // The car drives at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;

    const view = { x: 2, y: 1.5, width: 15, height: 9 };

    return {
      world,
      get view() {
        return { ...view };
      },
      step() {
        Object.assign(car.options, readOptions());
        const throttle = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        const lean = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
        car.drive(throttle, lean);
      },
      stepped: (dt) => followBody(view, chassis, dt),
      draw(pen) {
        const isVisible = ({ x }: { x: number }) => Math.abs(x - view.x) < 15;
        const hill = points.filter(isVisible);
        const first = hill[0];
        const last = hill.at(-1);
        if (first && last)
          pen.polygon([...hill, { x: last.x, y: view.y - 12 }, { x: first.x, y: view.y - 12 }], {
            fill: 'static',
            stroke: 'moss',
            width: 6,
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
      info: () => 'Press → or D to drive, ← or A to brake and go back, and ↑/↓ or W/S to lean.',
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
