/** The place of an item on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
}

/**
 * Returns the index of the item that an arrow key, Home, or End moves to in a grid; undefined for other keys, and
 * at the edges. Up and down move to the nearest item in the next row, whatever the number of columns.
 * @param boxes in reading order
 */
export function indexByKey(key: string, index: number, boxes: Box[]): number | undefined {
  const current = boxes[index];
  if (!current) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return index > 0 ? index - 1 : undefined;
    case 'ArrowRight':
      return index < boxes.length - 1 ? index + 1 : undefined;
    case 'ArrowUp':
      return nearest(boxes, current, ({ top }) => top < current.top, Math.max);
    case 'ArrowDown':
      return nearest(boxes, current, ({ top }) => top > current.top, Math.min);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    default:
      return undefined;
  }
}

/** The item of the closest row on one side, whose left edge is closest. */
function nearest(
  boxes: Box[],
  { left }: Box,
  isOnSide: (box: Box) => boolean,
  closest: (...tops: number[]) => number,
): number | undefined {
  const row = closest(...boxes.filter(isOnSide).map(({ top }) => top));
  const candidates = boxes.flatMap((box, index) => (box.top === row ? [{ box, index }] : []));
  const distance = ({ box }: { box: Box }) => Math.abs(box.left - left);
  return candidates.sort((a, b) => distance(a) - distance(b))[0]?.index;
}
