import { listen } from '../ui/listen.ts';

/** Minimum distance of a swipe that closes the drawer, in CSS pixels. */
const SWIPE_DISTANCE = 80;
/** Minimum speed of a flick, which closes the drawer after a quarter of the distance, in CSS pixels per millisecond. */
const FLICK_SPEED = 0.5;

/** Returns whether a swipe outwards closes the drawer: `distance` in CSS pixels, `duration` in milliseconds. */
export function isClosingSwipe(distance: number, duration: number): boolean {
  return (
    distance > SWIPE_DISTANCE ||
    (distance > SWIPE_DISTANCE / 4 && distance / duration > FLICK_SPEED)
  );
}

/**
 * Closes a drawer when it is swiped toward its edge. The drawer follows the finger, and returns if the swipe was too
 * short. Needs `touch-action: pan-y` on the drawer.
 */
export function followSwipe(
  drawer: HTMLElement,
  side: 'start' | 'end',
  onAway: () => void,
): () => void {
  const outwards = (side === 'start') === (document.dir === 'rtl') ? 1 : -1;
  let start: { x: number; time: number } | undefined;
  const distance = (event: PointerEvent) =>
    start === undefined ? 0 : Math.max(0, (event.clientX - start.x) * outwards);

  const end = (event: PointerEvent) => {
    if (!start) return;
    const isDone =
      event.type === 'pointerup' && isClosingSwipe(distance(event), event.timeStamp - start.time);
    start = undefined;
    drawer.style.translate = '';
    if (isDone) onAway();
  };
  return listen(drawer, {
    pointerdown: ({ pointerType, clientX, timeStamp }) => {
      if (pointerType === 'touch') start = { x: clientX, time: timeStamp };
    },
    pointermove: (event) => {
      if (start) drawer.style.translate = `${distance(event) * outwards}px`;
    },
    pointerup: end,
    pointercancel: end,
  });
}
