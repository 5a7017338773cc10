import { type Body, Box, Chain, Circle, RopeJoint, World } from 'planck';
import { defineScene, range } from '#scene';

// #region slow-motion
export interface SlowMotionOptions {
  /** Time scale of slow motion: at 0.25, everything takes four times as long. */
  slow: number;
  /** Duration of the transition in seconds of real time, or 0 for none. */
  ease: number;
}

/** Converts real time to simulated time, with smooth slow motion and a pause. */
export class SlowMotion {
  readonly options: SlowMotionOptions;
  /** Simulated seconds per second of real time; 1 is normal speed. */
  timeScale = 1;
  isPaused = false;
  /** Whether slow motion lasts until you set this to false, for example while a key is held. */
  isHeld = false;
  /** How long slow motion still lasts, in seconds of real time. */
  timer = 0;

  constructor(options: SlowMotionOptions) {
    this.options = options;
  }

  /**
   * Starts slow motion, or prolongs it.
   * @param duration in seconds of real time
   */
  start(duration: number): void {
    this.timer = Math.max(this.timer, duration);
  }

  /**
   * Returns the time to simulate in a frame, in seconds. Call it once per frame.
   * @param frameTime seconds since the last frame, in real time
   */
  update(frameTime: number): number {
    if (this.isPaused) return 0;
    const { slow, ease } = this.options;
    this.timer -= frameTime;
    const target = this.timer > 0 || this.isHeld ? slow : 1;
    const fraction = ease > 0 ? Math.min(1, frameTime / ease) : 1;
    this.timeScale += (target - this.timeScale) * fraction;
    return frameTime * this.timeScale;
  }
}
// #endregion

export default defineScene({
  title: 'Slow motion and pause: a time scale between frames and steps',
  description:
    'A heavy ball on a chain swings through a tower of boxes. Before it hits, time slows down, and returns to normal speed after a while.',
  params: {
    slow: range('Slow motion', { min: 0.05, max: 1, step: 0.05, value: 0.15 }),
    ease: range('Transition', { min: 0, max: 1, step: 0.05, value: 0.3, unit: 's' }),
  },
  poster: 1.45,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -7, y: 12 },
      { x: -7, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 12 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room), friction: 0.7 });

    const boxes: { body: Body; x: number; y: number }[] = [];
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 3; column++) {
        const x = 1.2 + 0.62 * column;
        const y = 0.3 + 0.6 * row;
        const body = world.createBody({ type: 'dynamic', position: { x, y } });
        body.createFixture({ shape: new Box(0.3, 0.3), density: 1, friction: 0.6 });
        boxes.push({ body, x, y });
      }
    }
    const start = { x: -5.2, y: 6 };
    const hook = { x: 0.2, y: 7.4 };
    const ball = world.createBody({ type: 'dynamic', position: start, style: { fill: 'bad' } });
    ball.createFixture({ shape: new Circle(0.6), density: 6, friction: 0.5 });
    const rope = new RopeJoint({
      bodyA: ground,
      bodyB: ball,
      localAnchorA: hook,
      localAnchorB: { x: 0, y: 0 },
      maxLength: Math.hypot(hook.x - start.x, hook.y - start.y),
    });
    world.createJoint(rope);

    const again = () => {
      for (const { body, x, y } of [...boxes, { body: ball, ...start }]) {
        body.setTransform({ x, y }, 0);
        body.setLinearVelocity({ x: 0, y: 0 });
        body.setAngularVelocity(0);
        body.setAwake(true);
      }
      time.timer = 0;
      wasNear = false;
    };

    const time = new SlowMotion({ ...params });

    let wasNear = false;
    const held = new Set<string>();
    const timeScale = () => (time.isPaused ? 0 : time.timeScale);
    const togglePause = () => {
      time.isPaused = !time.isPaused;
    };
    return {
      world,
      view: { x: 0, y: 3.7, width: 13.2, height: 7.8 },
      get speed() {
        return timeScale();
      },
      step(dt) {
        const isNear = ball.getPosition().x > -0.3 && ball.getLinearVelocity().x > 4;
        if (isNear && !wasNear) time.start(2.5);
        wasNear ||= isNear;
        Object.assign(time.options, params);
        time.isHeld = held.has(' ');
        // The scene calls this for each step, which takes longer in slow motion.
        time.update(dt / time.timeScale);
      },
      keys: {
        names: [' ', 'p'],
        down: (key) => {
          if (key === 'p' && !held.has(key)) togglePause();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        const { x, y } = pen.poseOf(ball);
        pen.line([hook, { x, y }], { stroke: 'joint', width: 3 });
        const label = time.isPaused ? 'Paused' : time.timeScale < 0.95 ? 'Slow motion' : '';
        if (label) pen.text({ x: -4.4, y: 6.6 }, label, 'accent', 'center', 0.5);
        const width = 2.4 * timeScale();
        pen.line(
          [
            { x: -5.6, y: 6.2 },
            { x: -3.2, y: 6.2 },
          ],
          { stroke: 'quiet', width: 5 },
        );
        pen.line(
          [
            { x: -5.6, y: 6.2 },
            { x: -5.6 + width, y: 6.2 },
          ],
          { stroke: 'accent', width: 5 },
        );
      },
      controls: {
        Again: again,
        'Pause or continue': togglePause,
      },
      info: () => 'Hold Space: slow motion. P: pause or continue.',
      facts: () => ({
        'Time scale': timeScale().toFixed(2),
        'Speed of the ball': `${ball.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
