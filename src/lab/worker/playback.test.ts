import { beforeEach, expect, it } from 'vitest';
import { createPlayback } from './playback.ts';

let callbacks: ((time: number) => void)[];
/** Times that were rendered, with the seconds to advance. */
let rendered: [time: number, seconds?: number][];
let playback: ReturnType<typeof createPlayback>;

beforeEach(() => {
  callbacks = [];
  playback = createPlayback(
    (callback) => callbacks.push(callback),
    (...frame) => rendered.push(frame),
  );
});

/** Runs the requested frame, and returns what was rendered in it. */
function frame(time: number): [time: number, seconds?: number][] {
  rendered = [];
  for (const callback of callbacks.splice(0)) callback(time);
  return rendered;
}

it('renders one frame while paused, and requests no other', () => {
  playback.requestFrame();
  playback.requestFrame();
  expect(callbacks).toHaveLength(1);
  expect(frame(1000)).toEqual([[1000, undefined]]);
  expect(callbacks).toHaveLength(0);
});

it('advances by the time between frames while playing', () => {
  playback.play();
  playback.requestFrame();
  expect(frame(1000)).toEqual([[1000, 0]]);
  expect(frame(1250)).toEqual([[1250, 0.25]]);
  expect(callbacks).toHaveLength(1);
});

it('advances slower at a lower rate', () => {
  playback.play();
  playback.setRate(0.5);
  playback.requestFrame();
  frame(1000);
  expect(frame(2000)).toEqual([[2000, 0.5]]);
});

it('does not make up for a pause', () => {
  playback.play();
  playback.requestFrame();
  frame(1000);
  playback.pause();
  expect(playback.isPlaying()).toBe(false);
  expect(frame(2000)).toEqual([[2000, undefined]]);
  playback.play();
  playback.requestFrame();
  expect(frame(9000)).toEqual([[9000, 0]]);
});

it('does nothing out of sight, and does not make up for it', () => {
  playback.play();
  playback.requestFrame();
  frame(1000);
  playback.setVisible(false);
  expect(frame(2000)).toEqual([]);
  playback.requestFrame();
  expect(callbacks).toHaveLength(0);
  playback.setVisible(true);
  playback.requestFrame();
  expect(frame(9000)).toEqual([[9000, 0]]);
});
