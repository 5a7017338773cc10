import { expect, it } from 'vitest';
import { commandFor, isForScene } from './keys.ts';

const plain = (key: string) => ({ key, shiftKey: false });

it.each([
  ['ArrowUp', { type: 'push', x: 0, y: 1 }],
  ['ArrowLeft', { type: 'push', x: -1, y: 0 }],
  ['n', { type: 'choose', direction: 1 }],
  ['P', { type: 'choose', direction: -1 }],
  [' ', { type: 'pause' }],
  ['s', { type: 'step' }],
  ['R', { type: 'reset' }],
  ['+', { type: 'zoom', factor: 1.25 }],
  ['-', { type: 'zoom', factor: 0.8 }],
  ['0', { type: 'fit' }],
])('the key %j is a command', (key, command) => {
  expect(commandFor(plain(key), true)).toEqual(command);
});

it.each([
  ['ArrowRight', -40, 0],
  ['ArrowUp', 0, 40],
])('Shift and %s moves the view, so what it shows moves the other way', (key, dx, dy) => {
  const command = commandFor({ key, shiftKey: true }, true);
  expect(command).toMatchObject({ type: 'pan' });
  // That −0 is 0 matters to nobody.
  expect(command).toSatisfy(({ dx: x, dy: y }) => x - dx === 0 && y - dy === 0);
});

it('space plays what is paused', () => {
  expect(commandFor(plain(' '), false)).toEqual({ type: 'play' });
});

it.each(['Tab', 'Escape', 'Enter', 'PageDown', 'F5', 'x'])('%s is left to the browser', (key) => {
  expect(commandFor(plain(key), true)).toBeUndefined();
});

it.each([
  ['a', true],
  ['ArrowUp', true],
  [' ', true],
  ['F5', false],
  ['PageDown', false],
  ['/', false],
  ['+', false],
])('a scene that listens to keys hears of %j: %s', (key, isHeard) => {
  expect(isForScene(plain(key))).toBe(isHeard);
  expect(isForScene({ key, shiftKey: true })).toBe(false);
});
