import type { Element, Parents, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../config/problem.ts';
import type { Image } from './page.ts';

export interface ImageContext {
  basePath: string;
  /**
   * Finds a picture by the address a page gives it: beside the page, or in `public/` when it
   * starts with "/". Undefined when there is none. Width and height are in CSS pixels.
   */
  readImage: (src: string, filePath: string) => Promise<FoundImage | undefined>;
}

/** A picture on disk; its size is left out where the file doesn't tell it. */
export interface FoundImage extends Omit<Image, 'hasDark'> {
  width?: number;
  height?: number;
  /** Its variant for the dark theme: of `ramp.svg` that is `ramp.dark.svg`. */
  dark?: FoundImage;
}

/**
 * Gives every picture its hashed address and its size, so that the page doesn't jump when it
 * arrives, and lets those below the fold wait. One that has a variant for the dark theme is there
 * twice, and the theme decides which is seen.
 */
export async function placeImages(
  tree: Root,
  filePath: string,
  file: string,
  { basePath, readImage }: ImageContext,
): Promise<{ images: Image[]; problems: Problem[] }> {
  const images: Image[] = [];
  const problems: Problem[] = [];
  for (const { node, parent } of localImages(tree)) {
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
    const given = node.properties;
    const place = (variant: FoundImage): Properties => {
      const { source, output } = variant;
      images.push({ source, output, hasDark: variant.dark !== undefined });
      const size = shownSize(given, variant);
      return { ...size, loading: 'lazy', decoding: 'async', ...given, src: basePath + output };
    };
    node.properties = place(image);
    if (!image.dark || !parent) continue;
    // Browsers that run script fetch no picture that is not displayed, as long as it is lazy.
    node.properties.dataTheme = 'light';
    const twin = { ...node, properties: { ...place(image.dark), dataTheme: 'dark' } };
    parent.children.splice(parent.children.indexOf(node) + 1, 0, twin);
  }
  return { images, problems };
}

/** The picture's size; where the writer gives one side of it, the other keeps the ratio. */
function shownSize(properties: Properties, { width, height }: FoundImage): Properties {
  if (properties.width !== undefined && properties.height !== undefined) return {};
  if (width === undefined || height === undefined) return {};
  const given = { width: Number(properties.width), height: Number(properties.height) };
  if (given.width > 0) return { height: Math.round((given.width * height) / width) };
  if (given.height > 0) return { width: Math.round((given.height * width) / height) };
  return { width, height };
}

function localImages(tree: Root): { node: Element; parent: Parents | undefined }[] {
  const found: { node: Element; parent: Parents | undefined }[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    const { src } = node.properties;
    if (node.tagName === 'img' && typeof src === 'string' && !/^([a-z]+:|\/\/)/i.test(src)) {
      found.push({ node, parent });
    }
  });
  return found;
}
