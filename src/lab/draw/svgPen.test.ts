import { describe, expect, it } from 'vitest';
import { createSvgPen } from './svgPen.ts';

function draw() {
  return createSvgPen({ x: 0, y: 0, scale: 10, width: 100, height: 60 });
}

describe('the SVG pen', () => {
  it('draws in meters, with y upwards', () => {
    const { pen, elements } = draw();
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 2 },
    ];
    pen.polygon(corners, { fill: 'dynamic', stroke: 'outline' });
    pen.line(corners, { stroke: 'joint', dashed: true, width: 3 });
    expect(elements).toEqual([
      {
        name: 'path',
        attributes: {
          fill: 'var(--ink-dynamic)',
          stroke: 'var(--ink-outline)',
          d: 'M50 30l10 0l0 -20z',
        },
      },
      {
        name: 'path',
        attributes: {
          stroke: 'var(--ink-joint)',
          strokeWidth: 3,
          strokeDasharray: '4 3',
          d: 'M50 30l10 0l0 -20',
        },
      },
    ]);
  });

  it('draws circles in meters and dots in pixels', () => {
    const { pen, elements } = draw();
    pen.circle({ x: 1, y: 0 }, 2, { stroke: 'outline' });
    pen.dot({ x: 0, y: 0 }, 'joint');
    expect(elements.map(({ attributes }) => attributes.d)).toEqual([
      'M40 30a20 20 0 1 0 40 0a20 20 0 1 0 -40 0',
      'M47 30a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
    ]);
  });

  it('draws circles of two exact halves, whatever is rounded', () => {
    const { pen, elements } = draw();
    pen.circle({ x: 0, y: 0 }, 1.316, { stroke: 'outline' });
    expect(elements[0]?.attributes.d).toMatch(
      /a13\.2 13\.2 0 1 0 26\.4 0a13\.2 13\.2 0 1 0 -26\.4 0$/,
    );
  });

  it('draws arrowheads of the same size at any scale', () => {
    const { pen, elements } = draw();
    pen.arrow({ x: 0, y: 0 }, { x: 4, y: 0 }, 'bad');
    expect(elements.map(({ attributes }) => attributes.d)).toEqual([
      'M50 30l40 0',
      'M90 30l-7 -3.5l0 7z',
    ]);
  });

  it('draws no arrowhead without a direction', () => {
    const { pen, elements } = draw();
    pen.arrow({ x: 1, y: 1 }, { x: 1, y: 1 }, 'bad');
    expect(elements).toHaveLength(1);
  });

  it('writes text, and accepts any CSS color', () => {
    const { pen, elements } = draw();
    pen.text({ x: 0, y: 0 }, 'a < b', 'rgb(1, 2, 3)');
    expect(elements).toEqual([
      { name: 'text', attributes: { fill: 'rgb(1, 2, 3)', x: 50, y: 30 }, text: 'a < b' },
    ]);
  });

  it('writes text of a size in meters', () => {
    const { pen, elements } = draw();
    pen.text({ x: 0, y: 0 }, 'Won', 'good', 'center', 2.5);
    expect(elements[0]?.attributes).toMatchObject({ fontSize: 25, textAnchor: 'middle' });
  });

  it('merges consecutive shapes of the same style, and keeps the order', () => {
    const { pen, elements } = draw();
    for (const color of ['good', 'good', 'bad', 'good']) pen.dot({ x: 0, y: 0 }, color);
    expect(elements.map(({ attributes }) => attributes.fill)).toEqual([
      'var(--ink-good)',
      'var(--ink-bad)',
      'var(--ink-good)',
    ]);
  });
});
