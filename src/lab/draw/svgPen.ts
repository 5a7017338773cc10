import type { Vec2Value } from 'planck';
import { type Color, type Pen, type Style, THEME_COLORS } from '../model/pen.ts';
import type { SvgElement } from '../model/poster.ts';
import { type Camera, toPicture } from './camera.ts';
import { createPen, LINE_WIDTH } from './createPen.ts';

/** Creates a pen that collects SVG elements. */
export function createSvgPen(camera: Camera): { pen: Pen; elements: SvgElement[] } {
  const elements: SvgElement[] = [];
  /** Relative coordinates: equal shapes have equal text, which compresses well. */
  const relativePath = (points: readonly Vec2Value[]) => {
    let from = { x: 0, y: 0 };
    const steps = points.map((point) => {
      const { x, y } = toPicture(camera, point);
      const to = { x: round(x), y: round(y) };
      const step = `${round(to.x - from.x)} ${round(to.y - from.y)}`;
      from = to;
      return step;
    });
    return `M${steps.join('l')}`;
  };
  const add = (path: string, style: Style) => addPath(elements, toAttributes(style), path);

  const pen = createPen(
    {
      polygon: (points, style) => add(`${relativePath(points)}z`, style),
      line: (points, style) => add(relativePath(points), style),
      circle: (center, radius, style) => {
        const { x, y } = toPicture(camera, center);
        const r = round(radius);
        // Uses the rounded radius: if the ends of an arc are farther apart than its diameter, it isn't a half circle.
        const diameter = round(2 * r);
        const half = `a${r} ${r} 0 1 0 `;
        add(`M${round(x - radius)} ${round(y)}${half}${diameter} 0${half}${-diameter} 0`, style);
      },
      text: (point, text, color = 'outline', align = 'start', size) => {
        const { x, y } = toPicture(camera, point);
        const anchor = align === 'center' ? 'middle' : align;
        const attributes = {
          ...toAttributes({ fill: color }),
          ...(anchor !== 'start' && { textAnchor: anchor }),
          ...(size && { fontSize: round(size) }),
          x: round(x),
          y: round(y),
        };
        elements.push({ name: 'text', attributes, text });
      },
    },
    camera,
  );
  return { pen, elements };
}

function toAttributes({ fill, stroke, width, dashed }: Style): SvgElement['attributes'] {
  return {
    ...(fill && { fill: resolveColor(fill) }),
    ...(stroke && { stroke: resolveColor(stroke) }),
    ...(stroke && width && width !== LINE_WIDTH && { strokeWidth: width }),
    ...(dashed && { strokeDasharray: '4 3' }),
  };
}

/**
 * Adds a path. Consecutive paths with the same attributes share an element, which reduces a picture of many bodies to a
 * third of its size.
 */
export function addPath(
  elements: SvgElement[],
  attributes: SvgElement['attributes'],
  d: string,
): void {
  const last = elements.at(-1);
  if (last && JSON.stringify({ ...last.attributes, d }) === JSON.stringify({ ...attributes, d }))
    last.attributes.d += d;
  else elements.push({ name: 'path', attributes: { ...attributes, d } });
}

/** Resolves theme colors to CSS properties, so that the picture follows the theme of the page. */
function resolveColor(color: Color): string {
  return (THEME_COLORS as readonly string[]).includes(color) ? `var(--ink-${color})` : color;
}

/** Rounds to a tenth of a pixel, a difference that nobody can see. */
export function round(value: number, precision = 10): number {
  // Turns -0 into 0.
  return Math.round(value * precision) / precision + 0;
}
