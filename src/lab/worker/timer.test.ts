import { describe, expect, it } from 'vitest';
import { createTimer } from './timer.ts';

/** Creates a clock and a simulation that only the test advances. */
function setUp() {
  let clock = 0;
  let time = 0;
  const timer = createTimer(() => clock);
  /** Runs a frame with steps that cost some milliseconds each, and drawing that costs some more. */
  const frame = (steps: number, { step = 2, draw = 1 } = {}) =>
    timer.frame(() => {
      if (steps > 0)
        timer.steps({ time: () => time, dt: 1 / 60 }, () => {
          time += steps / 60;
          clock += steps * step;
        });
      clock += draw;
    });
  return { timer, frame, wait: (milliseconds: number) => (clock += milliseconds) };
}

describe('the timer of a runner', () => {
  it('returns nothing before the first frame', () => {
    const { timer, frame } = setUp();
    expect(timer.means()).toBeUndefined();
    frame(1);
    expect(timer.means()).toEqual({ step: 2, frame: 3 });
  });

  it('returns the mean per step, and per frame with any number of steps', () => {
    const { timer, frame } = setUp();
    frame(2, { step: 1, draw: 3 });
    frame(0, { draw: 1 });
    frame(1, { step: 4, draw: 0 });
    expect(timer.means()).toEqual({ step: 2, frame: (5 + 1 + 4) / 3 });
  });

  it('has no time per step while the scene is paused', () => {
    const { timer, frame } = setUp();
    frame(0, { draw: 5 });
    expect(timer.means()).toEqual({ step: undefined, frame: 5 });
  });

  it('covers the last second', () => {
    const { timer, frame, wait } = setUp();
    frame(1, { step: 50 });
    wait(1000);
    frame(1, { step: 2 });
    expect(timer.means()).toEqual({ step: 2, frame: 3 });
  });
});
