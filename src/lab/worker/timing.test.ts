import { describe, expect, it } from 'vitest';
import { createTiming } from './timing.ts';

/** A clock, and a simulation, that only the test advances. */
function setUp() {
  let clock = 0;
  let time = 0;
  const timing = createTiming(() => clock);
  /** Runs a frame with steps that cost some milliseconds each, and drawing that costs some more. */
  const frame = (steps: number, { step = 2, draw = 1 } = {}) =>
    timing.frame(() => {
      if (steps > 0)
        timing.steps({ time: () => time, dt: 1 / 60 }, () => {
          time += steps / 60;
          clock += steps * step;
        });
      clock += draw;
    });
  return { timing, frame, wait: (milliseconds: number) => (clock += milliseconds) };
}

describe('the timing of a runner', () => {
  it('measures nothing until it is switched on, and forgets when it is switched off', () => {
    const { timing, frame } = setUp();
    frame(1);
    expect(timing.means()).toBeUndefined();
    timing.setOn(true);
    expect(timing.means()).toBeUndefined();
    frame(1);
    expect(timing.means()).toEqual({ step: 2, frame: 3 });
    timing.setOn(false);
    expect(timing.means()).toBeUndefined();
    timing.setOn(true);
    expect(timing.means()).toBeUndefined();
  });

  it('returns the mean per step, and per frame with any number of steps', () => {
    const { timing, frame } = setUp();
    timing.setOn(true);
    frame(2, { step: 1, draw: 3 });
    frame(0, { draw: 1 });
    frame(1, { step: 4, draw: 0 });
    expect(timing.means()).toEqual({ step: 2, frame: (5 + 1 + 4) / 3 });
  });

  it('has no time per step while the scene is paused', () => {
    const { timing, frame } = setUp();
    timing.setOn(true);
    frame(0, { draw: 5 });
    expect(timing.means()).toEqual({ step: undefined, frame: 5 });
  });

  it('covers the last second', () => {
    const { timing, frame, wait } = setUp();
    timing.setOn(true);
    frame(1, { step: 50 });
    wait(1000);
    frame(1, { step: 2 });
    expect(timing.means()).toEqual({ step: 2, frame: 3 });
  });
});
