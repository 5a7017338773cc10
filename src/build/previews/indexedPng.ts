import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const MAX_COLORS = 256;
/** A byte per pixel, which is an index of the palette. */
const INDEXED = [8, 3, 0, 0, 0];

/**
 * Encodes a picture as a PNG with a palette, which is half as large as one with a color per pixel. Of more than
 * 256 colors, the most frequent ones stay, and the others become the nearest of these. Transparency is ignored.
 * @param pixels red, green, blue, and alpha of each pixel, row by row
 */
export function indexedPng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
): Buffer {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const counts = countPixels(colors, width);
  const ranked = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  const palette = ranked.slice(0, MAX_COLORS);
  const indexes = new Map(palette.map((color, index) => [color, index]));
  for (const color of ranked.slice(MAX_COLORS)) indexes.set(color, nearest(palette, color));
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(INDEXED)])),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(indexedRows(colors, width, indexes), { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Counts the pixels of each color, in the order in which colors occur. */
function countPixels(colors: Uint32Array, width: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { color, start, end } of runsOf(colors, width))
    counts.set(color, (counts.get(color) ?? 0) + end - start);
  return counts;
}

/** The rows of the picture, each after a byte that names its filter: none, which is best for a palette. */
function indexedRows(colors: Uint32Array, width: number, indexes: Map<number, number>): Uint8Array {
  const rows = new Uint8Array(colors.length + colors.length / width);
  for (const { color, start, end } of runsOf(colors, width)) {
    const filters = Math.floor(start / width) + 1;
    rows.fill(indexes.get(color) ?? 0, start + filters, end + filters);
  }
  return rows;
}

/** Neighbors in a row that have the same color, which are far fewer than pixels. */
function* runsOf(colors: Uint32Array, width: number) {
  for (let start = 0, end = 0; start < colors.length; start = end) {
    const color = colors[start] as number;
    const rowEnd = start - (start % width) + width;
    for (end = start + 1; end < rowEnd && colors[end] === color; ) end++;
    yield { color, start, end };
  }
}

/** The index of the color that differs least. */
function nearest(palette: number[], color: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, one] of palette.entries()) {
    const distance =
      ((one & 0xff) - (color & 0xff)) ** 2 +
      (((one >> 8) & 0xff) - ((color >> 8) & 0xff)) ** 2 +
      (((one >> 16) & 0xff) - ((color >> 16) & 0xff)) ** 2;
    if (distance >= least) continue;
    best = index;
    least = distance;
  }
  return best;
}

/** Red, green, and blue, of bytes that were read as a little-endian number. */
function channels(color: number): number[] {
  return [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff];
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([frame, named, checksum]);
}
