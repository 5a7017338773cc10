import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../config/problem.ts';
import type { Image } from './page.ts';

export interface ImageContext {
  basePath: string;
  /**
   * Finds a picture by the address a page gives it: beside the page, or in `public/` when it
   * starts with "/". Undefined when there is none. Width and height are in CSS pixels.
   */
  readImage: (
    src: string,
    filePath: string,
  ) => Promise<(Image & { width?: number; height?: number }) | undefined>;
}

/**
 * Gives every picture its hashed address and its size, so that the page doesn't jump when it
 * arrives, and lets those below the fold wait.
 */
export async function placeImages(
  tree: Root,
  filePath: string,
  file: string,
  { basePath, readImage }: ImageContext,
): Promise<{ images: Image[]; problems: Problem[] }> {
  const images: Image[] = [];
  const problems: Problem[] = [];
  for (const node of localImages(tree)) {
    const src = String(node.properties.src);
    const image = await readImage(src, filePath);
    if (!image) {
      problems.push({
        file,
        line: node.position?.start.line,
        message: `there is no picture ${src}`,
        fix: 'put the file beside the page, or in public/ and start the address with "/"',
      });
      continue;
    }
    const { source, output } = image;
    images.push({ source, output });
    node.properties = {
      ...shownSize(node, image),
      loading: 'lazy',
      decoding: 'async',
      ...node.properties,
      src: basePath + output,
    };
  }
  return { images, problems };
}

/** The picture's size; where the writer gives one side of it, the other keeps the ratio. */
function shownSize(
  { properties }: Element,
  { width, height }: { width?: number; height?: number },
) {
  if (properties.width !== undefined && properties.height !== undefined) return {};
  if (width === undefined || height === undefined) return {};
  const given = { width: Number(properties.width), height: Number(properties.height) };
  if (given.width > 0) return { height: Math.round((given.width * height) / width) };
  if (given.height > 0) return { width: Math.round((given.height * width) / height) };
  return { width, height };
}

function localImages(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    const { src } = node.properties;
    if (node.tagName === 'img' && typeof src === 'string' && !/^([a-z]+:|\/\/)/i.test(src)) {
      found.push(node);
    }
  });
  return found;
}
