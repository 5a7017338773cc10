import type { Element, Parents, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { DRAWN_PICTURES, hrefOf, percentDecode } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import type { Image } from './page.ts';

export interface ImageContext {
  basePath: string;
  /**
   * Finds a picture by its `src`: next to the page, or in `public/` if it starts with "/".
   * Undefined if there is none.
   */
  readImage: (src: string, filePath: string) => Promise<ImageFile | undefined>;
}

/** A picture on disk, with its size in CSS pixels if the file states one. */
export interface ImageFile extends Omit<Image, 'hasDark'> {
  width?: number;
  height?: number;
  /** Variant for the dark theme: `ramp.dark.svg` for `ramp.svg`. */
  dark?: ImageFile;
}

/**
 * Sets the hashed address, the size (against layout shifts), and lazy loading of every picture.
 * One with a variant for the dark theme becomes two, of which the theme shows one. Pictures that the build
 * draws only get the base path.
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
    if (src.startsWith(DRAWN_PICTURES)) {
      node.properties.src = basePath + src;
      continue;
    }
    const image = await readImage(src, filePath);
    if (!image) {
      const shown = percentDecode(src);
      problems.push({
        file,
        line: node.position?.start.line,
        message: `image not found: ${shown}`,
        fix: shown.includes('\\') ? USE_SLASHES : PUT_FILE,
      });
      continue;
    }
    const given = node.properties;
    const place = (variant: ImageFile): Properties => {
      const { source, output } = variant;
      images.push({ source, output, hasDark: variant.dark !== undefined });
      const size = shownSize(given, variant);
      return {
        ...size,
        loading: 'lazy',
        decoding: 'async',
        ...given,
        src: hrefOf({ path: output }, basePath),
      };
    };
    node.properties = place(image);
    if (!image.dark || !parent) continue;
    // Browsers don't fetch a lazy picture that isn't displayed, unless scripts are disabled.
    node.properties.dataTheme = 'light';
    const dark = { ...node, properties: { ...place(image.dark), dataTheme: 'dark' } };
    parent.children.splice(parent.children.indexOf(node) + 1, 0, dark);
  }
  return { images, problems };
}

const PUT_FILE = 'put the file next to the page, or in public/ with a path that starts with "/"';
const USE_SLASHES = 'write "/" between folders instead of "\\", and a path relative to the page';

/** The picture's size; if the writer sets one side, the other keeps the aspect ratio. */
function shownSize(properties: Properties, { width, height }: ImageFile): Properties {
  if (properties.width !== undefined && properties.height !== undefined) return {};
  if (width === undefined || height === undefined) return {};
  const given = { width: Number(properties.width), height: Number(properties.height) };
  if (given.width > 0) return { height: Math.round((given.width * height) / width) };
  if (given.height > 0) return { width: Math.round((given.height * width) / height) };
  return { width, height };
}

function localImages(tree: Root) {
  const images: { node: Element; parent: Parents | undefined }[] = [];
  visit(tree, 'element', (node, _index, parent) => {
    const { src } = node.properties;
    if (node.tagName === 'img' && typeof src === 'string' && !/^([a-z]{2,}:|\/\/)/i.test(src)) {
      images.push({ node, parent });
    }
  });
  return images;
}
