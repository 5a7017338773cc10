import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { indexedPng } from './indexedPng.ts';

const SIZE = { width: 30, height: 20 };

it('encodes few colors without loss', () => {
  const pixels = pixelsOf((index) => [index % 7, 40 * (index % 5), 255]);
  const png = indexedPng(pixels, SIZE);
  expect(imageSize(png)).toMatchObject({ ...SIZE, type: 'png' });
  expect(decode(png)).toEqual([...pixels]);
});

it('replaces rare colors by the nearest frequent one', () => {
  // 300 colors, of which the first 256 have two pixels each.
  const pixels = pixelsOf((index) => {
    const color = index < 512 ? index % 256 : index - 256;
    return [color % 256, color < 256 ? 0 : 1, 0];
  });
  const decoded = decode(indexedPng(pixels, SIZE));
  const differences = decoded.map((value, index) => Math.abs(value - (pixels[index] as number)));
  expect(Math.max(...differences)).toBe(1);
  expect(decoded.slice(0, 4 * 512)).toEqual([...pixels.slice(0, 4 * 512)]);
});

it('is the same for the same pixels', () => {
  const pixels = pixelsOf((index) => [index % 251, (3 * index) % 256, (7 * index) % 256]);
  expect(indexedPng(pixels, SIZE)).toEqual(indexedPng(pixels, SIZE));
});

function pixelsOf(colorOf: (index: number) => number[]): Uint8Array {
  const indexes = Array.from({ length: SIZE.width * SIZE.height }, (_, index) => index);
  return Uint8Array.from(indexes.flatMap((index) => [...colorOf(index), 255]));
}

/** Decodes the picture with another program. */
function decode(png: Buffer): number[] {
  const { width, height } = SIZE;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
  return [...new Resvg(svg).render().pixels];
}
