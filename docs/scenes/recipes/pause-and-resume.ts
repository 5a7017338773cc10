import { Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region game-clock
export const TIME_STEP = 1 / 60; // s

export type PauseReason = 'player' | 'hidden tab';

/** Counts the steps that are due in a frame, and none while there is a reason for a pause. */
export class GameClock {
  /** Why the game is paused. It runs while there is no reason. */
  readonly pausedBy = new Set<PauseReason>();
  /** Maximum time that one frame can add, in seconds; the rest is dropped. */
  maxFrameTime = 0.1;
  private lastFrame: number | undefined;
  /** Seconds that no step has used yet. */
  private accumulator = 0;

  get isPaused(): boolean {
    return this.pausedBy.size > 0;
  }

  /** Adds or removes one reason. The game stays paused as long as there is another one. */
  setPaused(reason: PauseReason, isPaused: boolean): void {
    if (isPaused) this.pausedBy.add(reason);
    // The next frame must not measure the pause.
    else if (this.pausedBy.delete(reason)) this.lastFrame = undefined;
  }

  /**
   * Returns the number of steps to make in a frame.
   * @param now time of the frame, in milliseconds
   */
  countSteps(now: number): number {
    if (this.isPaused) return 0;
    const frameTime = (now - (this.lastFrame ?? now)) / 1000;
    this.lastFrame = now;
    this.accumulator += Math.min(frameTime, this.maxFrameTime);
    const steps = Math.floor(this.accumulator / TIME_STEP + 1e-6); // tolerates rounding errors
    this.accumulator -= steps * TIME_STEP;
    return steps;
  }
}

/** Pauses a game while its tab is hidden. */
export function pauseWhileHidden(clock: GameClock): void {
  const update = () => clock.setPaused('hidden tab', document.hidden);
  document.addEventListener('visibilitychange', update);
  update();
}
// #endregion

const DIAL = { x: -2.7, y: 3.2 };

export default defineScene({
  title: 'Pause and resume: a hidden tab',
  description:
    'A body turns like the hand of a clock, once in ten seconds, and a ball bounces next to it. A button does what a hidden tab does to a game loop: no frames for some seconds, then one long frame. If the game wasn’t paused, everything jumps.',
  params: {
    away: range('Time away', { min: 0.5, max: 8, step: 0.5, value: 3, unit: 's' }),
    paused: toggle('Pause while hidden', true),
    longest: range('Longest frame', { min: 0.05, max: 8, step: 0.05, value: 8, unit: 's' }),
  },
  poster: 1.2,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: 0.4, y: 0.3 },
      { x: 5.4, y: 0.3 },
      { x: 5.4, y: 6.1 },
      { x: 0.4, y: 6.1 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true), restitution: 1, friction: 0 });
    const ball = world.createBody({
      type: 'dynamic',
      position: { x: 1, y: 5 },
      linearVelocity: { x: 1.3, y: 0 },
      fixedRotation: true,
      style: { fill: 'accent' },
    });
    ball.createFixture({ shape: new Circle(0.3), density: 1, restitution: 1, friction: 0 });
    const hand = world.createBody({
      type: 'kinematic',
      position: DIAL,
      angularVelocity: (-2 * Math.PI) / 10,
      style: { fill: 'accent' },
    });
    hand.createFixture({ shape: new Box(0.07, 1, { x: 0, y: 1 }), filterMaskBits: 0 });

    const gameClock = new GameClock();
    let now = 0; // ms
    let lastJump = 0; // seconds that were simulated in one frame
    /** Where hand and ball were when the tab was hidden. */
    let before: { angle: number; position: Vec2Value } | undefined;
    const hideAndShow = () => {
      if (params.paused) gameClock.setPaused('hidden tab', true);
      now += 1000 * params.away; // no frame comes while the tab is hidden
      gameClock.setPaused('hidden tab', false);
      const { x, y } = ball.getPosition();
      before = { angle: hand.getAngle(), position: { x, y } };
    };
    /** Simulated seconds, read from the clock. */
    const clock = () => (-10 * hand.getAngle()) / (2 * Math.PI);
    const atDial = (angle: number, radius: number) => ({
      x: DIAL.x - radius * Math.sin(angle),
      y: DIAL.y + radius * Math.cos(angle),
    });

    return {
      world,
      view: { x: 0, y: 3.2, width: 11.6, height: 6.6 },
      get speed() {
        return gameClock.isPaused ? 0 : 1;
      },
      step() {
        // The scene makes one step per frame; further ones are the jump.
        now += 1000 * TIME_STEP;
        gameClock.maxFrameTime = params.longest;
        const steps = gameClock.countSteps(now);
        if (steps > 1) lastJump = steps * TIME_STEP;
        for (let i = 1; i < steps; i++) world.step(TIME_STEP);
      },
      draw(pen) {
        pen.circle(DIAL, 2.3, { stroke: 'outline', width: 2 });
        for (let hour = 0; hour < 10; hour++) {
          const angle = (-hour * Math.PI) / 5;
          pen.line([atDial(angle, 2.1), atDial(angle, 2.3)], { stroke: 'outline', width: 2 });
        }
        if (before) {
          pen.line([DIAL, atDial(before.angle, 2)], { stroke: 'outline', dashed: true });
          pen.circle(before.position, 0.3, { stroke: 'outline', dashed: true });
        }
        if (gameClock.isPaused) pen.text({ x: 2.9, y: 3 }, 'Paused', 'accent', 'center', 0.6);
      },
      controls: {
        'Hide and show the tab': hideAndShow,
        'Pause or continue': () => gameClock.setPaused('player', !gameClock.pausedBy.has('player')),
      },
      info: () => 'Hide the tab with and without the pause, and compare.',
      facts: () => ({
        'Paused by': [...gameClock.pausedBy].join(', ') || 'nothing',
        'Simulated time': `${clock().toFixed(1)} s`,
        'Last jump': `${lastJump.toFixed(1)} s`,
      }),
    };
  },
});
