import {
  type Body,
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

// #region seed
/** Returns a number from 0 to 1 that depends only on the seed and on two integers. */
export function randomAt(seed: number, index: number, salt: number): number {
  let hash = Math.imul(index, 0x9e3779b1) ^ Math.imul(salt + 31 * seed, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const KNOT_DISTANCE = 5; // m, between two random heights
const MAX_HEIGHT = 3; // m

/** Returns the height of the ground at a distance from the start: a curve through random heights, in meters. */
export function heightAt(seed: number, distance: number): number {
  const knot = Math.floor(distance / KNOT_DISTANCE);
  const along = distance / KNOT_DISTANCE - knot; // from 0 to 1
  const blend = (1 - Math.cos(Math.PI * along)) / 2; // from 0 to 1, smoothly
  return MAX_HEIGHT * ((1 - blend) * randomAt(seed, knot, 0) + blend * randomAt(seed, knot + 1, 0));
}
// #endregion

// #region terrain
const CHUNK_LENGTH = 16; // m
const POINT_SPACING = 0.5; // m
const REACH = 24; // m, for which there is ground ahead and behind
const COINS_PER_CHUNK = 4;

export interface Chunk {
  ground: Body;
  /** Surface of the ground, in the coordinates of its body. */
  points: Vec2Value[];
}

/** Hills that exist only around the player. */
export class EndlessTerrain {
  readonly chunks = new Map<number, Chunk>();
  /** Distance from the start at which the world has its x = 0, in meters. */
  origin = 0;
  /** Names of the collected coins: the difference from the world that the seed generates. */
  readonly collected = new Set<string>();
  private readonly world: World;
  private readonly seed: number;

  constructor(world: World, seed: number) {
    this.world = world;
    this.seed = seed;
    this.update(0);
  }

  /** Creates and destroys chunks around a point of the world, in meters. Call it between two steps. */
  update(x: number): void {
    const first = Math.floor((this.origin + x - REACH) / CHUNK_LENGTH);
    const last = Math.floor((this.origin + x + REACH) / CHUNK_LENGTH);
    for (const [index, { ground }] of this.chunks) {
      if (index >= first && index <= last) continue;
      this.world.destroyBody(ground);
      this.chunks.delete(index);
    }
    for (let index = first; index <= last; index++) {
      if (!this.chunks.has(index)) this.chunks.set(index, this.createChunk(index));
    }
  }

  /** Removes a coin, which is a sensor of the ground. Call it between two steps. */
  collect(coin: Fixture): void {
    this.collected.add(String(coin.getUserData()));
    coin.getBody().destroyFixture(coin);
  }

  /**
   * Moves the origin of the world to a point and returns the distance in meters. Subtract it from every x-coordinate
   * that you store, such as the camera's. Call it between two steps.
   */
  shiftOrigin(x: number): number {
    const shift = Math.round(x);
    this.world.shiftOrigin({ x: shift, y: 0 }); // all bodies and joints
    this.origin += shift;
    return shift;
  }

  /** Creates the ground from `index * CHUNK_LENGTH` to the next chunk, and its coins. */
  private createChunk(index: number): Chunk {
    const start = index * CHUNK_LENGTH;
    const pointAt = (x: number) => new Vec2(x, heightAt(this.seed, start + x));
    const count = CHUNK_LENGTH / POINT_SPACING + 1;
    const points = Array.from({ length: count }, (_, i) => pointAt(i * POINT_SPACING));
    const surface = new Chain(points);
    // The nearest points of the neighbors: nothing catches on the seam.
    surface.setPrevVertex(pointAt(-POINT_SPACING));
    surface.setNextVertex(pointAt(CHUNK_LENGTH + POINT_SPACING));
    const ground = this.world.createBody({ position: { x: start - this.origin, y: 0 } });
    ground.createFixture({ shape: surface, friction: 0.9 });

    for (let i = 0; i < COINS_PER_CHUNK; i++) {
      const name = `${index}/${i}`;
      if (this.collected.has(name)) continue;
      const x = ((i + 0.5) * CHUNK_LENGTH) / COINS_PER_CHUNK;
      const y = heightAt(this.seed, start + x) + 0.8 + 1.6 * randomAt(this.seed, index, 1 + i);
      const shape = new Circle({ x, y }, 0.3);
      ground.createFixture({ shape, isSensor: true, userData: name });
    }
    return { ground, points };
  }
}
// #endregion

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

    const terrain = new EndlessTerrain(world, params.seed);
    const paintCoins = () => {
      for (const { ground } of terrain.chunks.values()) {
        for (let fixture = ground.getFixtureList(); fixture; fixture = fixture.getNext())
          if (fixture.isSensor()) fixture.style = { fill: 'dynamic' };
      }
    };
    paintCoins();

    const touched = new Set<Fixture>();
    world.on('begin-contact', (contact) => {
      for (const fixture of [contact.getFixtureA(), contact.getFixtureB()]) {
        if (fixture.isSensor()) touched.add(fixture);
      }
    });
    const collect = () => {
      for (const coin of touched) terrain.collect(coin);
      touched.clear();
    };

    const start = { x: 0, y: heightAt(params.seed, 0) + 1.2 };
    const chassis = world.createBody({ type: 'dynamic', position: start });
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

    const camera = { x: 0, y: 2, width: 17, height: 10 };
    let shifts = 0;
    const shiftOrigin = () => {
      const { x } = chassis.getPosition();
      if (Math.abs(x) < params.shiftAt) return;
      camera.x -= terrain.shiftOrigin(x);
      shifts++;
    };
    const held = new Set(['ArrowRight']); // the car drives at the start
    let isPlayed = false;
    const distance = () => terrain.origin + chassis.getPosition().x;

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
        const blend = 1 - Math.exp(-4 * dt);
        camera.x += blend * (x + 0.35 * chassis.getLinearVelocity().x + 1 - camera.x);
        camera.y += blend * (y + 0.6 - camera.y);
        collect();
        shiftOrigin();
        terrain.update(chassis.getPosition().x);
        paintCoins();
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
        for (const [index, { ground, points }] of terrain.chunks) {
          const { x } = pen.poseOf(ground);
          const surface = points.map((point): Vec2Value => ({ x: x + point.x, y: point.y }));
          const soil = [...surface, { x: x + CHUNK_LENGTH, y: -12 }, { x, y: -12 }];
          pen.polygon(soil, { fill: 'static' });
          pen.line(surface, { stroke: 'outline', width: 2 });
          if (!params.show) continue;
          const side = [
            { x, y: points[0]?.y ?? 0 },
            { x, y: -12 },
          ];
          pen.line(side, { stroke: 'accent', dashed: true });
          pen.text({ x: x + CHUNK_LENGTH / 2, y: -1.2 }, `chunk ${index}`, 'accent', 'center');
          for (let along = 0; along < CHUNK_LENGTH; along += 4) {
            const text = `${index * CHUNK_LENGTH + along} m`;
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
      info: () => 'Press → or D to drive, ← or A to go back, and ↑/↓ or W/S to lean.',
      facts: () => ({
        Distance: `${distance().toFixed(1)} m`,
        'x in the world': `${chassis.getPosition().x.toFixed(1)} m`,
        Coins: terrain.collected.size,
        Bodies: world.getBodyCount(),
        Shifts: shifts,
      }),
    };
  },
});
