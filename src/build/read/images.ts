import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { percentDecode } from '../../address/address.ts';
import type { ImageContext, ImageFile } from '../../content/images.ts';
import type { Image } from '../../content/page.ts';
import { isFile } from './filesBelow.ts';
import { hashedPath } from './hashedPath.ts';
import { publicFolder } from './siteFolder.ts';

/** Returns a function that reads images from the folder of a site. */
export function createImageReader(root: string): ImageContext['readImage'] {
  return async (src, filePath) => {
    const findFile = (path: string) =>
      path.startsWith('/')
        ? join(publicFolder(root), path)
        : join(root, 'pages', dirname(filePath), path);
    // A file name can contain "#" and "?", which also start the other parts of an address.
    const names = [src, src.replace(/[?#].*$/, '')].map((name) => findFile(percentDecode(name)));
    const source = names.find(isFile);
    if (source === undefined) return undefined;
    const [image, dark] = await Promise.all([readImage(source), readImage(darkFile(source))]);
    return image && { ...image, dark };
  };
}

async function readImage(source: string): Promise<ImageFile | undefined> {
  if (!isFile(source)) return undefined;
  const content = await readFile(source).catch(() => undefined);
  if (content === undefined) return undefined;
  return { source, output: hashedPath(source, content), ...readSize(content) };
}

/** Returns the name of the dark variant: `ramp.svg` -> `ramp.dark.svg`. */
function darkFile(source: string): string {
  const extension = extname(source);
  return `${source.slice(0, -extension.length)}.dark${extension}`;
}

/** Returns whether an image still has the content from which its address was computed, and the same variants. */
export async function isUnchanged({ source, output, hasDark }: Image): Promise<boolean> {
  if (!isFile(source)) return false;
  const content = await readFile(source).catch(() => undefined);
  if (content === undefined || hashedPath(source, content) !== output) return false;
  return isFile(darkFile(source)) === hasDark;
}

function readSize(content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // Without a size, as in some SVGs, the browser shows it at its natural size.
    return {};
  }
}
