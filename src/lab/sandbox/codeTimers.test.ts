import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CodeTimers, createCodeTimers } from './codeTimers.ts';

let isPaused: boolean;
let timers: CodeTimers;
let code: CodeTimers['globals'];
let called: unknown[];
const record = (...values: unknown[]) => called.push(...values);

beforeEach(() => {
  vi.useFakeTimers();
  isPaused = false;
  called = [];
  timers = createCodeTimers(() => isPaused);
  code = timers.globals;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of code', () => {
  const times: number[] = [];
  const frame = (time: number) => times.push(time, code.performance.now());

  it('is that of its frames, without pauses, and never goes back', () => {
    times.length = 0;
    const start = code.performance.now();
    vi.advanceTimersByTime(50);
    times.push(code.performance.now());
    code.requestAnimationFrame(frame);
    timers.advance(0);
    vi.advanceTimersByTime(10_000);
    code.requestAnimationFrame(frame);
    timers.advance(0.016);
    expect(times.map((time) => time - start)).toEqual([50, 50, 50, 66, 66]);
  });
});

describe('timers of code', () => {
  it('call back like those of the browser', () => {
    code.setTimeout(record, 10, 'once', 1);
    const id = code.setInterval(record, 20, 'often');
    vi.advanceTimersByTime(50);
    expect(called).toEqual(['once', 1, 'often', 'often']);
    code.clearInterval(id);
    code.clearTimeout(code.setTimeout(record, 10, 'never'));
    vi.advanceTimersByTime(50);
    expect(called).toHaveLength(4);
  });

  it('report whether something is pending', () => {
    expect(timers.isWaiting()).toBe(false);
    code.setTimeout(record, 10);
    expect(timers.isWaiting()).toBe(true);
    vi.advanceTimersByTime(10);
    expect(timers.isWaiting()).toBe(false);
    const id = code.requestAnimationFrame(record);
    expect(timers.isWaiting()).toBe(true);
    code.cancelAnimationFrame(id);
    expect(timers.isWaiting()).toBe(false);
  });

  it('wait during a pause, and call back once after it', () => {
    code.setInterval(record, 10, 'often');
    isPaused = true;
    vi.advanceTimersByTime(100);
    expect(called).toEqual([]);
    expect(timers.isWaiting()).toBe(true);
    isPaused = false;
    timers.advance(1 / 60);
    expect(called).toEqual(['often']);
  });

  it('call back animation frames once, with a time that stops during a pause', () => {
    const start = performance.now();
    code.requestAnimationFrame(record);
    timers.advance(0);
    timers.advance(0.016);
    vi.advanceTimersByTime(10_000);
    code.requestAnimationFrame(record);
    timers.advance(0.016);
    expect(called).toEqual([start, start + 32]);
  });

  it('call back fewer animation frames in slow motion', () => {
    const loop = () => {
      record('frame');
      code.requestAnimationFrame(loop);
    };
    code.requestAnimationFrame(loop);
    for (let frame = 0; frame < 8; frame++) timers.advance(0.004, 0.25);
    expect(called).toHaveLength(2);
    expect(timers.now()).toBeCloseTo(32);
  });

  describe('that come due together', () => {
    const start = {
      'animation frames': (callback: () => void) => code.requestAnimationFrame(callback),
      timeouts: (callback: () => void) => code.setTimeout(callback, 10),
      intervals: (callback: () => void) => code.setInterval(callback, 10),
    };
    const clear = {
      'animation frames': () => code.cancelAnimationFrame,
      timeouts: () => code.clearTimeout,
      intervals: () => code.clearInterval,
    };
    const kinds = Object.keys(start) as (keyof typeof start)[];
    const pass = () => {
      vi.advanceTimersByTime(10);
      timers.advance(1 / 60);
    };

    it.each(
      kinds.flatMap((kind) => [
        { kind, pauses: false },
        { kind, pauses: true },
      ]),
    )('can cancel each other: $kind, paused: $pauses', ({ kind, pauses }) => {
      isPaused = pauses;
      const ids: number[] = [];
      const callback = (name: string) => () => {
        record(name);
        for (const id of ids) clear[kind]()(id);
      };
      for (const name of ['first', 'second', 'third']) ids.push(start[kind](callback(name)));
      if (pauses) vi.advanceTimersByTime(10);
      isPaused = false;
      pass();
      pass();
      expect(called).toEqual(['first']);
      expect(timers.isWaiting()).toBe(false);
    });

    it('call back in the next frame what a frame requests', () => {
      const later = () => record('later');
      code.requestAnimationFrame(() => {
        record('frame');
        code.cancelAnimationFrame(code.requestAnimationFrame(record));
        code.requestAnimationFrame(later);
      });
      pass();
      expect(called).toEqual(['frame']);
      pass();
      expect(called).toEqual(['frame', 'later']);
    });
  });

  it('are cleared by either function, unlike animation frames', () => {
    code.clearInterval(code.setTimeout(record, 10, 'timeout'));
    code.clearTimeout(code.setInterval(record, 10, 'interval'));
    const frame = code.requestAnimationFrame(() => record('frame'));
    code.clearTimeout(frame);
    code.clearInterval(frame);
    code.cancelAnimationFrame(code.setTimeout(record, 10, 'kept'));
    vi.advanceTimersByTime(10);
    timers.advance(1 / 60);
    expect(called).toEqual(['kept', 'frame']);
  });

  it('ignore ids of an earlier run, and of nothing', () => {
    const ids = [code.setTimeout(record, 10), code.requestAnimationFrame(record)];
    timers.reset();
    code.setTimeout(record, 10, 'timeout');
    code.requestAnimationFrame(() => record('frame'));
    for (const id of [...ids, 0, -1, Number.NaN, undefined as unknown as number]) {
      code.clearTimeout(id);
      code.cancelAnimationFrame(id);
    }
    vi.advanceTimersByTime(10);
    timers.advance(1 / 60);
    expect(called).toEqual(['timeout', 'frame']);
  });

  it('are canceled by a reset', () => {
    code.setInterval(record, 10);
    code.requestAnimationFrame(record);
    timers.advance(0.5, 0);
    timers.reset();
    expect(timers.isWaiting()).toBe(false);
    expect(timers.now()).toBe(0);
    vi.advanceTimersByTime(100);
    timers.advance(1);
    expect(called).toEqual([]);
  });

  it('start slow motion anew after a reset', () => {
    timers.advance(0.012, 0.75);
    timers.reset();
    code.requestAnimationFrame(record);
    for (let frame = 0; frame < 3; frame++) timers.advance(0.004, 0.25);
    expect(called).toEqual([]);
    timers.advance(0.004, 0.25);
    expect(called).toHaveLength(1);
  });
});
