import { expect, it } from 'vitest';
import { toMatrix } from './camera.ts';
import { createSvgContext } from './svgContext.ts';

/** A picture of 10 m × 10 m in 100 × 100 pixels, whose middle is the origin. */
const CAMERA = { x: 0, y: 0, scale: 10, width: 100, height: 100 };

function record(draw: (context: CanvasRenderingContext2D) => void) {
  const { context, elements } = createSvgContext();
  context.transform(...toMatrix(CAMERA));
  draw(context);
  return elements;
}

it('draws in meters, y upwards', () => {
  const [rectangle] = record((context) => {
    context.fillStyle = 'red';
    context.fillRect(-1, 2, 2, 1);
  });
  expect(rectangle).toEqual({
    name: 'path',
    attributes: { fill: 'red', d: 'M40 30L60 30L60 20L40 20Z' },
  });
});

it('follows transformations, and returns to those that were saved', () => {
  const [moved, back] = record((context) => {
    context.save();
    context.fillStyle = 'blue';
    context.translate(1, 0);
    context.rotate(Math.PI / 2);
    context.scale(2, 1);
    context.fillRect(0, 0, 1, 1);
    context.restore();
    context.fillRect(0, 0, 1, 1);
  });
  expect(moved?.attributes).toEqual({ fill: 'blue', d: 'M60 50L60 30L50 30L50 50Z' });
  expect(back?.attributes).toEqual({ fill: '#000000', d: 'M50 50L60 50L60 40L50 40Z' });
});

it('draws arcs as curves, in the direction of the canvas', () => {
  const [quarter, most] = record((context) => {
    for (const isCounter of [false, true]) {
      context.beginPath();
      context.globalAlpha = isCounter ? 0.5 : 1;
      context.arc(0, 0, 1, 0, Math.PI / 2, isCounter);
      context.stroke();
    }
  });
  expect(quarter?.attributes).toMatchObject({ strokeWidth: 10, d: 'M60 50C60 44.5 55.5 40 50 40' });
  // The other way around, three quarters of the circle.
  expect(String(most?.attributes.d).match(/C/g)).toHaveLength(3);
  expect(most?.attributes.strokeOpacity).toBe(0.5);
});

it('joins paths of the same paint, unless they are translucent', () => {
  const draw = (alpha: number) => (context: CanvasRenderingContext2D) => {
    context.globalAlpha = alpha;
    context.fillRect(0, 0, 1, 1);
    context.fillRect(2, 0, 1, 1);
  };
  expect(record(draw(1))).toHaveLength(1);
  expect(record(draw(0.5))).toHaveLength(2);
});

it('keeps texts upright, in their size on the picture', () => {
  const [text] = record((context) => {
    context.translate(0, 1);
    context.scale(0.005, -0.005);
    context.font = 'bold 100px sans-serif';
    context.textAlign = 'center';
    context.fillText('3 coins', 0, 0);
  });
  expect(text).toEqual({
    name: 'text',
    attributes: {
      fill: '#000000',
      x: 50,
      y: 40,
      fontSize: 5,
      fontWeight: 'bold',
      textAnchor: 'middle',
    },
    text: '3 coins',
  });
});

it('names a method that still pictures do not have', () => {
  expect(() => record((context) => context.clip())).toThrow(
    "a game's still picture can't use context.clip: draw with paths, rectangles, and text",
  );
});
