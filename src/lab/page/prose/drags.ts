/** Minimum distance of a drag, in CSS pixels; below it, a press is a click. */
const MIN_DISTANCE = 4;

interface DragEvents {
  /** Called when a pointer goes down; returns a function of the horizontal distance, in CSS pixels. */
  onStart: () => (distance: number) => void;
  /** Called after a click or tap without a drag. */
  onClick: () => void;
}

/** Listens to horizontal drags of an element by mouse, finger, or pen. */
export function listenToDrags(
  element: HTMLElement,
  { onStart, onClick }: DragEvents,
  signal: AbortSignal,
): void {
  let startX = 0;
  let move: ((distance: number) => void) | undefined;
  let hasDragged = false;

  const start = ({ button, clientX, pointerId }: PointerEvent) => {
    if (button !== 0) return;
    startX = clientX;
    move = onStart();
    hasDragged = false;
    element.setPointerCapture(pointerId);
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (!move) return;
    hasDragged ||= Math.abs(clientX - startX) >= MIN_DISTANCE;
    if (hasDragged) move(clientX - startX);
  };
  const end = () => {
    move = undefined;
  };
  const click = () => {
    // A drag of a mouse also ends with a click.
    if (!hasDragged) onClick();
    hasDragged = false;
  };

  element.addEventListener('pointerdown', start, { signal });
  element.addEventListener('pointermove', drag, { signal });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', end, { signal });
  element.addEventListener('click', click, { signal });
  // The default action would select text.
  element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
}
