type Callback = (...values: unknown[]) => void;

/** The timers and animation frames of running code, which pause along with it. */
export type CodeTimers = ReturnType<typeof createCodeTimers>;

/**
 * Creates timers for code. In animation frames, its time doesn't pass while it is paused, and passes slowly
 * in slow motion.
 * @param isPaused whether timers that come due have to wait
 */
export function createCodeTimers(isPaused: () => boolean) {
  // The browser's own functions, because the code gets replacements.
  const { setTimeout, setInterval, clearTimeout, clearInterval, performance } = globalThis;
  const frames = new Map<number, FrameRequestCallback>();
  /** Functions that cancel pending timers, by their ids. */
  const cancels = new Map<number, () => void>();
  /** Timers that came due during a pause. */
  const due = new Map<number, () => void>();
  let lastId = 0;
  let startedAt = performance.now();
  let elapsed = 0;
  /** Time of the computer when the code's time was last advanced. */
  let advancedAt = startedAt;
  /** The latest time that the code has read. */
  let readAt = startedAt;
  /** Grows by the rate with each frame; at 1, the code gets a frame. */
  let frameShare = 0;

  const cancel = (id: number) => {
    cancels.get(id)?.();
    cancels.delete(id);
    due.delete(id);
  };
  const startTimer =
    (repeats: boolean) =>
    (callback: Callback, milliseconds = 0, ...values: unknown[]) => {
      const id = ++lastId;
      const call = () => {
        if (!repeats) cancels.delete(id);
        callback(...values);
      };
      const onDue = () => void (isPaused() ? due.set(id, call) : call());
      const handle = repeats ? setInterval(onDue, milliseconds) : setTimeout(onDue, milliseconds);
      cancels.set(id, () => (repeats ? clearInterval(handle) : clearTimeout(handle)));
      return id;
    };

  return {
    /** Replacements for the browser's functions of the same names. */
    globals: {
      setTimeout: startTimer(false),
      setInterval: startTimer(true),
      clearTimeout: cancel,
      clearInterval: cancel,
      requestAnimationFrame: (callback: FrameRequestCallback) => {
        frames.set(++lastId, callback);
        return lastId;
      },
      cancelAnimationFrame: (id: number) => void frames.delete(id),
      /** Its `now` is the time of animation frames. */
      performance: withClock(performance, () => {
        // Between two frames, as fast as the computer's clock, so that code can measure itself.
        readAt = Math.max(readAt, startedAt + elapsed + performance.now() - advancedAt);
        return readAt;
      }),
    },
    now: () => elapsed,
    isWaiting: () => frames.size + cancels.size > 0,
    /**
     * Advances the code's time by the length of a frame, in seconds. Runs the callbacks that came due during a pause,
     * and then the animation frames.
     * @param rate share of frames that run animation frames
     */
    advance: (seconds: number, rate = 1) => {
      elapsed += seconds * 1000;
      advancedAt = performance.now();
      // A frame isn't earlier than what the code has read.
      startedAt = Math.max(startedAt, readAt - elapsed);
      for (const [id, call] of due) {
        due.delete(id);
        call();
      }
      frameShare += rate;
      if (frameShare < 1) return;
      frameShare %= 1;
      // Skips frames that a callback requests or cancels.
      for (const id of [...frames.keys()]) {
        const callback = frames.get(id);
        frames.delete(id);
        callback?.(startedAt + elapsed);
      }
    },
    /** Cancels all timers and animation frames, and restarts the clock. */
    reset: () => {
      for (const id of cancels.keys()) cancel(id);
      frames.clear();
      startedAt = Math.max(performance.now(), readAt);
      advancedAt = startedAt;
      elapsed = 0;
      frameShare = 0;
    },
  };
}

/** Returns the browser's `performance` with another clock. */
function withClock(performance: Performance, now: () => number): Performance {
  return new Proxy(performance, {
    get: (target, name) => {
      if (name === 'now') return now;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
