import type { TestbedInterface, Vec2Value } from 'planck';
import type { Pen } from '../model/pen.ts';

/** The drawing functions of a testbed, with points in meters and CSS colors. */
type DrawingFunctions = Pick<
  TestbedInterface,
  'color' | (keyof TestbedInterface & `draw${string}`)
>;

/** Minimum radius of a point in pixels, so that it is visible. */
const MIN_RADIUS = 2;

/**
 * Records what an example draws until it is cleared. Copies points, because examples reuse them, and draws them in every
 * frame, because examples draw at any time.
 */
export function createDrawings() {
  let commands: ((pen: Pen) => void)[] = [];

  const outline =
    (kind: 'line' | 'polygon') => (points: readonly Vec2Value[] | undefined, color: string) => {
      if (!points?.length) return;
      const copies = points.map(copy);
      commands.push((pen) => pen[kind](copies, { stroke: color }));
    };
  const [line, polygon] = [outline('line'), outline('polygon')];
  const segment = (a: Vec2Value, b: Vec2Value, color: string) => line([a, b], color);

  const functions: DrawingFunctions = {
    color: (r, g, b) => `rgb(${[r, g, b].map(toByte).join(', ')})`,
    drawPoint: (p, size, color) => {
      const at = copy(p);
      const radius = Math.max(MIN_RADIUS, Number(size) / 2 || 0);
      commands.push((pen) => pen.dot(at, color, radius));
    },
    drawCircle: (p, r, color) => {
      const center = copy(p);
      commands.push((pen) => pen.circle(center, r, { stroke: color }));
    },
    drawEdge: segment,
    drawSegment: segment,
    drawPolygon: polygon,
    drawChain: line,
    drawAABB: ({ lowerBound: a, upperBound: b }, color) =>
      polygon([a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }], color),
  };
  return {
    functions,
    clear: () => {
      commands = [];
    },
    draw: (pen: Pen) => {
      for (const command of commands) command(pen);
    },
  };
}

/** Converts a color component from 0…1 to 0…255. */
function toByte(component: number): number {
  return Math.min(255, Math.max(0, Math.floor(component * 256)));
}

function copy({ x, y }: Vec2Value): Vec2Value {
  return { x, y };
}
