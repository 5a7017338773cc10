import { describe, expect, it } from 'vitest';
import { isClosingSwipe } from './swipe.ts';

describe('isClosingSwipe', () => {
  it.each([
    ['a long way, however slow', 81, 10_000, true],
    ['not far enough, slowly', 80, 10_000, false],
    ['a quick flick', 30, 50, true],
    ['a flick that is only just too slow', 30, 60, false],
    ['a touch that trembled, however quick', 20, 1, false],
    ['a little more than a tremble, quickly', 21, 1, true],
    ['nowhere at all', 0, 0, false],
    ['inwards', -100, 10, false],
  ])('%s (%d px in %d ms) is %s', (_what, distance, duration, expected) => {
    expect(isClosingSwipe(distance, duration)).toBe(expected);
  });
});
