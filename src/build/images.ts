import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { ImageContext } from '../content/images.ts';
import { hash } from './cache.ts';
import { publicFolder } from './read.ts';

/** Reads pictures from the folder of a site. */
export function createImageReader(root: string): ImageContext['readImage'] {
  return async (src, filePath) => {
    const path = decodeURI(src.replace(/[?#].*$/, ''));
    const source = path.startsWith('/')
      ? join(publicFolder(root), path)
      : join(root, 'pages', dirname(filePath), path);
    const content = await readFile(source).catch(() => undefined);
    if (content === undefined) return undefined;
    return { source, output: outputOf(source, content), ...sizeOf(content) };
  };
}

/** Whether a picture is still the one that its address was made from. */
export async function isUnchanged({
  source,
  output,
}: {
  source: string;
  output: string;
}): Promise<boolean> {
  const content = await readFile(source).catch(() => undefined);
  return content !== undefined && outputOf(source, content) === output;
}

function outputOf(source: string, content: Uint8Array): string {
  const extension = extname(source);
  return `/assets/${basename(source, extension)}-${hash(content).slice(0, 8)}${extension}`;
}

function sizeOf(content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // An SVG without a size, or a format without one: it is shown at its natural size.
    return {};
  }
}
