/** Maximum pixels of a picture, twice as many as a 4K screen has. A small file can contain more than fits in memory. */
const MAX_PIXELS = 16_000_000;
/** The first bytes of a PNG file, up to the width. */
const PNG_START = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452];

/** Draws a PNG on a canvas of its size. Anything else, which the jail can send, changes nothing. */
export async function drawPng(canvas: HTMLCanvasElement, png: Blob): Promise<void> {
  const size = readSize(await png.slice(0, 24).arrayBuffer());
  if (!size || size[0] * size[1] > MAX_PIXELS) return;
  const bitmap = await createImageBitmap(png);
  [canvas.width, canvas.height] = size;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
}

/** Returns width and height; undefined for what isn't a PNG. */
export function readSize(start: ArrayBuffer): [width: number, height: number] | undefined {
  if (start.byteLength < 24) return undefined;
  const view = new DataView(start);
  const isPng = PNG_START.every((word, index) => view.getUint32(4 * index) === word);
  return isPng ? [view.getUint32(16), view.getUint32(20)] : undefined;
}
