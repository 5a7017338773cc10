/** Minimum distance of a drag, in CSS pixels; below it, a press is a click. */
const MIN_DISTANCE = 4;

/**
 * Listens to horizontal drags of an element by mouse, finger, or pen.
 * @param onStart called when a pointer goes down; returns a function of the horizontal distance, in CSS pixels
 * @param onClick called after a click or tap without a drag
 */
export function listenToDrags(
  element: HTMLElement,
  onStart: () => (distance: number) => void,
  onClick: () => void,
): void {
  let startX = 0;
  let move: ((distance: number) => void) | undefined;
  let hasDragged = false;

  element.onpointerdown = ({ button, clientX, pointerId }) => {
    if (button !== 0) return;
    startX = clientX;
    move = onStart();
    hasDragged = false;
    element.setPointerCapture(pointerId);
  };
  element.onpointermove = ({ clientX }) => {
    if (!move) return;
    hasDragged ||= Math.abs(clientX - startX) >= MIN_DISTANCE;
    if (hasDragged) move(clientX - startX);
  };
  element.onpointerup = element.onpointercancel = () => {
    move = undefined;
  };
  element.onclick = () => {
    // A drag of a mouse also ends with a click.
    if (!hasDragged) onClick();
    hasDragged = false;
  };
  // The default action would select text.
  element.onmousedown = (event) => event.preventDefault();
}
