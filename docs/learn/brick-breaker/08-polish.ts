import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { type Color, defineScene, type Pen, range, type Tone } from '#scene';

// #region levels
/** Each character is a brick: the number of hits that it takes, or # for one that never breaks. */
const LEVELS = [
  ['..........', '1111111111', '.11111111.', '..111111..', '...1111...'],
  ['2.2.22.2.2', '1.1.11.1.1', '2.2.22.2.2', '1.1.11.1.1', '2.2.22.2.2'],
  ['..11..11..', '.11211211.', '.11222211.', '..112211..', '....11....'],
  ['3333333333', '#........#', '1122222211', '#........#', '1111111111'],
  ['..222222..', '.22222222.', '.23.22.32.', '.22222222.', '.2#2##2#2.'],
];
// #endregion

// #region sizes
// Lengths are in meters, speeds in meters per second, angles in radians.
const PADDLE = { y: 0.5, halfWidth: 0.95, halfHeight: 0.12 };
const KEY_SPEED = 11;
const MAX_PADDLE_SPEED = 50;
const BALL_RADIUS = 0.17;
/** Between the vertical and the direction after a hit at the end of the paddle: 60°. */
const MAX_ANGLE = Math.PI / 3;
/** Minimum share of the speed along each axis. */
const MIN_SHARE = 0.25;
const MAX_SPEED = 12;
const SPEED_PER_HIT = 0.06;
const LIVES = 3;
const POINTS = 10;
const CAPSULE_SPEED = 2.5;
/** How likely a broken brick drops a capsule, from 0 to 1. */
const CAPSULE_CHANCE = 0.2;
const WIDE = { halfWidth: 1.5, seconds: 15 };
const MAX_BALLS = 9;
// #endregion

// #region particleType
/** A piece that flies, fades, and collides with nothing. It is drawn, but it is not a body. */
interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Downward acceleration, in m/s². */
  fall: number;
  /** In seconds. */
  age: number;
  life: number;
  /** Radius in meters, or height of the text. */
  size: number;
  color: Color;
  text?: string;
}
// #endregion

// #region categories
/** Bits by which fixtures choose what they collide with. Everything else keeps the default, bit 0. */
const CATEGORY = { paddle: 0x0002, drain: 0x0004, capsule: 0x0008 };
/** Fixtures with the same negative group never collide with each other. */
const BALLS = -1;

const POWER_UPS = ['wide', 'slow', 'three'] as const;
type PowerUp = (typeof POWER_UPS)[number];
// #endregion

// #region brickType
/** What the game knows about a brick: the user data of its body. */
interface Brick {
  /** How many more times the ball has to hit it; infinite for one that never breaks. */
  hits: number;
}

/** The ball waits on the paddle or is in play, or the game has ended. */
type State = 'waiting' | 'playing' | 'lost' | 'won';

const BRICK = { halfWidth: 0.54, halfHeight: 0.2, columns: 10, top: 6.2 };
/** Colors of the theme, by the number of hits. */
const COLORS = ['', 'asleep', 'dynamic', 'sensor'];
const colorOf = (hits: number) => COLORS[hits] ?? 'static';
// #endregion

export default defineScene({
  title: 'Brick breaker, the finished game',
  description:
    'A brick breaker of five levels with power-ups, streaks that multiply the points, particles, screen shake, and sound.',
  params: {
    speed: range('Ball speed', { min: 5, max: 10, step: 0.5, value: 7, unit: 'm/s' }),
  },
  create(params, random) {
    // #region state
    let state = 'waiting' as State;
    let isPaused = false;
    let score = 0;
    let best = 0;
    let lives = LIVES;
    let level = 0;
    /** Bricks since the ball last hit the paddle. */
    let streak = 0;
    // #endregion

    // #region sounds
    const tones: Tone[] = [];
    const sound = (...next: Tone[]) => tones.push(...next);

    /** Plays notes one after another, each a number of semitones above A4. */
    const melody = (...notes: number[]) =>
      notes.forEach((note, index) => {
        sound({ frequency: pitchOf(note), duration: 0.22, delay: 0.11 * index });
      });
    // #endregion

    // #region particles
    let particles: Particle[] = [];

    const burst = ({ x, y }: Vec2Value, color: Color, count: number) => {
      for (let i = 0; i < count; i++) {
        const angle = 2 * Math.PI * random();
        const pace = 1 + 3 * random();
        const [vx, vy] = [pace * Math.cos(angle), pace * Math.sin(angle)];
        const life = 0.3 + 0.4 * random();
        particles.push({ x, y, vx, vy, fall: 6, age: 0, life, size: 0.09, color });
      }
    };

    const animate = (dt: number) => {
      for (const particle of particles) {
        particle.age += dt;
        particle.vy -= particle.fall * dt;
        particle.x += particle.vx * dt;
        particle.y += particle.vy * dt;
      }
      particles = particles.filter(({ age, life }) => age < life);
    };
    // #endregion

    // #region trail
    const leaveTrail = ({ x, y }: Vec2Value) => {
      const still = { vx: 0, vy: 0, fall: 0, age: 0, life: 0.25 };
      particles.push({ x, y, ...still, size: 0.09, color: 'outline' });
    };
    // #endregion

    // #region shake
    /** How far the picture shakes, in meters, and its current offset. */
    let strength = 0;
    let offset = { x: 0, y: 0 };

    const shake = () => {
      strength = strength < 0.005 ? 0 : 0.88 * strength;
      offset = { x: strength * (2 * random() - 1), y: strength * (2 * random() - 1) };
    };
    // #endregion

    // #region world
    // Seen from above, so nothing falls: the default gravity is zero.
    const world = new World();
    // #endregion

    // #region walls
    // One chain, open at the bottom. It starts below the picture, so that the corners are never seen.
    const walls = world.createBody();
    const outline = [
      { x: -6, y: -2 },
      { x: -6, y: 7 },
      { x: 6, y: 7 },
      { x: 6, y: -2 },
    ];
    walls.createFixture({ shape: new Chain(outline), friction: 0 });
    // #endregion

    // #region paddle
    const paddle = world.createBody({ type: 'kinematic', position: { x: 0, y: PADDLE.y } });
    let halfWidth = 0;
    let wideSeconds = 0;

    /** A shape doesn't change: the paddle gets another fixture. */
    const resizePaddle = (next: number) => {
      if (next === halfWidth) return;
      const last = paddle.getFixtureList();
      if (last) paddle.destroyFixture(last);
      halfWidth = next;
      paddle.createFixture({
        shape: new Box(halfWidth, PADDLE.halfHeight),
        friction: 0,
        filterCategoryBits: CATEGORY.paddle,
      });
    };
    resizePaddle(PADDLE.halfWidth);
    // #endregion

    // #region movePaddle
    /** Where the paddle should be. */
    let target = 0;
    const held = new Set<string>();

    const movePaddle = (dt: number) => {
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      const limit = 6 - halfWidth;
      target = clamp(target + direction * KEY_SPEED * dt, limit);
      // The velocity that arrives in one step. A new position would be a jump, which collides with nothing.
      const velocity = (target - paddle.getPosition().x) / dt;
      paddle.setLinearVelocity({ x: clamp(velocity, MAX_PADDLE_SPEED), y: 0 });
    };
    // #endregion

    // #region drain
    // A sensor below the picture: it detects the ball, and stops nothing.
    const drain = world.createBody({ position: { x: 0, y: -1.2 } });
    drain.createFixture({
      shape: new Box(6, 0.4),
      isSensor: true,
      filterCategoryBits: CATEGORY.drain,
    });
    // #endregion

    // #region ball
    const balls = new Set<Body>();

    const addBall = (position: Vec2Value) => {
      const style = { fill: 'outline' };
      const ball = world.createBody({ type: 'dynamic', fixedRotation: true, position, style });
      ball.createFixture({
        shape: new Circle(BALL_RADIUS),
        density: 1,
        restitution: 1,
        friction: 0,
        filterGroupIndex: BALLS,
      });
      balls.add(ball);
      return ball;
    };
    let speed = params.speed;
    // #endregion

    // #region capsules
    const capsules = new Set<Body>();

    const dropCapsule = ({ x, y }: Vec2Value) => {
      const capsule = world.createBody({
        type: 'dynamic',
        position: { x, y },
        linearVelocity: { x: 0, y: -CAPSULE_SPEED },
        fixedRotation: true,
        userData: POWER_UPS[Math.floor(random() * POWER_UPS.length)],
      });
      capsule.createFixture({
        shape: new Box(0.42, 0.17),
        density: 1,
        isSensor: true,
        filterCategoryBits: CATEGORY.capsule,
        filterMaskBits: CATEGORY.paddle | CATEGORY.drain,
      });
      capsules.add(capsule);
    };
    // #endregion

    // #region serve
    /** Puts a ball on the paddle, slightly above, so that they don't touch. */
    const waitOnPaddle = () => {
      for (const body of [...balls, ...capsules]) world.destroyBody(body);
      balls.clear();
      capsules.clear();
      wideSeconds = 0;
      streak = 0;
      const y = PADDLE.y + PADDLE.halfHeight + BALL_RADIUS + 0.05;
      addBall({ x: paddle.getPosition().x, y });
      speed = params.speed;
      state = 'waiting';
    };
    waitOnPaddle();

    /** Sends a ball upward, at an angle to the vertical. */
    const launch = (ball: Body, angle: number) =>
      ball.setLinearVelocity({ x: speed * Math.sin(angle), y: speed * Math.cos(angle) });

    const serve = () => {
      if (state !== 'waiting') return;
      state = 'playing';
      for (const ball of balls) launch(ball, 0.5);
    };
    // #endregion

    // #region build
    const bricks = new Set<Body>();

    const addBrick = (column: number, row: number, hits: number) => {
      const x = (column - (BRICK.columns - 1) / 2) * 1.16;
      const brick: Brick = { hits };
      const body = world.createBody({
        position: { x, y: BRICK.top - 0.5 * row },
        userData: brick,
        style: { fill: colorOf(hits) },
      });
      body.createFixture({ shape: new Box(BRICK.halfWidth, BRICK.halfHeight), friction: 0 });
      bricks.add(body);
    };

    const build = () => {
      for (const body of bricks) world.destroyBody(body);
      bricks.clear();
      for (const [row, line] of (LEVELS[level] ?? []).entries()) {
        for (const [column, character] of [...line].entries())
          if (character !== '.') addBrick(column, row, hitsOf(character));
      }
    };
    build();
    // #endregion

    // #region hit
    const hit = (body: Body) => {
      const brick = body.getUserData() as Brick;
      if (brick.hits === Infinity) {
        sound({ frequency: 880, duration: 0.05, wave: 'square', volume: 0.15 });
        return;
      }
      brick.hits--;
      streak++;
      sound({ frequency: pitchOf(Math.min(streak, 24) - 9), duration: 0.12 });
      speed = Math.min(MAX_SPEED, speed + SPEED_PER_HIT);
      score += POINTS * streak;
      if (streak > 1) showPoints(body.getPosition());
      best = Math.max(best, score);
      body.style = { fill: colorOf(brick.hits) };
      burst(body.getPosition(), colorOf(brick.hits + 1), brick.hits > 0 ? 4 : 14);
      if (brick.hits > 0) return;
      strength = Math.max(strength, 0.05);
      bricks.delete(body);
      // The world is locked while it steps: the body goes when the step is over.
      world.queueUpdate(() => {
        if (random() < CAPSULE_CHANCE) dropCapsule(body.getPosition());
        world.destroyBody(body);
      });
      if (isCleared()) world.queueUpdate(nextLevel);
    };
    // #endregion

    // #region points
    /** The points of a streak rise from the brick. */
    const showPoints = ({ x, y }: Vec2Value) => {
      const text = `+${POINTS * streak}`;
      const still = { vx: 0, vy: 2, fall: 2, age: 0, life: 0.8 };
      particles.push({ x, y, ...still, size: 0.32, color: 'accent', text });
    };
    // #endregion

    // #region nextLevel
    const isCleared = () =>
      [...bricks].every((body) => (body.getUserData() as Brick).hits === Infinity);

    const nextLevel = () => {
      if (level === LEVELS.length - 1) return end('won');
      level++;
      melody(0, 4, 7, 12);
      build();
      waitOnPaddle();
    };
    // #endregion

    // #region end
    const end = (result: 'lost' | 'won') => {
      state = result;
      melody(...(result === 'won' ? [0, 4, 7, 12, 7, 12, 16] : [3, 0, -4, -9]));
      world.queueUpdate(() => {
        for (const ball of balls) ball.setLinearVelocity({ x: 0, y: 0 });
      });
    };

    const loseLife = () => {
      lives--;
      strength = 0.3;
      sound({ frequency: 300, slideTo: 60, duration: 0.5, wave: 'sawtooth', volume: 0.3 });
      if (lives === 0) end('lost');
      // A body can't be moved while the world is locked.
      else world.queueUpdate(waitOnPaddle);
    };

    /** Removes a ball or a capsule that has left the field. Only the last ball costs a life. */
    const leave = (body: Body) => {
      world.queueUpdate(() => world.destroyBody(body));
      capsules.delete(body);
      if (balls.delete(body) && balls.size === 0) loseLife();
    };

    const restart = () => {
      score = 0;
      lives = LIVES;
      level = 0;
      isPaused = false;
      build();
      waitOnPaddle();
    };

    /** What the game does next: it continues, starts again, or serves. */
    const act = () => {
      if (isPaused) isPaused = false;
      else if (state === 'lost' || state === 'won') restart();
      else serve();
    };

    const togglePause = () => {
      isPaused = !isPaused;
    };
    // #endregion

    // #region collect
    const split = (ball: Body) => {
      const { x, y } = ball.getLinearVelocity();
      for (const angle of [-0.4, 0.4]) {
        if (balls.size >= MAX_BALLS) return;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        addBall(ball.getPosition()).setLinearVelocity({
          x: cos * x - sin * y,
          y: sin * x + cos * y,
        });
      }
    };

    const collect = (capsule: Body) => {
      // It can be gone, if the ball has cleared the level in the same step.
      if (!capsules.delete(capsule)) return;
      world.destroyBody(capsule);
      burst(capsule.getPosition(), 'good', 12);
      melody(7, 12);
      const powerUp = capsule.getUserData() as PowerUp;
      if (powerUp === 'wide') wideSeconds = WIDE.seconds;
      if (powerUp === 'slow') speed = Math.min(speed, params.speed);
      if (powerUp === 'three') for (const ball of [...balls]) split(ball);
    };
    // #endregion

    // #region bounce
    const bounce = (ball: Body) => {
      const offset = ball.getPosition().x - paddle.getPosition().x;
      streak = 0;
      sound({ frequency: 220, duration: 0.1 });
      // Below the middle of the paddle, it is too late.
      if (ball.getPosition().y > PADDLE.y) launch(ball, clamp(offset / halfWidth, 1) * MAX_ANGLE);
    };

    world.on('begin-contact', (contact) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      const isPaddle = bodies.includes(paddle);
      const isDrain = bodies.includes(drain);
      for (const body of bodies) {
        // A destroyed brick is no longer in the set, so that it is hit only once.
        if (bricks.has(body)) hit(body);
        else if (isPaddle && balls.has(body)) bounce(body);
        else if (body === walls) sound({ frequency: 150, duration: 0.05, volume: 0.2 });
        else if (isPaddle && capsules.has(body)) world.queueUpdate(() => collect(body));
        else if (isDrain && body !== drain) leave(body);
      }
    });
    // #endregion

    // #region steady
    /** Keeps the speed of a ball, and a part of it along each axis. */
    const steady = (ball: Body) => {
      const { x, y } = ball.getLinearVelocity();
      const length = Math.hypot(x, y) || 1;
      const direction = { x: atLeast(x / length, MIN_SHARE), y: atLeast(y / length, MIN_SHARE) };
      const scale = speed / Math.hypot(direction.x, direction.y);
      ball.setLinearVelocity({ x: scale * direction.x, y: scale * direction.y });
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 3.45, width: 12.4, height: 7.4 },
      // #region pause
      get speed() {
        return isPaused ? 0 : 1;
      },
      // #endregion
      // #region steps
      step(dt) {
        wideSeconds -= dt;
        resizePaddle(wideSeconds > 0 ? WIDE.halfWidth : PADDLE.halfWidth);
        movePaddle(dt);
        if (state !== 'waiting') return;
        for (const ball of balls) ball.setLinearVelocity(paddle.getLinearVelocity());
      },
      stepped(dt) {
        animate(dt);
        shake();
        if (state !== 'playing') return;
        for (const ball of balls) {
          steady(ball);
          leaveTrail(ball.getPosition());
        }
      },
      // #endregion
      // #region numbers
      // A number says the same as the color.
      draw(pen) {
        for (const body of bricks) {
          const { hits } = body.getUserData() as Brick;
          const { x, y } = body.getPosition();
          if (hits > 1 && hits < Infinity)
            pen.text({ x, y: y - 0.1 }, String(hits), 'outline', 'center', 0.3);
        }
        for (const capsule of capsules) {
          const { x, y } = capsule.getPosition();
          pen.text({ x, y: y - 0.08 }, String(capsule.getUserData()), 'outline', 'center', 0.26);
        }
        for (const particle of particles) drawParticle(pen, particle);
        const banner = bannerOf(isPaused ? 'paused' : state);
        if (banner) drawBanner(pen, banner);
      },
      // #endregion
      facts: () => ({
        Score: score,
        Lives: lives,
        Level: `${level + 1} of ${LEVELS.length}`,
        Best: best,
      }),
      // #region effects
      sounds: () => tones.splice(0),
      shake: () => offset,
      // #endregion
      // #region controls
      controls: { 'Pause game': togglePause, Restart: restart },
      // #endregion
      // #region input
      pointer: {
        move: ({ x }) => {
          target = x;
        },
        down: act,
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight', ' ', 'p', 'r'],
        down(key) {
          held.add(key);
          if (key === ' ') act();
          if (key === 'p') togglePause();
          if (key === 'r') restart();
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () =>
        'Pointer, finger, or ← →: move the paddle. Click, tap, or Space: serve. P: pause. R: restart.',
      // #endregion
    };
  },
});

// #region banner
/** Returns the two lines in the middle of the picture. */
function bannerOf(state: State | 'paused'): [title: string, hint: string] | undefined {
  switch (state) {
    case 'waiting':
      return ['', 'Click, tap, or press Space to serve'];
    case 'paused':
      return ['Paused', 'Click, tap, or press Space to continue'];
    case 'lost':
      return ['Game over', 'Click, tap, or press Space to play again'];
    case 'won':
      return ['You win!', 'Click, tap, or press Space to play again'];
    default:
      return undefined;
  }
}

function drawBanner(pen: Pen, [title, hint]: [title: string, hint: string]) {
  pen.text({ x: 0, y: 2.4 }, title, 'accent', 'center', 0.9);
  pen.text({ x: 0, y: 1.7 }, hint, 'outline', 'center', 0.36);
}
// #endregion

// #region drawParticle
function drawParticle(pen: Pen, { x, y, age, life, size, color, text }: Particle) {
  if (text) pen.text({ x, y }, text, color, 'center', size);
  else pen.circle({ x, y }, size * (1 - age / life), { fill: color });
}
// #endregion

/** Returns the frequency of the note so many semitones above A4, in hertz. */
function pitchOf(semitones: number): number {
  return 440 * 2 ** (semitones / 12);
}

/** Returns the hits that a character of a level stands for. */
function hitsOf(character: string): number {
  return character === '#' ? Infinity : Number(character);
}

/** Limits a value to the range from −limit to limit. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** Returns the value with at least a minimum magnitude, and with the same sign. */
function atLeast(value: number, minimum: number): number {
  return (value < 0 ? -1 : 1) * Math.max(minimum, Math.abs(value));
}
