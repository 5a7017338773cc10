import { Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

const AXLE = 1.3; // m, from the center to the front and rear axle
const MAX_SKID_MARKS = 900;

export default defineScene({
  title: 'Top-down car: tire grip and drift',
  description:
    'A car drives in circles on a parking lot that is seen from above. Its tires grip until a limit, and then slide and leave marks.',
  params: {
    grip: range('Tire grip', { min: 2, max: 16, step: 0.5, value: 8, unit: 'm/s²' }),
    engine: range('Engine', { min: 2, max: 12, step: 0.5, value: 5, unit: 'm/s²' }),
    handbrake: range('Grip with handbrake', { min: 0.1, max: 1, step: 0.1, value: 0.3 }),
  },
  poster: 4,
  create(params) {
    const world = new World(); // without gravity: down is into the screen
    const walls = [
      { x: -18, y: -12 },
      { x: 18, y: -12 },
      { x: 18, y: 12 },
      { x: -18, y: 12 },
    ];
    world.createBody().createFixture({ shape: new Chain(walls, true), restitution: 0.3 });
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * 2 * Math.PI;
      const cone = world.createBody({
        type: 'dynamic',
        position: { x: 9 + 2 * Math.cos(angle), y: 2 * Math.sin(angle) },
        linearDamping: 2,
        angularDamping: 2,
      });
      cone.createFixture({ shape: new Circle(0.5), density: 40, restitution: 0.5 });
    }

    const car = world.createBody({
      type: 'dynamic',
      position: { x: -15, y: -6 },
      angle: -Math.PI / 2,
      linearVelocity: { x: 14, y: 0 },
      angularVelocity: 1.2,
      linearDamping: 0.3, // drag
      style: { fill: 'accent' },
    });
    car.createFixture({ shape: new Box(0.9, 2), density: 150, restitution: 0.2 });

    const skidMarks: Vec2Value[] = [];

    // #region tire
    /**
     * Applies the force of the tires of one axle: `drive` forward, in newtons, and sideways against
     * sliding, together at most `grip` times the load. Call it before each step.
     */
    const applyTireForce = (
      axle: number,
      steering: number,
      drive: number,
      grip: number,
      dt: number,
    ) => {
      const point = car.getWorldPoint({ x: 0, y: axle });
      const side = car.getWorldVector({ x: Math.cos(steering), y: Math.sin(steering) });
      const velocity = car.getLinearVelocityFromWorldPoint(point);
      const slip = velocity.x * side.x + velocity.y * side.y; // m/s, sideways

      const load = car.getMass() / 2; // kg on this axle
      const stop = (-slip * load) / dt; // the force that would end the slip in one step
      const scale = Math.min(1, (grip * load) / Math.hypot(stop, drive));
      const [x, y] = [scale * stop, scale * drive];
      car.applyForce({ x: x * side.x - y * side.y, y: x * side.y + y * side.x }, point);
      return scale < 0.8 ? point : undefined; // where the tires skid
    };
    // #endregion

    // The car drives at the start, as if these keys were held.
    const held = new Set(['ArrowUp', 'ArrowLeft']);
    let isPlayed = false;
    let steering = 0; // rad, of the front wheels

    // #region drive
    const drive = (dt: number) => {
      const throttle = Number(held.has('ArrowUp')) - 0.7 * Number(held.has('ArrowDown'));
      const target = 0.55 * (Number(held.has('ArrowLeft')) - Number(held.has('ArrowRight')));
      steering += Math.max(-3 * dt, Math.min(3 * dt, target - steering));
      const rearGrip = params.grip * (held.has(' ') ? params.handbrake : 1);
      const force = throttle * params.engine * car.getMass();
      // Rear-wheel drive
      const front = applyTireForce(AXLE, steering, 0, params.grip, dt);
      const rear = applyTireForce(-AXLE, 0, force, rearGrip, dt);
      return [front, rear];
    };
    // #endregion

    /** Returns the corners of a rectangle on the car, which is turned around its center. */
    const rectangle = (center: Vec2Value, half: Vec2Value, angle: number) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [
        { x: half.x, y: half.y },
        { x: -half.x, y: half.y },
        { x: -half.x, y: -half.y },
        { x: half.x, y: -half.y },
      ].map(({ x, y }) => ({ x: center.x + x * cos - y * sin, y: center.y + x * sin + y * cos }));
    };

    return {
      world,
      view: { x: 0, y: 0, width: 36.6, height: 24.6 },
      step(dt) {
        for (const point of drive(dt)) {
          if (!point) continue;
          const { x, y } = car.getWorldVector({ x: 0.75, y: 0 });
          skidMarks.push({ x: point.x + x, y: point.y + y }, { x: point.x - x, y: point.y - y });
        }
        skidMarks.splice(0, skidMarks.length - MAX_SKID_MARKS);
      },
      draw(pen) {
        for (const mark of skidMarks) pen.circle(mark, 0.12, { fill: 'quiet' });
        const { x, y, angle } = pen.poseOf(car);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const toWorld = (point: Vec2Value) => ({
          x: x + point.x * cos - point.y * sin,
          y: y + point.x * sin + point.y * cos,
        });
        const drawRectangle = (center: Vec2Value, half: Vec2Value, fill: string, turn = 0) =>
          pen.polygon(rectangle(center, half, turn).map(toWorld), { fill });
        for (const side of [-0.8, 0.8]) {
          drawRectangle({ x: side, y: AXLE }, { x: 0.18, y: 0.42 }, 'outline', steering);
          drawRectangle({ x: side, y: -AXLE }, { x: 0.18, y: 0.42 }, 'outline');
        }
        drawRectangle({ x: 0, y: 0 }, { x: 0.84, y: 1.95 }, 'accent');
        drawRectangle({ x: 0, y: 0.4 }, { x: 0.65, y: 0.35 }, 'outline');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ↑ and ↓ to drive, ← and → to steer, and Space for the handbrake.',
      facts: () => {
        const forward = car.getWorldVector({ x: 0, y: 1 });
        const { x, y } = car.getLinearVelocity();
        const speed = Math.hypot(x, y);
        const drift = Math.atan2(
          Math.abs(x * forward.y - y * forward.x),
          x * forward.x + y * forward.y,
        );
        return {
          Speed: `${speed.toFixed(1)} m/s`,
          'Drift angle': `${speed < 1 ? 0 : ((drift * 180) / Math.PI).toFixed(0)}°`,
        };
      },
    };
  },
});
