import { expect, test } from 'vitest';
import {
  applyDeadZone,
  KEYS,
  PlayerInput,
  pollGamepads,
  TouchControls,
} from '../../../docs/scenes/recipes/touch-and-gamepad.ts';

// Claims of the recipe about input.

const IDLE = { axis: 0, jumpHeld: false, jumpPressed: false };

/** Returns a gamepad with a stick at a position and some pressed buttons. */
function gamepad(stick: number, ...pressed: number[]): Gamepad {
  const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) }));
  return { index: 0, axes: [stick, 0, 0, 0], buttons } as unknown as Gamepad;
}

test('a tap between two steps is read by the first step after it, and by no other', () => {
  const input = new PlayerInput();
  input.hold('Space', KEYS.Space ?? {});
  input.release('Space');
  expect(input.read()).toEqual({ axis: 0, jumpHeld: false, jumpPressed: true });
  expect(input.read()).toEqual(IDLE);
});

test('repeated key events are one press', () => {
  const input = new PlayerInput();
  for (let i = 0; i < 3; i++) input.hold('Space', { jump: true });
  expect(input.read().jumpPressed).toBe(true);
  input.hold('Space', { jump: true });
  expect(input.read()).toEqual({ axis: 0, jumpHeld: true, jumpPressed: false });
});

test('opposite keys add up to 0, and two devices to at most 1', () => {
  const input = new PlayerInput();
  input.hold('KeyA', { axis: -1 });
  input.hold('ArrowRight', { axis: 1 });
  expect(input.read().axis).toBe(0);
  input.release('KeyA');
  input.hold('gamepad 0', { axis: 0.5 });
  expect(input.read().axis).toBe(1);
  input.releaseAll();
  expect(input.read()).toEqual(IDLE);
});

test('a stick at 0.6 with a dead zone of 0.2 is at 0.5', () => {
  expect(applyDeadZone(0.03, 0.2)).toBeCloseTo(0, 9);
  expect(applyDeadZone(-0.6, 0.2)).toBeCloseTo(-0.5, 9);
  expect(applyDeadZone(1.4, 0.2)).toBe(1);
});

test('two fingers run and jump, each with its own pointer', () => {
  const input = new PlayerInput();
  const touch = new TouchControls(input, 50);
  touch.down(7, { x: 100, y: 300 }, true);
  touch.down(8, { x: 500, y: 300 }, false);
  touch.move(7, { x: 40, y: 300 });
  touch.move(8, { x: 580, y: 300 });
  expect(input.read()).toEqual({ axis: -1, jumpHeld: true, jumpPressed: true });
  touch.up(7);
  expect(input.read()).toEqual({ axis: 0, jumpHeld: true, jumpPressed: false });
  touch.up(8);
  expect(input.read()).toEqual(IDLE);
});

test('a gamepad that is polled in every frame jumps once, and releases when it is disconnected', () => {
  const input = new PlayerInput();
  for (let i = 0; i < 3; i++) pollGamepads(input, [gamepad(-0.05, 0, 15)]);
  expect(input.read()).toEqual({ axis: 1, jumpHeld: true, jumpPressed: true });
  pollGamepads(input, [gamepad(-1, 0)]);
  expect(input.read()).toEqual({ axis: -1, jumpHeld: true, jumpPressed: false });
  pollGamepads(input, [null]);
  expect(input.read()).toEqual(IDLE);
});
