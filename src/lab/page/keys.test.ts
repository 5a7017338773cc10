import { expect, it } from 'vitest';
import { commandOfKey } from './keys.ts';

const MIDDLE = { x: 10, y: 20 };

it.each([
  ['ArrowUp', { type: 'push', x: 0, y: 1 }],
  ['ArrowLeft', { type: 'push', x: -1, y: 0 }],
  ['n', { type: 'choose', direction: 1 }],
  ['P', { type: 'choose', direction: -1 }],
  [' ', { type: 'pause' }],
  ['s', { type: 'step' }],
  ['R', { type: 'reset' }],
  ['+', { type: 'zoom', factor: 1.25, ...MIDDLE }],
  ['-', { type: 'zoom', factor: 0.8, ...MIDDLE }],
  ['0', { type: 'fit' }],
])('the key %j is a command', (key, command) => {
  expect(commandOfKey(key, true, MIDDLE)).toEqual(command);
});

it('space plays what is paused', () => {
  expect(commandOfKey(' ', false, MIDDLE)).toEqual({ type: 'play' });
});

it.each(['Tab', 'Escape', 'Enter', 'PageDown', 'F5', 'x'])('%s is left to the browser', (key) => {
  expect(commandOfKey(key, true, MIDDLE)).toBeUndefined();
});
