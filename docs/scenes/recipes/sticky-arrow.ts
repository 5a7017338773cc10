import {
  type Body,
  Box,
  Chain,
  Circle,
  Polygon,
  RevoluteJoint,
  type Vec2Value,
  WeldJoint,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

// #region sticky-arrows
export interface StickyArrowOptions {
  /** Drag of the tail, in kg/m. Without drag, an arrow keeps its angle. */
  drag: number;
  /** Impacts below this speed don't stick, in m/s. */
  threshold: number;
  /** Called after the step in which an arrow has stuck in a body. */
  onStick?: (arrow: Body, target: Body) => void;
}

/** Outline of an arrow, in meters. Its tip is on the x-axis. */
const OUTLINE = [
  { x: -0.5, y: 0.03 },
  { x: -0.5, y: -0.03 },
  { x: 0.4, y: -0.05 },
  { x: 0.55, y: 0 },
  { x: 0.4, y: 0.05 },
];
const TAIL = { x: -0.5, y: 0 };
const TIP = { x: 0.55, y: 0 };

/** Arrows that turn into the direction of their flight, and stick in what they hit. */
export class StickyArrows {
  readonly options: StickyArrowOptions;
  private readonly world: World;
  /** The arrows in flight, each with its velocity before the step, because an impact changes the velocity. */
  private readonly inFlight = new Map<Body, Vec2Value>();

  constructor(world: World, options: StickyArrowOptions) {
    this.world = world;
    this.options = options;
    world.on('post-solve', (contact) => {
      const bodyA = contact.getFixtureA().getBody();
      const bodyB = contact.getFixtureB().getBody();
      this.hit(bodyA, bodyB);
      this.hit(bodyB, bodyA);
    });
    world.on('remove-body', (body) => this.inFlight.delete(body));
  }

  /**
   * Shoots an arrow in the direction of its velocity.
   * @param velocity in m/s
   */
  shoot(position: Vec2Value, velocity: Vec2Value): Body {
    const arrow = this.world.createBody({
      type: 'dynamic',
      position,
      angle: Math.atan2(velocity.y, velocity.x),
      linearVelocity: velocity,
      bullet: true,
    });
    arrow.createFixture({ shape: new Polygon(OUTLINE), density: 8, friction: 0.5 });
    this.inFlight.set(arrow, velocity);
    return arrow;
  }

  /** Call it before every step. */
  update(): void {
    for (const arrow of this.inFlight.keys()) {
      alignWithFlight(arrow, this.options.drag);
      const { x, y } = arrow.getLinearVelocity();
      this.inFlight.set(arrow, { x, y });
    }
  }

  private hit(arrow: Body, target: Body): void {
    const velocity = this.inFlight.get(arrow);
    if (!velocity) return;
    this.inFlight.delete(arrow); // it hits only once, even if several contacts are solved
    const { x, y } = target.getLinearVelocity();
    const impact = Math.hypot(velocity.x - x, velocity.y - y);
    if (impact < this.options.threshold) return;
    // The world is locked now. The callback runs after the step.
    this.world.queueUpdate(() => {
      this.world.createJoint(new WeldJoint({}, target, arrow, arrow.getWorldPoint(TIP)));
      this.options.onStick?.(arrow, target);
    });
  }
}

/** Slows down the tail across the arrow, so that the arrow turns into the direction of its flight. */
function alignWithFlight(arrow: Body, drag: number): void {
  const tail = arrow.getWorldPoint(TAIL);
  const across = arrow.getWorldVector({ x: 0, y: 1 });
  const velocity = arrow.getLinearVelocityFromWorldPoint(tail);
  const slip = velocity.x * across.x + velocity.y * across.y; // m/s
  const force = -drag * slip * Math.abs(slip); // N
  arrow.applyForce({ x: force * across.x, y: force * across.y }, tail);
}
// #endregion

const MAX_ARROWS = 16;
const BOW = { x: -5.4, y: 1.8 };

export default defineScene({
  title: 'Sticky arrows: drag at the tail, and a weld on impact',
  description:
    'Arrows fly in an arc, turn with their path, and stick in what they hit: a hanging target, crates, or a wall. Aim with the pointer, and click to shoot.',
  params: {
    speed: range('Speed', { min: 8, max: 20, step: 0.5, value: 13, unit: 'm/s' }),
    threshold: range('Sticks above', { min: 0, max: 15, step: 0.5, value: 5, unit: 'm/s' }),
    drag: range('Drag of the tail', { min: 0, max: 2, step: 0.1, value: 0.8, unit: 'kg/m' }),
  },
  poster: 2.9,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    const room = [
      { x: -6.5, y: 10 },
      { x: -6.5, y: 0 },
      { x: 6.5, y: 0 },
      { x: 6.5, y: 10 },
    ];
    ground.createFixture({ shape: new Chain(room), friction: 0.7 });
    ground.createFixture({ shape: new Box(0.3, 2, { x: 6.2, y: 2 }), friction: 0.7 });

    const target = world.createBody({
      type: 'dynamic',
      position: { x: 2, y: 2.8 },
      angularDamping: 1,
    });
    target.createFixture({ shape: new Circle(0.75), density: 2, friction: 0.6 });
    target.style = { fill: 'bad' };
    world.createJoint(new RevoluteJoint({}, ground, target, { x: 2, y: 6.2 }));
    for (const [x, y] of [
      [4, 0.45],
      [4, 1.35],
    ] as const) {
      const crate = world.createBody({ type: 'dynamic', position: { x, y } });
      crate.createFixture({ shape: new Box(0.45, 0.45), density: 2, friction: 0.6 });
    }

    let stuck = 0;
    const quiver = new StickyArrows(world, {
      ...params,
      onStick: () => {
        stuck++;
      },
    });
    const arrows: Body[] = [];

    let aim: Vec2Value = { x: 2, y: 5.4 };
    let shots = 0;
    const angle = () => Math.atan2(aim.y - BOW.y, aim.x - BOW.x);
    const shoot = () => {
      const cos = Math.cos(angle());
      const sin = Math.sin(angle());
      const position = { x: BOW.x + 0.4 * cos, y: BOW.y + 0.4 * sin };
      const arrow = quiver.shoot(position, { x: params.speed * cos, y: params.speed * sin });
      arrow.style = { fill: 'accent' };
      arrows.push(arrow);
      const oldest = arrows.length > MAX_ARROWS ? arrows.shift() : undefined;
      if (oldest) world.destroyBody(oldest);
      shots++;
    };

    let time = 0;
    const demo = [3.6, 3, 4.3, 2.5];
    const turns: Record<string, number> = { ArrowUp: 0.2, ArrowDown: -0.2 };
    return {
      world,
      view: { x: 0, y: 3.3, width: 13.2, height: 7.2 },
      step(dt) {
        time += dt;
        // A few shots to begin with.
        const y = demo[shots];
        if (y !== undefined && time > 0.5 * (shots + 1)) {
          aim = { x: 2, y };
          shoot();
        }
        Object.assign(quiver.options, params);
        quiver.update();
      },
      pointer: {
        move: ({ x, y }) => {
          aim = { x, y };
        },
        down: shoot,
      },
      keys: {
        names: ['ArrowUp', 'ArrowDown', ' '],
        down: (key) => {
          aim = { x: 2, y: Math.min(9, Math.max(-1, aim.y + (turns[key] ?? 0))) };
          if (key === ' ') shoot();
        },
        up: () => undefined,
        release: () => undefined,
      },
      draw(pen) {
        const at = (radius: number, turn: number) => ({
          x: BOW.x + radius * Math.cos(angle() + turn),
          y: BOW.y + radius * Math.sin(angle() + turn),
        });
        const bow = [-1.3, -0.9, -0.45, 0, 0.45, 0.9, 1.3].map((turn) => at(0.6, turn));
        pen.line(bow, { stroke: 'outline', width: 4 });
        pen.line([at(0.6, -1.3), at(0.6, 1.3)], { stroke: 'outline', width: 1 });
        pen.arrow(at(0.7, 0), at(1.7, 0), 'box');
      },
      info: () => 'Pointer: aim, click to shoot. Or ↑/↓ or W/S: aim, Space: shoot.',
      facts: () => ({ Arrows: shots, Stuck: stuck }),
    };
  },
});
