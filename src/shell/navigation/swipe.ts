/** How far, in CSS pixels, a finger moves a drawer before it closes. */
const FAR = 80;
/** How fast, in CSS pixels per millisecond, a flick is that closes it sooner. */
const FAST = 0.5;

/** Whether a finger that moved `distance` pixels outwards in `duration` milliseconds meant to close. */
export function isAway(distance: number, duration: number): boolean {
  return distance > FAR || (distance > FAR / 4 && distance / duration > FAST);
}

/**
 * Lets a finger push a drawer out over the edge that it came from. The drawer follows the finger
 * and goes back when it was not pushed away. Needs `touch-action: pan-y` on the drawer.
 */
export function followSwipe(
  drawer: HTMLElement,
  side: 'start' | 'end',
  onAway: () => void,
): () => void {
  const outwards = side === 'start' ? -1 : 1;
  let start: { x: number; time: number } | undefined;
  const distance = (event: PointerEvent) =>
    start === undefined ? 0 : Math.max(0, (event.clientX - start.x) * outwards);

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') start = { x: event.clientX, time: event.timeStamp };
  };
  const onMove = (event: PointerEvent) => {
    if (start) drawer.style.translate = `${distance(event) * outwards}px`;
  };
  const onEnd = (event: PointerEvent) => {
    if (!start) return;
    const isDone =
      event.type === 'pointerup' && isAway(distance(event), event.timeStamp - start.time);
    start = undefined;
    drawer.style.translate = '';
    if (isDone) onAway();
  };

  const listeners = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onEnd,
    pointercancel: onEnd,
  };
  const entries = Object.entries(listeners) as ['pointerdown', (event: PointerEvent) => void][];
  for (const [type, listener] of entries) drawer.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of entries) drawer.removeEventListener(type, listener);
  };
}
