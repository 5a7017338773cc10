import { describe, expect, it } from 'vitest';
import { keysInCode, keysOf } from './sceneKeys.ts';

const keys = (code: string, info = '') => keysOf(keysInCode(code), info).map(({ label }) => label);

describe('keysOf', () => {
  it.each([
    ['keys that are held', 'if (testbed.activeKeys.left || bed.activeKeys["fire"]) {}', '← Space'],
    ['letters that are held', "testbed.activeKeys['Z'] && testbed.activeKeys.X", 'X Z'],
    ['destructured keys', 'const { up, down: sink } = testbed.activeKeys;', '↑ ↓'],
    ['compared characters', 'keydown = (code, char) => { if (char === "c") a(); }', 'C'],
    ['cases', "switch (char) { case '2': case 'X': break; }", '2 X'],
    ['codes', 'if (code == 37 || code === 90) {}', '← Z'],
    ["a scene's own keys", 'keys: { down: (key) => key === "ArrowUp" || key === " " }', '↑ Space'],
    ['no keys in comments', '// case "X":\n/* activeKeys.up */ case "A":', 'A'],
    ['no keys in a comment that is not closed', 'activeKeys.up; /* activeKeys.down', '↑'],
  ])('reads %s', (_what, code, expected) => {
    expect(keys(code).join(' ')).toBe(expected);
  });

  it.each([
    ['←/→: Accelerate car, ↑/↓: Change spring frequency', '← ↑ ↓ →'],
    ['Z: Dynamic, X: Static', 'X Z'],
    ['1-3: Drop new object, X: Destroy an object', '1 2 3 X'],
    ['Use arrow keys to move and Z or X to rotate.', '← ↑ ↓ → X Z'],
    ['Press Space to jump', 'Space'],
  ])('reads the instructions %s', (info, expected) => {
    expect(keys('', info).join(' ')).toBe(expected);
  });

  it('has arrow keys and Space for a scene that does not tell', () => {
    expect(keys('this.handler[char]()', 'Feature: edge chains')).toEqual([
      '←',
      '↑',
      '↓',
      '→',
      'Space',
    ]);
  });

  it('names keys for events and for screen readers', () => {
    expect(keysOf(keysInCode('activeKeys.left activeKeys.fire activeKeys.Z'), '')).toEqual([
      { key: 'ArrowLeft', label: '←', name: 'Left arrow' },
      { key: ' ', label: 'Space', name: 'Space' },
      { key: 'z', label: 'Z', name: 'Z' },
    ]);
  });
});
