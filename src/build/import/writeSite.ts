import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { inspect } from 'node:util';
import { percentDecode } from '../../address/address.ts';
import { CONFIG_FILE } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { isPageFile, pathOfFile } from '../../content/paths.ts';
import { PROJECT_FOLDER } from '../bundle.js';
import { adaptFrontmatter, escapeAnchors, type Found, mapLinks } from './adaptPage.ts';
import type { ForeignPage, ForeignSite } from './foreignSite.ts';

/** A page that was written, with the text of its source and what changed in its frontmatter. */
export interface WrittenPage extends ForeignPage {
  text: string;
  keys: Found[];
}

/**
 * Writes a site for this tool: its pages, the pictures next to them, its public files, and its config. Lines of
 * pages keep their numbers.
 * @param folder new or empty
 */
export function writeSite(site: ForeignSite, folder: string): WrittenPage[] {
  const { contentFolder, publicFolder, config } = site;
  const places = new Map(site.pages.map(({ source, filePath }) => [source, pathOfFile(filePath)]));
  const pagesFolder = join(folder, 'pages');
  mkdirSync(pagesFolder, { recursive: true });
  const written = site.pages.map((page) => {
    const text = readFileSync(join(contentFolder, page.source), 'utf8').replace(/\r\n?/g, '\n');
    const { text: adapted, found } = adaptFrontmatter(text, site.frontmatter);
    const linked = mapLinks(adapted, (address) =>
      moveLink(address, page, { places, contentFolder, pagesFolder }),
    );
    const isMdx = page.filePath.endsWith('.mdx');
    put(join(pagesFolder, page.filePath), isMdx ? escapeAnchors(linked) : linked);
    return { ...page, text, keys: found };
  });
  if (publicFolder) cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, CONFIG_FILE), printConfig(config, folder));
  return written;
}

interface LinkContext {
  /** The address of each page, by its source. */
  places: Map<string, string>;
  contentFolder: string;
  pagesFolder: string;
}

/** Links of a page that moved keep their target, and pictures are copied. */
function moveLink(
  address: string,
  { source, filePath }: ForeignPage,
  { places, contentFolder, pagesFolder }: LinkContext,
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  if (path === '' || /^([a-z][a-z\d+.-]*:|\/)/i.test(path)) return address;
  const target = posix.join(posix.dirname(source), percentDecode(path));
  const place = places.get(target);
  if (place !== undefined) return source === filePath ? address : place + rest;
  const file = join(contentFolder, target);
  if (
    isPageFile(target) ||
    target.startsWith('..') ||
    !existsSync(file) ||
    !statSync(file).isFile()
  ) {
    return address;
  }
  const copy = join(pagesFolder, target);
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(file, copy);
  if (source === filePath) return address;
  const moved = posix.relative(posix.dirname(filePath), target);
  return (moved.startsWith('.') ? moved : `./${moved}`) + rest;
}

/** The text of `site.config.ts`. */
export function printConfig(config: SiteConfig, folder: string): string {
  const definition = join(PROJECT_FOLDER, 'src/config/defineSite.ts');
  const path = relative(folder, definition).replaceAll('\\', '/');
  return `import { defineSite } from '${path}';\n\nexport default defineSite(${printValue(config)});\n`;
}

/** An object as code. */
export function printValue(value: unknown): string {
  return inspect(value, {
    depth: null,
    breakLength: 100,
    maxArrayLength: null,
    maxStringLength: null,
    sorted: false,
  });
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
