import {
  type Body,
  Box,
  Circle,
  type Contact,
  Edge,
  type Vec2Value,
  World,
  WorldManifold,
} from 'planck';
import { defineScene, range } from '#scene';
import { createPiece, readCorners } from '../shared/pieces.ts';

// #region hits
/** How a body moves: in m/s and in rad/s. */
interface Motion {
  linear: Vec2Value;
  angular: number;
}

interface Hit {
  point: Vec2Value;
  /** Part of the impulse that was enough to break the body. */
  fraction: number;
  /** The two bodies, and how they moved before the hit. */
  before: (readonly [Body, Motion])[];
}

/** Finds bodies that were hit too hard. */
export class HitDetector {
  /** Bodies that can break, and the sudden change of speed that each withstands, in m/s. */
  readonly toughness = new Map<Body, number>();
  private readonly motions = new WeakMap<Body, Motion>();
  /** Impulse of each contact in the last step, in N·s. */
  private readonly impulses = new Map<Contact, number>();
  private readonly hits = new Map<Body, Hit>();

  constructor(world: World) {
    world.on('remove-body', (body) => this.toughness.delete(body));
    world.on('begin-contact', (contact) => this.impulses.set(contact, 0));
    world.on('end-contact', (contact) => this.impulses.delete(contact));
    world.on('pre-solve', (contact) => {
      for (const body of bodiesOf(contact)) {
        const { x, y } = body.getLinearVelocity();
        this.motions.set(body, { linear: { x, y }, angular: body.getAngularVelocity() });
      }
    });
    world.on('post-solve', (contact, { normalImpulses }) => {
      const impulse = normalImpulses.reduce((sum, part) => sum + part, 0);
      // A resting weight has the same impulse in every step.
      const rise = impulse - (this.impulses.get(contact) ?? 0);
      this.impulses.set(contact, impulse);
      for (const body of bodiesOf(contact)) this.test(body, rise, contact);
    });
  }

  /** Returns the bodies that break, and where they were hit. Call it after every step. */
  update(): Map<Body, Vec2Value> {
    const broken = new Map<Body, Vec2Value>();
    for (const [body, { point, fraction, before }] of this.hits) {
      if (!this.toughness.has(body)) continue; // destroyed
      broken.set(body, point);
      // The solver stopped the bullet as if the body held. Keep only the impulse that broke it.
      for (const [part, { linear, angular }] of before) {
        const { x, y } = part.getLinearVelocity();
        part.setLinearVelocity({ x: mix(linear.x, x, fraction), y: mix(linear.y, y, fraction) });
        part.setAngularVelocity(mix(angular, part.getAngularVelocity(), fraction));
      }
    }
    this.hits.clear();
    return broken;
  }

  private test(body: Body, impulse: number, contact: Contact): void {
    const toughness = this.toughness.get(body) ?? Infinity;
    const fraction = (toughness * body.getMass()) / Math.max(impulse, 1e-9);
    const point = contact.getWorldManifold(new WorldManifold())?.points[0];
    if (fraction >= (this.hits.get(body)?.fraction ?? 1) || !point) return;
    const before = bodiesOf(contact).flatMap((part) => {
      const motion = this.motions.get(part);
      return motion ? [[part, motion] as const] : [];
    });
    this.hits.set(body, { point: { ...point }, fraction, before });
  }
}

function bodiesOf(contact: Contact): Body[] {
  return [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
}

function mix(from: number, to: number, fraction: number): number {
  return from + fraction * (to - from);
}
// #endregion

// #region shatter
/**
 * Replaces a body with one polygon by triangles around a point and returns them. Together, they have its mass and
 * momentum. Call it between two steps.
 * @param point where it was hit, in world coordinates
 */
export function shatter(body: Body, point: Vec2Value): Body[] {
  const fixture = body.getFixtureList();
  if (!fixture || fixture.getNext() || fixture.getType() !== 'polygon') return [];
  // Halfway to the hit, which is always inside.
  const center = middle(body.getLocalCenter(), body.getLocalPoint(point));
  const corners = readCorners(fixture);
  const outline = corners.flatMap((to, i) => [middle(corners.at(i - 1) ?? to, to), to]);
  const pieces = outline.map((to, i) =>
    createPiece(fixture, [center, outline.at(i - 1) ?? to, to]),
  );
  body.getWorld().destroyBody(body);
  return pieces;
}

function middle(a: Vec2Value, b: Vec2Value): Vec2Value {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
// #endregion

const CANNON = { x: -6.4, y: 1.2 };
const PIECE_TIME = 5; // s, until a piece disappears
const SHOT_INTERVAL = 2.5; // s, until somebody plays

export default defineScene({
  title: 'Break into pieces: impulses, and triangles that keep the momentum',
  description:
    'A cannon shoots at stacks of glass and a tower of crates, which carries a heavy block. What is hit too hard breaks into triangles around the point of impact, and the ball flies on. The weight of the block breaks nothing.',
  params: {
    toughness: range('Toughness', { min: 2, max: 12, step: 0.5, value: 3, unit: 'm/s' }),
    speed: range('Speed of the ball', { min: 5, max: 30, step: 1, value: 18, unit: 'm/s' }),
  },
  poster: 0.85,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const floor = new Edge({ x: -30, y: 0 }, { x: 30, y: 0 });
    world.createBody().createFixture({ shape: floor, friction: 0.7 });
    const detector = new HitDetector(world);
    const ages = new Map<Body, number>(); // of pieces, in seconds
    world.on('remove-body', (body) => ages.delete(body));

    const createBlock = (
      x: number,
      y: number,
      halfWidth: number,
      halfHeight: number,
      fill: string,
    ) => {
      const position = { x, y: y + halfHeight };
      const block = world.createBody({ type: 'dynamic', position, style: { fill } });
      const density = fill === 'static' ? 5 : 1;
      block.createFixture({ shape: new Box(halfWidth, halfHeight), density, friction: 0.7 });
      if (fill !== 'static') detector.toughness.set(block, params.toughness);
    };
    let broken = 0;
    let balls: Body[] = [];
    const build = () => {
      for (const body of listBodies(world)) if (body.isDynamic()) world.destroyBody(body);
      balls = [];
      broken = 0;
      for (const x of [-2.6, -0.8])
        for (let row = 0; row < 3; row++) createBlock(x, 0.01 + 0.91 * row, 0.2, 0.45, 'water');
      for (const x of [2, 3.2, 4.4])
        for (let row = 0; row < 3; row++) createBlock(x, 0.01 + 1.01 * row, 0.5, 0.5, 'accent');
      createBlock(3.2, 3.04, 1.8, 0.2, 'static');
      createBlock(3.2, 3.45, 0.8, 0.6, 'static');
    };
    build();

    let angle = 0.16; // of the cannon, in radians
    const held = new Set<string>();
    let wait = 0.3; // s, until the next automatic shot
    let isPlayed = false;
    const shoot = () => {
      const direction = { x: Math.cos(angle), y: Math.sin(angle) };
      const position = { x: CANNON.x + 0.9 * direction.x, y: CANNON.y + 0.9 * direction.y };
      const style = { fill: 'outline' };
      const ball = world.createBody({ type: 'dynamic', position, bullet: true, style });
      ball.createFixture({ shape: new Circle(0.22), density: 10, friction: 0.5 });
      ball.setLinearVelocity({ x: params.speed * direction.x, y: params.speed * direction.y });
      balls.push(ball);
      const oldest = balls.length > 5 ? balls.shift() : undefined;
      if (oldest) world.destroyBody(oldest);
    };
    const play = () => {
      isPlayed = true;
      shoot();
    };

    return {
      world,
      view: { x: -0.9, y: 3.1, width: 12.4, height: 7 },
      open: true,
      step(dt) {
        const turn = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
        angle = Math.max(-0.1, Math.min(1.2, angle + 0.6 * turn * dt));
        wait -= dt;
        if (isPlayed || wait > 0) return;
        if (detector.toughness.size < 9) build();
        shoot();
        wait = SHOT_INTERVAL;
      },
      stepped(dt) {
        for (const body of detector.toughness.keys())
          detector.toughness.set(body, params.toughness);
        for (const [body, point] of detector.update()) {
          for (const piece of shatter(body, point)) ages.set(piece, 0);
          broken++;
        }
        for (const [piece, age] of ages) {
          ages.set(piece, age + dt);
          if (age > PIECE_TIME) world.destroyBody(piece);
        }
      },
      draw(pen) {
        const { x, y } = CANNON;
        const at = (along: number, across: number) => ({
          x: x + along * Math.cos(angle) - across * Math.sin(angle),
          y: y + along * Math.sin(angle) + across * Math.cos(angle),
        });
        pen.polygon([at(-0.4, -0.3), at(1, -0.26), at(1, 0.26), at(-0.4, 0.3)], {
          fill: 'outline',
        });
        pen.circle({ x, y: 0.6 }, 0.6, { fill: 'static', stroke: 'outline' });
      },
      pointer: {
        move({ x, y }) {
          angle = Math.max(-0.1, Math.min(1.2, Math.atan2(y - CANNON.y, x - CANNON.x)));
        },
        up: play,
      },
      keys: {
        names: ['ArrowUp', 'ArrowDown', ' '],
        down(key) {
          if (key === ' ' && !held.has(key)) play();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      controls: { 'Build it again': build },
      info: () => 'Aim with the pointer or with ↑ ↓. Shoot with a click or with Space.',
      facts: () => ({ Broken: broken, Pieces: ages.size }),
    };
  },
});

/** Returns all bodies, so that a loop can destroy some of them. */
function listBodies(world: World): Body[] {
  const bodies: Body[] = [];
  for (let body = world.getBodyList(); body; body = body.getNext()) bodies.push(body);
  return bodies;
}
