import { expect, it } from 'vitest';
import { findCommand, isForScene } from './keys.ts';

const plain = (key: string, code = '') => ({ key, code, shiftKey: false });

it.each([
  ['ArrowUp', { type: 'push', x: 0, y: 1 }],
  ['ArrowLeft', { type: 'push', x: -1, y: 0 }],
  ['n', { type: 'select', direction: 1 }],
  ['P', { type: 'select', direction: -1 }],
  [' ', { type: 'pause' }],
  ['i', { type: 'inspect', target: 'selected' }],
  ['s', { type: 'step' }],
  ['R', { type: 'reset' }],
  ['+', { type: 'zoom', factor: 1.25 }],
  ['-', { type: 'zoom', factor: 0.8 }],
  ['0', { type: 'fit' }],
  ['Home', { type: 'goTo', step: 0 }],
])('maps the key %j to a command', (key, command) => {
  expect(findCommand(plain(key), true)).toEqual(command);
});

it.each([
  ['n', 'т', 'KeyN', false, { type: 'select', direction: 1 }],
  ['Shift+R', 'К', 'KeyR', true, { type: 'reset' }],
])('maps %s to a command on a Russian keyboard', (_keys, key, code, shiftKey, command) => {
  expect(findCommand({ ...plain(key, code), shiftKey }, true)).toEqual(command);
});

it.each([
  ['ArrowRight', -40, 0],
  ['ArrowUp', 0, 40],
])('Shift and %s pans the view, so its content moves the other way', (key, dx, dy) => {
  const command = findCommand({ ...plain(key), shiftKey: true }, true);
  expect(command).toMatchObject({ type: 'pan' });
  // Treats -0 as 0.
  expect(command).toSatisfy(({ dx: x, dy: y }) => x - dx === 0 && y - dy === 0);
});

it('space plays a paused scene', () => {
  expect(findCommand(plain(' '), false)).toEqual({ type: 'play' });
});

it.each(['Tab', 'Escape', 'Enter', 'PageDown', 'F5', 'x'])('%s is left to the browser', (key) => {
  expect(findCommand(plain(key), true)).toBeUndefined();
});

it.each([
  ['a', true],
  ['ArrowUp', true],
  [' ', true],
  ['F5', false],
  ['PageDown', false],
  ['/', false],
  ['+', false],
])('a scene that listens to keys receives %j: %s', (key, isReceived) => {
  expect(isForScene(plain(key))).toBe(isReceived);
  expect(isForScene({ ...plain(key), shiftKey: true })).toBe(false);
});

it('a scene that listens to keys receives letters of any alphabet', () => {
  expect(isForScene(plain('ц', 'KeyW'))).toBe(true);
  expect(isForScene(plain('Dead', 'Quote'))).toBe(false);
});
