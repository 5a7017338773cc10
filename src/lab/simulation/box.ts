import type { AABBValue, Vec2Value } from 'planck';

/** An axis-aligned box, in meters. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Returns the smallest box that contains all boxes; undefined if there are none. */
export function unite(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const union: Box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const { left, bottom, right, top } of boxes) {
    union.left = Math.min(union.left, left);
    union.bottom = Math.min(union.bottom, bottom);
    union.right = Math.max(union.right, right);
    union.top = Math.max(union.top, top);
  }
  return union;
}

/** Returns the intersection of two boxes; undefined if they don't touch. */
export function intersect(a: Box, b: Box): Box | undefined {
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const [bottom, top] = [Math.max(a.bottom, b.bottom), Math.min(a.top, b.top)];
  return left <= right && bottom <= top ? { left, bottom, right, top } : undefined;
}

/** Returns the box with a margin on all sides. */
export function grow({ left, bottom, right, top }: Box, by: number): Box {
  return { left: left - by, bottom: bottom - by, right: right + by, top: top + by };
}

/** Returns the longer side of a box, in meters. */
export function longestSide({ left, bottom, right, top }: Box): number {
  return Math.max(right - left, top - bottom);
}

export function toBox({ lowerBound, upperBound }: AABBValue): Box {
  return { left: lowerBound.x, bottom: lowerBound.y, right: upperBound.x, top: upperBound.y };
}

export function boxAround({ x, y }: Vec2Value): Box {
  return { left: x, bottom: y, right: x, top: y };
}
