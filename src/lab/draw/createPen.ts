import type { Vec2Value } from 'planck';
import type { Pen } from '../model/pen.ts';
import type { Camera } from './camera.ts';

/** Default width of a line, in CSS pixels. */
export const LINE_WIDTH = 1.5;
/** Default radius of a dot, in CSS pixels. */
const DOT_RADIUS = 3;
/** Length of an arrowhead, in CSS pixels. */
export const HEAD_LENGTH = 7;

/**
 * Creates a pen from the primitives in which canvas and SVG differ. `circle` takes a radius and `text` a font size,
 * both in CSS pixels.
 */
export function createPen(
  { line, polygon, circle, text }: Pick<Pen, 'line' | 'polygon' | 'circle' | 'text'>,
  { scale }: Camera,
): Pen {
  return {
    line,
    polygon,
    circle: (center, radius, style) => circle(center, radius * scale, style),
    dot: (point, color, pixels = DOT_RADIUS) => circle(point, pixels, { fill: color }),
    arrow: (from, to, color) => {
      line([from, to], { stroke: color });
      const head = arrowhead(from, to, HEAD_LENGTH / scale);
      if (head) polygon([to, ...head], { fill: color });
    },
    text: (point, words, color, align, size) =>
      text(point, words, color === 'accent' ? 'emphasis' : color, align, size && size * scale),
  };
}

/** Returns the two back corners of an arrowhead at `to`; undefined if the arrow has no direction. */
export function arrowhead(
  from: Vec2Value,
  to: Vec2Value,
  length: number,
): [Vec2Value, Vec2Value] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance === 0) return undefined;
  const [ux, uy] = [(dx / distance) * length, (dy / distance) * length];
  const [backX, backY] = [to.x - ux, to.y - uy];
  return [
    { x: backX - uy / 2, y: backY + ux / 2 },
    { x: backX + uy / 2, y: backY - ux / 2 },
  ];
}
