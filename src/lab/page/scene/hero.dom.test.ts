import { beforeEach, expect, it } from 'vitest';
import type { Player } from '../player/player.ts';
import { startHero } from './hero.ts';

let figure: HTMLElement;
let isOverBody: boolean;
/** Tells the hero that the world has moved; undefined after it has unsubscribed. */
let report: (() => void) | undefined;
let ending: AbortController;

const point = (type: string, pointerType = 'mouse') =>
  figure.dispatchEvent(new PointerEvent(type, { pointerType, clientX: 30, clientY: 40 }));
const isHintVisible = () => figure.querySelector('span')?.hidden === false;

beforeEach(() => {
  isOverBody = true;
  ending = new AbortController();
  document.body.innerHTML = '<figure></figure>';
  figure = document.querySelector('figure') as HTMLElement;
  const player = {
    isMovable: () => isOverBody,
    subscribe: (onChange: () => void) => {
      report = onChange;
      return () => {
        report = undefined;
      };
    },
  } satisfies Pick<Player, 'isMovable' | 'subscribe'>;
  startHero(figure, player as unknown as Player, ending.signal);
});

it('shows its hint at a mouse over a body', () => {
  expect(isHintVisible()).toBe(false);
  point('pointermove');
  expect(isHintVisible()).toBe(true);
  expect(figure.querySelector('span')?.style.getPropertyValue('--x')).toBe('30px');
  point('pointerleave');
  expect(isHintVisible()).toBe(false);
});

it('hides its hint when the body moves away from a pointer that rests', () => {
  point('pointermove');
  isOverBody = false;
  report?.();
  expect(isHintVisible()).toBe(false);
});

it('shows no hint to fingers, and none after a body has been grabbed', () => {
  point('pointermove', 'touch');
  expect(isHintVisible()).toBe(false);
  isOverBody = false;
  point('pointermove');
  point('pointerdown');
  isOverBody = true;
  point('pointermove');
  expect(isHintVisible()).toBe(true);
  point('pointerdown');
  point('pointermove');
  expect(isHintVisible()).toBe(false);
});

it.each(['click', 'keydown'])('is marked as used after a %s', (type) => {
  expect(figure.hasAttribute('data-used')).toBe(false);
  figure.dispatchEvent(new Event(type));
  expect(figure.hasAttribute('data-used')).toBe(true);
});

it('leaves nothing behind', () => {
  figure.dispatchEvent(new Event('click'));
  ending.abort();
  expect(report).toBeUndefined();
  expect(figure.outerHTML).toBe('<figure></figure>');
});
