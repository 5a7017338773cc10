import { afterEach, expect, it, vi } from 'vitest';
import { followSwipe } from './swipe.ts';

afterEach(() => {
  document.dir = '';
});

it.each([
  ['', 'start', -100, 1],
  ['', 'start', 100, 0],
  ['', 'end', 100, 1],
  ['', 'end', -100, 0],
  ['rtl', 'start', 100, 1],
  ['rtl', 'start', -100, 0],
  ['rtl', 'end', -100, 1],
  ['rtl', 'end', 100, 0],
] as const)(
  'in text with the direction "%s", a drawer at the %s is swiped by %d px: closed %d times',
  (direction, side, distance, times) => {
    document.dir = direction;
    const drawer = document.createElement('div');
    const close = vi.fn();
    followSwipe(drawer, side, close);
    const point = (type: string, clientX: number) =>
      drawer.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', clientX }));
    point('pointerdown', 200);
    point('pointermove', 200 + distance);
    expect(drawer.style.translate).toBe(times ? `${distance}px` : '0px');
    point('pointerup', 200 + distance);
    expect(drawer.style.translate).toBe('');
    expect(close).toHaveBeenCalledTimes(times);
  },
);
