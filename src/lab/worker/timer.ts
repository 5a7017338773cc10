import type { Timing } from '../protocol/protocol.ts';
import type { Simulation } from '../simulation/simulation.ts';

/** Period that a mean covers, in milliseconds. */
const WINDOW = 1000;

/** The costs of a frame, in milliseconds. */
interface Frame {
  /** Time at which it ended. */
  end: number;
  frame: number;
  stepping: number;
  steps: number;
}

export type Timer = ReturnType<typeof createTimer>;

/**
 * Measures the cost of steps and frames. It returns means, because browsers round their clock to up to a
 * millisecond, so that the median of short times would be 0.
 * @param now returns the time in milliseconds
 */
export function createTimer(now: () => number = performance.now.bind(performance)) {
  let frames: Frame[] = [];
  let stepping = 0;
  let steps = 0;

  const measureDuration = (action: () => void): number => {
    const start = now();
    action();
    return now() - start;
  };

  return {
    /** Runs the steps of a frame. */
    steps: ({ time, dt }: Pick<Simulation, 'time' | 'dt'>, advance: () => void) => {
      const before = time();
      stepping = measureDuration(advance);
      steps = Math.round((time() - before) / dt);
    },
    /** Runs a whole frame, with its steps and its drawing. Returns its duration, in milliseconds. */
    frame: (render: () => void): number => {
      [stepping, steps] = [0, 0];
      const frame = measureDuration(render);
      const end = now();
      frames = frames.filter((one) => end - one.end < WINDOW);
      frames.push({ end, frame, stepping, steps });
      return frame;
    },
    /** Returns the means over the last second; undefined before the first frame. */
    means: (): Timing | undefined => {
      if (frames.length === 0) return undefined;
      const sum = (part: keyof Frame) => frames.reduce((total, frame) => total + frame[part], 0);
      const count = sum('steps');
      return {
        step: count > 0 ? sum('stepping') / count : undefined,
        frame: sum('frame') / frames.length,
      };
    },
  };
}
