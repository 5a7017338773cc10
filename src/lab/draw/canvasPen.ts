import type { Vec2Value } from 'planck';
import { type Camera, toPicture } from '../camera.ts';
import {
  arrowhead,
  type Color,
  DOT_RADIUS,
  HEAD_LENGTH,
  LINE_WIDTH,
  type Pen,
  type Style,
  type ThemeColor,
} from './pen.ts';

/** A CSS color for each color of the theme. */
export type Palette = Readonly<Record<ThemeColor, string>>;

export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Creates a pen that draws on a canvas, whose units are CSS pixels. */
export function createCanvasPen(context: CanvasContext, camera: Camera, palette: Palette): Pen {
  const colorOf = (color: Color) => palette[color as ThemeColor] ?? color;
  const trace = (points: readonly Vec2Value[]) => {
    context.beginPath();
    for (const point of points) {
      const { x, y } = toPicture(camera, point);
      context.lineTo(x, y);
    }
  };
  const paint = ({ fill, stroke, width = LINE_WIDTH, dashed }: Style) => {
    if (fill) {
      context.fillStyle = colorOf(fill);
      context.fill();
    }
    if (!stroke) return;
    context.strokeStyle = colorOf(stroke);
    context.lineWidth = width;
    context.setLineDash(dashed ? [4, 3] : []);
    context.stroke();
  };
  const circle = (center: Vec2Value, pixels: number, style: Style) => {
    const { x, y } = toPicture(camera, center);
    context.beginPath();
    context.arc(x, y, Math.max(0, pixels), 0, 2 * Math.PI);
    paint(style);
  };

  const pen: Pen = {
    polygon: (points, style) => {
      trace(points);
      context.closePath();
      paint(style);
    },
    line: (points, style) => {
      trace(points);
      paint({ ...style, fill: undefined });
    },
    circle: (center, radius, style) => circle(center, radius * camera.scale, style),
    dot: (point, color, pixels = DOT_RADIUS) => circle(point, pixels, { fill: color }),
    arrow: (from, to, color) => {
      pen.line([from, to], { stroke: color });
      const head = arrowhead(from, to, HEAD_LENGTH / camera.scale);
      if (head) pen.polygon([to, ...head], { fill: color });
    },
    text: (point, text, color = 'outline', align = 'start') => {
      const { x, y } = toPicture(camera, point);
      context.fillStyle = colorOf(color);
      context.textAlign = align;
      context.fillText(text, x, y);
    },
  };
  return pen;
}
