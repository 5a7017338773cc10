import { describe, expect, it } from 'vitest';
import { createHeldKeys, toKeyCode } from './keys.ts';

describe('toKeyCode', () => {
  it.each([
    ['a', 65],
    ['Z', 90],
    ['0', 48],
    ['9', 57],
    ['ArrowLeft', 37],
    ['ArrowUp', 38],
    ['ArrowRight', 39],
    ['ArrowDown', 40],
    [' ', 32],
    ['Enter', 13],
  ])('maps %j to %i', (key, code) => {
    expect(toKeyCode(key)).toBe(code);
  });

  it.each(['Tab', 'Escape', 'PageDown', 'Home', 'Shift', 'Alt'])(
    'leaves %j to the browser',
    (key) => {
      expect(toKeyCode(key)).toBeUndefined();
    },
  );

  it.each(['F1', 'F5', 'ä', '+', '/', 'AudioVolumeUp', 'toString'])('does not know %j', (key) => {
    expect(toKeyCode(key)).toBeUndefined();
  });
});

describe('held keys', () => {
  const press = (...keys: string[]) => {
    const held = createHeldKeys();
    for (const key of keys) held.set(toKeyCode(key) as number, true);
    return held;
  };

  it.each([
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    [' ', 'fire'],
    ['Enter', 'fire'],
    ['a', 'left'],
    ['d', 'right'],
    ['w', 'up'],
    ['s', 'down'],
  ] as const)('maps %j to %s', (key, name) => {
    const { active } = press(key);
    const named = (['left', 'right', 'up', 'down', 'fire'] as const).filter((one) => active[one]);
    expect(named).toEqual([name]);
  });

  it('exposes letters and digits by name until they are released', () => {
    const held = press('x', '5');
    expect(held.active).toMatchObject({ X: true, 5: true });
    held.set(toKeyCode('x') as number, false);
    expect(held.active).toMatchObject({ X: false, 5: true });
    expect(held.codes()).toEqual([53]);
  });

  it('keeps a named key active while one of its keys is held', () => {
    const held = press('a', 'ArrowLeft');
    held.set(65, false);
    expect(held.active.left).toBe(true);
    held.set(37, false);
    expect(held.active.left).toBe(false);
  });
});
