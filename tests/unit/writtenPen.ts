import type { Vec2Value } from 'planck';
import type { Pen, Style } from '../../src/lab/model/pen.ts';

/** Creates a pen for tests, which writes what it draws: a line each, with the color and rounded points. */
export function createWrittenPen(): { pen: Pen; lines: string[] } {
  const lines: string[] = [];
  const say = (what: string, points: readonly Vec2Value[], style: Style | string) => {
    const color =
      typeof style === 'string'
        ? style
        : [style.fill, style.stroke, style.dashed ? 'dashed' : ''].filter(Boolean).join(' ');
    const coordinates = points.map(({ x, y }) => `${round(x)},${round(y)}`);
    lines.push(`${what} ${color} ${coordinates.join(' ')}`);
  };
  const pen: Pen = {
    polygon: (points, style) => say('polygon', points, style),
    line: (points, style) => say('line', points, style),
    circle: (center, radius, style) => say(`circle ${round(radius)}`, [center], style),
    dot: (point, color) => say('dot', [point], color),
    arrow: (from, to, color) => say('arrow', [from, to], color),
    text: (point, text) => say(`text ${text}`, [point], ''),
  };
  return { pen, lines };
}

/** Rounds to a hundredth; −0 becomes 0. */
function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
