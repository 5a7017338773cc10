import { type Body, Chain, Circle, DistanceJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';
import { groundNormal } from '../shared/helpers.ts';

// #region soft-blob
export interface BlobOptions {
  /** Radius of the ring, in meters. */
  radius: number;
  /** Number of circles in the ring. */
  count: number;
  /** Stiffness of the springs: their frequency, in Hz. */
  frequencyHz: number;
  /** From 0 to 1, at which the springs are critically damped. */
  dampingRatio: number;
  /** Filter group: negative, so that circles of a blob don't collide, and different for every blob. */
  group: number;
}

const RING_MASS = 3; // kg
const FRICTION = 0.9;

/** A hub and a ring of circles around it, which springs connect. */
export class SoftBlob {
  readonly hub: Body;
  /** In order, counterclockwise. */
  readonly ring: Body[];
  readonly springs: DistanceJoint[] = [];
  /** Radius of a circle, in meters. They touch, so that nothing gets between them. */
  readonly circleRadius: number;
  private readonly world: World;

  constructor(world: World, center: Vec2Value, options: BlobOptions) {
    const { radius, count, group } = options;
    this.world = world;
    this.circleRadius = radius * Math.sin(Math.PI / count);
    const density = RING_MASS / (count * Math.PI * this.circleRadius ** 2);
    this.hub = this.createCircle(center, density, group);
    this.ring = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      const x = center.x + radius * Math.cos(angle);
      const y = center.y + radius * Math.sin(angle);
      return this.createCircle({ x, y }, density, group);
    });
    for (const [i, body] of this.ring.entries()) {
      this.connect(body, this.hub, options);
      // Springs to the direct neighbors close the ring, and those to the second neighbors keep it from folding.
      for (const step of [1, 2])
        this.connect(body, this.ring[(i + step) % count] ?? this.hub, options);
    }
  }

  setStiffness(frequencyHz: number, dampingRatio: number): void {
    for (const spring of this.springs) {
      spring.setFrequency(frequencyHz);
      spring.setDampingRatio(dampingRatio);
    }
  }

  /**
   * Pushes every circle along the ring: torque on the hub would not reach it. Call it before every step.
   * @param force in newtons, positive to the right
   */
  roll(force: number): void {
    const center = this.hub.getPosition();
    for (const body of this.ring) {
      const { x, y } = body.getPosition();
      const dx = x - center.x;
      const dy = y - center.y;
      const scale = force / this.ring.length / (Math.hypot(dx, dy) || 1);
      body.applyForceToCenter({ x: dy * scale, y: -dx * scale });
    }
  }

  /**
   * Moves all circles up.
   * @param speed in m/s
   */
  jump(speed: number): void {
    for (const body of [this.hub, ...this.ring]) {
      const velocity = body.getLinearVelocity();
      body.setLinearVelocity({ x: velocity.x, y: velocity.y + speed });
    }
  }

  /** Returns whether a circle stands on the ground. */
  isGrounded(): boolean {
    return this.ring.some((body) => groundNormal(body));
  }

  /**
   * Returns the skin to draw: a polygon outside the circles.
   * @param positionAt returns where a body is drawn, if you interpolate between two steps
   */
  outline(positionAt = (body: Body): Vec2Value => body.getPosition()): Vec2Value[] {
    const center = positionAt(this.hub);
    return this.ring.map((body) => {
      const { x, y } = positionAt(body);
      const dx = x - center.x;
      const dy = y - center.y;
      const scale = this.circleRadius / (Math.hypot(dx, dy) || 1);
      return { x: x + scale * dx, y: y + scale * dy };
    });
  }

  private createCircle(position: Vec2Value, density: number, group: number): Body {
    const body = this.world.createBody({ type: 'dynamic', position });
    const options = { density, friction: FRICTION, filterGroupIndex: group };
    body.createFixture({ ...options, shape: new Circle(this.circleRadius) });
    return body;
  }

  /** Connects the centers of two bodies by a spring whose rest length is their distance now. */
  private connect(a: Body, b: Body, { frequencyHz, dampingRatio }: BlobOptions): void {
    const options = { frequencyHz, dampingRatio };
    const spring = new DistanceJoint(options, a, b, a.getPosition(), b.getPosition());
    this.world.createJoint(spring);
    this.springs.push(spring);
  }
}
// #endregion

export default defineScene({
  title: 'Soft blob: a ring of bodies and springs',
  description:
    'A soft blob with eyes rolls over hills and jumps. It consists of small circles around a hub, connected by springs.',
  params: {
    frequency: range('Stiffness', { min: 3, max: 15, step: 0.5, value: 8, unit: 'Hz' }),
    damping: range('Damping', { min: 0, max: 1, step: 0.05, value: 0.3 }),
    points: range('Circles', { min: 8, max: 24, step: 1, value: 16, restart: true }),
  },
  poster: 1.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const hills = Array.from({ length: 61 }, (_, i) => {
      const x = -6 + 0.2 * i;
      return { x, y: 0.7 + 0.5 * Math.cos(1.6 * x) + 0.02 * x * x };
    });
    const outline = [{ x: -6, y: 9 }, ...hills, { x: 6, y: 9 }];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(outline), friction: 0.9 });

    const options = {
      radius: 0.9,
      count: params.points,
      frequencyHz: params.frequency,
      dampingRatio: params.damping,
      group: -1,
    };
    const blob = new SoftBlob(world, { x: -3.8, y: 4 }, options);
    const { hub, ring } = blob;

    const held = new Set<string>();
    let time = 0;
    let isSteered = false;
    return {
      world,
      view: { x: 0, y: 3.2, width: 12.2, height: 6.8 },
      step(dt) {
        time += dt;
        blob.setStiffness(params.frequency, params.damping);
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        // Until somebody steers it, it rolls to and fro.
        blob.roll(isSteered ? 20 * direction : 16 * Math.sign(Math.sin(time * 0.9)));
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight', ' '],
        down: (key) => {
          isSteered = true;
          if (!held.has(key) && (key === 'ArrowUp' || key === ' ') && blob.isGrounded())
            blob.jump(6);
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        const soil = [...hills, { x: 7, y: -1 }, { x: -7, y: -1 }];
        pen.polygon(soil, { fill: 'static', stroke: 'moss', width: 6 });
        const center = pen.poseOf(hub);
        pen.polygon(blob.outline(pen.poseOf), { fill: 'jade', stroke: 'outline', width: 2 });
        const look = 0.12 * Math.max(-1, Math.min(1, hub.getLinearVelocity().x));
        for (const side of [-0.25, 0.25]) {
          const eye = { x: center.x + side + look, y: center.y + 0.25 };
          pen.circle(eye, 0.16, { fill: 'white', stroke: 'outline' });
          pen.circle({ x: eye.x + look / 2, y: eye.y }, 0.07, { fill: 'black' });
        }
      },
      info: () => '←/→ or A/D: roll. Space, ↑, or W: jump. Or drag it.',
      facts: () => {
        const ys = ring.map((body) => body.getPosition().y);
        const height = Math.max(...ys) - Math.min(...ys);
        return {
          'Height of the blob': `${height.toFixed(2)} m`,
          Springs: blob.springs.length,
        };
      },
    };
  },
});
