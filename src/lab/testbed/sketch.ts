import type { TestbedInterface, Vec2Value } from 'planck';
import type { Pen } from '../draw/pen.ts';

/** The part of a testbed that draws. Points are in meters, colors are those of CSS. */
type Drawing = Pick<
  TestbedInterface,
  | 'color'
  | 'drawPoint'
  | 'drawCircle'
  | 'drawEdge'
  | 'drawSegment'
  | 'drawPolygon'
  | 'drawChain'
  | 'drawAABB'
>;

/** Points are as wide as an example says, in pixels, but not so small that nobody sees them. */
const LEAST_RADIUS = 2;

/** What was drawn since the last clearing. */
export interface Sketch {
  drawing: Drawing;
  clear: () => void;
  draw: (pen: Pen) => void;
}

/**
 * Collects what an example draws. It may draw at any time, and the stage shows it as often as it
 * likes; so points are copied, since examples use theirs again.
 */
export function createSketch(): Sketch {
  let marks: ((pen: Pen) => void)[] = [];

  const segment = (a: Vec2Value, b: Vec2Value, color: string) => line([a, b], color);
  const line = (points: readonly Vec2Value[], color: string) => {
    const copies = points.map(copy);
    marks.push((pen) => pen.line(copies, { stroke: color }));
  };
  const polygon = (points: readonly Vec2Value[], color: string) => {
    const copies = points.map(copy);
    marks.push((pen) => pen.polygon(copies, { stroke: color }));
  };

  return {
    drawing: {
      color: (r, g, b) => `rgb(${[r, g, b].map(byteOf).join(', ')})`,
      drawPoint: (p, size, color) => {
        const at = copy(p);
        const radius = Math.max(LEAST_RADIUS, Number(size) / 2 || 0);
        marks.push((pen) => pen.dot(at, color, radius));
      },
      drawCircle: (p, r, color) => {
        const center = copy(p);
        marks.push((pen) => pen.circle(center, r, { stroke: color }));
      },
      drawEdge: segment,
      drawSegment: segment,
      drawPolygon: (points, color) => points?.length && polygon(points, color),
      drawChain: (points, color) => points?.length && line(points, color),
      drawAABB: ({ lowerBound: a, upperBound: b }, color) =>
        polygon([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }], color),
    },
    clear: () => {
      marks = [];
    },
    draw: (pen) => {
      for (const mark of marks) mark(pen);
    },
  };
}

/** A part of a color, which is from 0 to 1, as CSS has it. */
function byteOf(part: number): number {
  return Math.min(255, Math.max(0, Math.floor(part * 256)));
}

function copy({ x, y }: Vec2Value): Vec2Value {
  return { x, y };
}
