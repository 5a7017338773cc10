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

  it('know whether something is pending', () => {
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
