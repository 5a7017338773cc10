import { type Body, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region merge
export interface MergeOptions {
  /** Radius of the smallest ball, in meters. The area doubles from level to level. */
  radius: number;
  /** Level of the largest ball; the smallest is 0. */
  maxLevel: number;
  /** How long a new ball grows, in seconds. */
  growTime: number;
}

/** Merges two balls of the same level that touch into one of the next level. */
export class BallMerger {
  readonly world: World;
  readonly options: MergeOptions;
  /** Level of each ball. */
  readonly levels = new Map<Body, number>();
  private readonly pairs: [Body, Body][] = [];
  /** Seconds until these balls have their full size. */
  private readonly growing = new Map<Body, number>();

  constructor(world: World, options: MergeOptions) {
    this.world = world;
    this.options = options;
    world.on('begin-contact', (contact) => {
      const a = contact.getFixtureA().getBody();
      const b = contact.getFixtureB().getBody();
      const level = this.levels.get(a) ?? options.maxLevel;
      // The world is locked here, so only remember the pair.
      if (level < options.maxLevel && level === this.levels.get(b)) this.pairs.push([a, b]);
    });
    world.on('remove-body', (body) => {
      this.levels.delete(body);
      this.growing.delete(body);
    });
  }

  /** Radius of a level at full size, in meters. */
  radiusOf(level: number): number {
    return this.options.radius * Math.SQRT2 ** level;
  }

  /** Creates a ball. Call it between steps. */
  add(position: Vec2Value, level: number): Body {
    const ball = this.world.createBody({ type: 'dynamic', position });
    this.levels.set(ball, level);
    this.resize(ball, this.radiusOf(level));
    return ball;
  }

  /** Merges the pairs of the last step and returns the new balls. Call it after every step. */
  update(dt: number): Body[] {
    for (const [ball, time] of this.growing) this.grow(ball, time - dt);
    const merged: Body[] = [];
    for (const [a, b] of this.pairs.splice(0)) {
      const level = this.levels.get(a);
      // One of them can have merged with a third ball in the same step.
      if (level === undefined || !this.levels.has(b)) continue;
      merged.push(this.merge(a, b, level + 1));
    }
    return merged;
  }

  private merge(a: Body, b: Body, level: number): Body {
    const total = a.getMass() + b.getMass();
    const average = (from: number, to: number) => (from * a.getMass() + to * b.getMass()) / total;
    const [p, q] = [a.getPosition(), b.getPosition()];
    const [v, w] = [a.getLinearVelocity(), b.getLinearVelocity()];
    const position = { x: average(p.x, q.x), y: average(p.y, q.y) };
    const velocity = { x: average(v.x, w.x), y: average(v.y, w.y) };
    this.world.destroyBody(a);
    this.world.destroyBody(b);
    const ball = this.add(position, level);
    ball.setLinearVelocity(velocity);
    this.grow(ball, this.options.growTime);
    return ball;
  }

  /** Sets the size of a ball that has this many seconds left to grow. */
  private grow(ball: Body, time: number): void {
    const remaining = time > 0 ? time / this.options.growTime : 0;
    if (remaining > 0) this.growing.set(ball, time);
    else this.growing.delete(ball);
    // A new ball starts so small that it fits between its neighbors.
    const full = this.radiusOf(this.levels.get(ball) ?? 0);
    this.resize(ball, full * (1 - 0.6 * remaining));
  }

  private resize(ball: Body, radius: number): void {
    const old = ball.getFixtureList();
    if (old) ball.destroyFixture(old);
    const shape = new Circle(radius);
    ball.createFixture({ shape, density: 1, friction: 0.3, restitution: 0.1 });
  }
}
// #endregion

const JAR = { left: -6.2, right: 3.2, height: 5.6 };
const DROP_HEIGHT = 6.6; // m
const MAX_LEVEL = 6;
const COLORS = ['rose', 'amber', 'moss', 'jade', 'dynamic', 'kinematic', 'accent'];
const COOLDOWN = 0.5; // s, between two balls
const FULL_TIME = 1.5; // s, for which a ball has to stay above the line

export default defineScene({
  title: 'Merge two balls: equal balls become the next size',
  description:
    'Balls drop into a jar. Two balls of the same number that touch merge into one with twice the number, which grows between its neighbors. The game ends when balls pile up above the dashed line.',
  params: {
    growTime: range('Grow time', { min: 0, max: 0.6, step: 0.05, value: 0.2, unit: 's' }),
    radius: range('Smallest ball', { min: 0.2, max: 0.4, step: 0.02, value: 0.28, unit: 'm' }),
  },
  poster: 17,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const { left, right, height } = JAR;
    const jar = [
      { x: left, y: height },
      { x: left, y: 0 },
      { x: right, y: 0 },
      { x: right, y: height },
    ];
    world.createBody().createFixture({ shape: new Chain(jar), friction: 0.3 });
    const options = { radius: params.radius, maxLevel: MAX_LEVEL, growTime: params.growTime };
    const merger = new BallMerger(world, options);

    let score = 0;
    let aim = -1.5;
    let next = 0; // level of the next ball
    let cooldown = 0; // s
    let isPlayed = false;
    let isOver = false;
    let fullTime = 0; // s, for which a ball has been above the line
    let rings: { x: number; y: number; radius: number; age: number }[] = [];
    let tones: { frequency: number; duration: number }[] = [];
    const held = new Set<string>();

    const restart = () => {
      for (const ball of [...merger.levels.keys()]) world.destroyBody(ball);
      isOver = false;
      fullTime = 0;
      score = 0;
    };
    const drop = () => {
      if (cooldown > 0 || isOver) return;
      const ball = merger.add({ x: aim, y: DROP_HEIGHT }, next);
      ball.setLinearVelocity({ x: 0, y: -4 });
      next = Math.floor(3 * random());
      cooldown = COOLDOWN;
    };
    const play = () => {
      isPlayed = true;
      drop();
    };
    const limitAim = () => {
      const margin = merger.radiusOf(next) + 0.05;
      aim = Math.max(left + margin, Math.min(right - margin, aim));
    };
    const isAboveLine = () =>
      [...merger.levels].some(([ball, level]) => {
        const isSlow = ball.getLinearVelocity().length() < 0.5;
        return isSlow && ball.getPosition().y + merger.radiusOf(level) > height;
      });

    return {
      world,
      view: { x: 0, y: 3.6, width: 13.4, height: 7.6 },
      step(dt) {
        Object.assign(options, { radius: params.radius, growTime: params.growTime });
        cooldown -= dt;
        aim += 5 * dt * (Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft')));
        // Balls drop automatically until somebody plays.
        if (!isPlayed && cooldown <= 0) {
          const twin = [...merger.levels].find(([, level]) => level === next)?.[0];
          aim = twin?.getPosition().x ?? left + (right - left) * random();
          limitAim();
          drop();
        }
        limitAim();
      },
      stepped(dt) {
        for (const ball of merger.update(dt)) {
          const level = merger.levels.get(ball) ?? 0;
          const { x, y } = ball.getPosition();
          score += 2 ** (level + 1);
          rings.push({ x, y, radius: merger.radiusOf(level), age: 0 });
          tones.push({ frequency: 660 * 0.84 ** level, duration: 0.15 });
        }
        for (const [ball, level] of merger.levels) ball.style = { fill: COLORS[level] };
        for (const ring of rings) ring.age += dt;
        rings = rings.filter(({ age }) => age < 0.35);
        fullTime = isAboveLine() ? fullTime + dt : 0;
        if (fullTime > FULL_TIME) isOver = true;
        // Start over after a while.
        if (isOver && fullTime > FULL_TIME + 3) restart();
      },
      sounds() {
        const played = tones;
        tones = [];
        return played;
      },
      draw(pen) {
        pen.line(
          [
            { x: left, y: height },
            { x: right, y: height },
          ],
          {
            stroke: fullTime > 0 ? 'bad' : 'quiet',
            dashed: true,
          },
        );
        for (const [ball, level] of merger.levels) {
          const { x, y } = pen.poseOf(ball);
          const size = 0.6 * (ball.getFixtureList()?.getShape().getRadius() ?? 0);
          pen.circle({ x, y }, 0.9 * size, { fill: COLORS[level] });
          pen.text({ x, y: y - 0.35 * size }, `${2 ** (level + 1)}`, 'outline', 'center', size);
        }
        for (const { x, y, radius, age } of rings)
          pen.circle({ x, y }, radius * (1 + 1.2 * age), { stroke: COLORS[0], width: 2 });
        if (isOver) {
          const middle = { x: (left + right) / 2, y: height + 0.4 };
          pen.text(middle, 'The jar is full', 'bad', 'center', 0.5);
        } else if (cooldown < 0.25) {
          pen.line(
            [
              { x: aim, y: DROP_HEIGHT },
              { x: aim, y: 0 },
            ],
            { stroke: 'quiet', dashed: true },
          );
          pen.circle({ x: aim, y: DROP_HEIGHT }, merger.radiusOf(next), {
            fill: COLORS[next],
            stroke: 'outline',
          });
        }
        // All sizes, from the smallest up.
        let y = 0.2;
        for (const [level, fill] of COLORS.entries()) {
          const radius = 0.42 * merger.radiusOf(level);
          y += radius;
          pen.circle({ x: 5.3, y }, radius, { fill, stroke: 'outline' });
          pen.text({ x: 3.6, y: y - 0.12 }, `${2 ** (level + 1)}`, 'outline', 'start', 0.3);
          y += radius + 0.12;
        }
      },
      pointer: {
        move: ({ x }) => {
          aim = x;
          limitAim();
        },
        up: play,
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight', ' '],
        down(key) {
          isPlayed = true;
          if (key === ' ' && !held.has(key)) drop();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      controls: { 'Empty the jar': restart },
      info: () => 'Aim with the pointer or with ← →. Drop a ball with a click or with Space.',
      facts: () => ({
        Score: score,
        Largest: 2 ** (1 + Math.max(-1, ...merger.levels.values())),
        Balls: merger.levels.size,
      }),
    };
  },
});
