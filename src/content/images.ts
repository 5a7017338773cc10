import type { Element, Parents, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { DRAWN_PICTURES, percentDecode, toHref } from '../address/address.ts';
import type { Problem } from '../config/problem.ts';
import type { Image } from './page.ts';

export interface ImageContext {
  basePath: string;
  /**
   * Finds a picture by its `src`: next to the page, or in `public/` if it starts with "/". Resolves with undefined if
   * there is none.
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
 * Sets the hashed address, the size (to prevent layout shifts), and lazy loading of every picture. A picture with a
 * variant for the dark theme becomes two, of which the theme shows one. Pictures that the build draws only get the base
 * path.
 */
export async function resolveImages(
  tree: Root,
  filePath: string,
  file: string,
  context: ImageContext,
): Promise<ResolvedFiles> {
  const { resolve, add, ...resolved } = createFileResolver(filePath, file, context);
  for (const { node, parent } of localImages(tree)) {
    const src = String(node.properties.src);
    if (src.startsWith(DRAWN_PICTURES)) {
      node.properties.src = context.basePath + src;
      continue;
    }
    const light = await resolve(src, node, 'image');
    if (light === undefined) continue;
    const given = node.properties;
    const imageProperties = ({ image, href }: ResolvedFile): Properties => ({
      ...displayedSize(given, image),
      ...{ loading: 'lazy', decoding: 'async' },
      ...given,
      src: href,
    });
    node.properties = imageProperties(light);
    if (!light.image.dark || !parent) continue;
    const dark = add(light.image.dark);
    // Browsers don't fetch a lazy picture that isn't displayed, unless scripts are disabled.
    node.properties.dataTheme = 'light';
    const { srcSet: _, ...properties } = imageProperties(dark);
    const copy = { ...node, properties: { ...properties, dataTheme: 'dark' } };
    parent.children.splice(parent.children.indexOf(node) + 1, 0, copy);
  }
  return resolved;
}

/** The files that a page shows, and the problems with them. */
export interface ResolvedFiles {
  images: Image[];
  problems: Problem[];
}

interface ResolvedFile {
  image: ImageFile;
  href: string;
}

/** Collects the files of a page: finds a file by its address on the page, or reports that there is none. */
export function createFileResolver(filePath: string, file: string, context: ImageContext) {
  const resolved: ResolvedFiles = { images: [], problems: [] };
  const add = (image: ImageFile): ResolvedFile => {
    const { source, output } = image;
    resolved.images.push({ source, output, hasDark: image.dark !== undefined });
    return { image, href: toHref({ path: output }, context.basePath) };
  };
  const resolve = async (src: string, { position }: Element, what: 'image' | 'file') => {
    const image = await context.readImage(src, filePath);
    if (image) return add(image);
    const decoded = percentDecode(src);
    const message = `${what} not found: ${decoded}`;
    const fix = decoded.includes('\\') ? USE_SLASHES : PUT_FILE;
    resolved.problems.push({ file, line: position?.start?.line, message, fix });
    return undefined;
  };
  return { ...resolved, add, resolve };
}

const PUT_FILE = 'put the file next to the page, or in public/ with a path that starts with "/"';
const USE_SLASHES = 'write "/" between folders instead of "\\", and a path relative to the page';

/** Returns the displayed size of a picture. If the writer sets one side, the other keeps the aspect ratio. */
function displayedSize(properties: Properties, { width, height }: ImageFile): Properties {
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
