import {
  Chain,
  Circle,
  type Fixture,
  Polygon,
  Vec2,
  type Vec2Value,
  WheelJoint,
  World,
} from 'planck';
import { defineScene, range, toggle } from '#scene';

/** Length of a chunk, distance of its points, and how far ahead and behind there is ground, in meters. */
const LENGTH = 16;
const SPACING = 0.5;
const REACH = 24;

export default defineScene({
  title: 'Endless world: chunks of terrain from a seed',
  description:
    'A car drives over hills without an end. Ahead of it, chunks of terrain are created, and behind it, they are destroyed. From time to time, the origin of the world moves to the car.',
  params: {
    seed: range('Seed', { min: 1, max: 50, step: 1, value: 7, restart: true }),
    shiftAt: range('Shift the origin at', { min: 20, max: 200, step: 10, value: 50, unit: 'm' }),
    show: toggle('Show the chunks', true),
  },
  poster: 4,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    // #region seed
    /** Returns a number from 0 to 1 that depends only on the seed and on two integers. */
    const randomAt = (index: number, salt: number) => {
      let hash = Math.imul(index, 0x9e3779b1) ^ Math.imul(salt + 31 * params.seed, 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
      return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
    };

    /** Returns the height of the ground at a distance from the start: a curve through random heights. */
    const heightAt = (distance: number) => {
      const knot = Math.floor(distance / 5);
      const share = (1 - Math.cos(Math.PI * (distance / 5 - knot))) / 2; // from 0 to 1, smoothly
      return 3 * ((1 - share) * randomAt(knot, 0) + share * randomAt(knot + 1, 0));
    };
    // #endregion

    // #region chunk
    /** Distance from the start at which the world has its x = 0. */
    let origin = 0;
    /** What differs from the seed's world. */
    const collected = new Set<string>();

    /** Creates the ground from `index * LENGTH` to `(index + 1) * LENGTH`, and its coins. */
    const createChunk = (index: number) => {
      const start = index * LENGTH;
      const pointAt = (x: number) => new Vec2(x, heightAt(start + x));
      const count = LENGTH / SPACING + 1;
      const points = Array.from({ length: count }, (_, i) => pointAt(i * SPACING));
      const shape = new Chain(points);
      // The nearest points of the neighbors: nothing catches on the seam.
      shape.setPrevVertex(pointAt(-SPACING));
      shape.setNextVertex(pointAt(LENGTH + SPACING));
      const ground = world.createBody({ position: { x: start - origin, y: 0 } });
      ground.createFixture({ shape, friction: 0.9 });

      for (let i = 0; i < 4; i++) {
        const coin = `${index}/${i}`;
        if (collected.has(coin)) continue;
        const x = 2 + 4 * i;
        const center = { x, y: heightAt(start + x) + 0.8 + 1.6 * randomAt(index, 1 + i) };
        const fixture = ground.createFixture({ shape: new Circle(center, 0.3), isSensor: true });
        fixture.setUserData(coin);
        fixture.style = { fill: 'dynamic' };
      }
      return { ground, points };
    };
    // #endregion

    // #region update
    const chunks = new Map<number, ReturnType<typeof createChunk>>();

    /** Creates and destroys chunks around a point of the world. Call it before or after a step. */
    const update = (x: number) => {
      const first = Math.floor((origin + x - REACH) / LENGTH);
      const last = Math.floor((origin + x + REACH) / LENGTH);
      for (const [index, { ground }] of chunks) {
        if (index >= first && index <= last) continue;
        world.destroyBody(ground);
        chunks.delete(index);
      }
      for (let index = first; index <= last; index++)
        if (!chunks.has(index)) chunks.set(index, createChunk(index));
    };
    // #endregion

    const touched = new Set<Fixture>();
    world.on('begin-contact', (contact) => {
      for (const fixture of [contact.getFixtureA(), contact.getFixtureB()])
        if (fixture.isSensor()) touched.add(fixture);
    });
    const collect = () => {
      for (const coin of touched) {
        collected.add(String(coin.getUserData()));
        coin.getBody().destroyFixture(coin);
      }
      touched.clear();
    };

    update(0);
    const chassis = world.createBody({ type: 'dynamic', position: { x: 0, y: heightAt(0) + 1.2 } });
    const outline = [
      { x: -1.3, y: -0.2 },
      { x: 1.3, y: -0.2 },
      { x: 1.2, y: 0.15 },
      { x: 0.3, y: 0.5 },
      { x: -0.9, y: 0.5 },
      { x: -1.3, y: 0.2 },
    ];
    chassis.createFixture({ shape: new Polygon(outline), density: 40 });
    chassis.style = { fill: 'accent' };
    const wheels = [-0.85, 0.85].map((x) => {
      const position = chassis.getWorldPoint({ x, y: -0.4 });
      const wheel = world.createBody({ type: 'dynamic', position });
      wheel.createFixture({ shape: new Circle(0.42), density: 30, friction: 1.2 });
      const options = { enableMotor: true, frequencyHz: 3.5, dampingRatio: 0.7 };
      const joint = new WheelJoint(options, chassis, wheel, position, { x: 0, y: 1 });
      world.createJoint(joint);
      return joint;
    });

    // #region shift
    /** Moves the origin of the world to the car, if that is far away. Not within a step. */
    const shiftOrigin = () => {
      const { x } = chassis.getPosition();
      if (Math.abs(x) < params.shiftAt) return;
      const shift = { x: Math.round(x), y: 0 };
      world.shiftOrigin(shift); // all bodies and joints
      origin += shift.x; // and all that is ours
      camera.x -= shift.x;
      shifts++;
    };
    // #endregion

    const camera = { x: 0, y: 2, width: 17, height: 10 };
    let shifts = 0;
    const held = new Set(['ArrowRight']); // the car drives at the start
    let isPlayed = false;
    const distance = () => origin + chassis.getPosition().x;

    return {
      world,
      get view() {
        return { ...camera };
      },
      open: true,
      step() {
        const throttle = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        for (const wheel of wheels) {
          wheel.setMotorSpeed(-22 * throttle);
          wheel.setMaxMotorTorque(throttle ? 130 : 15);
        }
        const lean = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
        chassis.applyTorque(500 * lean, lean !== 0);
      },
      stepped(dt) {
        const { x, y } = chassis.getPosition();
        const share = 1 - Math.exp(-4 * dt);
        camera.x += share * (x + 0.35 * chassis.getLinearVelocity().x + 1 - camera.x);
        camera.y += share * (y + 0.6 - camera.y);
        collect();
        shiftOrigin();
        update(chassis.getPosition().x);
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
      draw(pen) {
        for (const [index, { ground, points }] of chunks) {
          const { x } = pen.poseOf(ground);
          const surface = points.map((point): Vec2Value => ({ x: x + point.x, y: point.y }));
          const soil = [...surface, { x: x + LENGTH, y: -12 }, { x, y: -12 }];
          pen.polygon(soil, { fill: 'static' });
          pen.line(surface, { stroke: 'outline', width: 2 });
          if (!params.show) continue;
          const side = [
            { x, y: points[0]?.y ?? 0 },
            { x, y: -12 },
          ];
          pen.line(side, { stroke: 'accent', dashed: true });
          pen.text({ x: x + LENGTH / 2, y: -1.2 }, `chunk ${index}`, 'accent', 'center');
          for (let along = 0; along < LENGTH; along += 4) {
            const text = `${index * LENGTH + along} m`;
            pen.text({ x: x + along, y: -0.6 }, text, 'outline', 'center');
          }
        }
        if (!params.show) return;
        // Where the world has its origin.
        pen.arrow({ x: 0, y: -2 }, { x: 1.5, y: -2 }, 'bad');
        pen.arrow({ x: 0, y: -2 }, { x: 0, y: -0.5 }, 'bad');
        pen.text({ x: 0.2, y: -2.5 }, 'origin', 'bad');
      },
      controls: {
        'Turn upright'() {
          chassis.setAngularVelocity(0);
          const { x, y } = chassis.getPosition();
          for (const wheel of wheels.map((joint) => joint.getBodyB())) {
            const local = chassis.getLocalPoint(wheel.getPosition());
            wheel.setPosition({ x: x + local.x, y: y + 1.2 + local.y });
          }
          chassis.setTransform({ x, y: y + 1.2 }, 0);
        },
      },
      info: () => 'Press → to drive, ← to go back, and ↑ and ↓ to lean.',
      facts: () => ({
        Distance: `${distance().toFixed(1)} m`,
        'x in the world': `${chassis.getPosition().x.toFixed(1)} m`,
        Coins: collected.size,
        Bodies: world.getBodyCount(),
        Shifts: shifts,
      }),
    };
  },
});
