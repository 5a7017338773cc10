import type { Vec2Value } from 'planck';
import type { Color, Pen, Style, ThemeColor } from '../model/pen.ts';
import type { CanvasContext } from '../model/scene.ts';
import { type Camera, toPicture } from './camera.ts';
import { createPen, LINE_WIDTH } from './createPen.ts';

/** A CSS color for each color of the theme. */
export type Palette = Readonly<Record<ThemeColor, string>>;

/** Default size of text, in CSS pixels. */
const FONT_SIZE = 13;

/** Creates a pen that draws on a canvas, whose units are CSS pixels. */
export function createCanvasPen(context: CanvasContext, camera: Camera, palette: Palette): Pen {
  const resolveColor = (color: Color) => palette[color as ThemeColor] ?? color;
  const trace = (points: readonly Vec2Value[]) => {
    context.beginPath();
    for (const point of points) {
      const { x, y } = toPicture(camera, point);
      context.lineTo(x, y);
    }
  };
  const paint = ({ fill, stroke, width = LINE_WIDTH, dashed }: Style) => {
    if (fill) {
      context.fillStyle = resolveColor(fill);
      context.fill();
    }
    if (!stroke) return;
    context.strokeStyle = resolveColor(stroke);
    context.lineWidth = width;
    context.setLineDash(dashed ? [4, 3] : []);
    context.stroke();
  };

  return createPen(
    {
      polygon: (points, style) => {
        trace(points);
        context.closePath();
        paint(style);
      },
      line: (points, style) => {
        trace(points);
        paint({ ...style, fill: undefined });
      },
      circle: (center, radius, style) => {
        const { x, y } = toPicture(camera, center);
        context.beginPath();
        context.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
        paint(style);
      },
      text: (point, text, color = 'outline', align = 'start', size = FONT_SIZE) => {
        const { x, y } = toPicture(camera, point);
        context.fillStyle = resolveColor(color);
        context.textAlign = align;
        context.font = `${size}px system-ui, sans-serif`;
        context.fillText(text, x, y);
      },
    },
    camera,
  );
}
