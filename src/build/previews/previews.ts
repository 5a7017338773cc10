import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import pMap from 'p-map';
import { percentDecode, previewPath } from '../../address/address.ts';
import { errorMessage } from '../../config/errorMessage.ts';
import { lightPicture } from '../../config/pictures.ts';
import { ProblemsError } from '../../config/problem.ts';
import type { Page } from '../../content/page.ts';
import { posterPaths } from '../../lab/posters/thumbnail.ts';
import { hasPreview, iconType, PREVIEW_SIZE } from '../../site/head.ts';
import { kindOfPage } from '../../site/kinds.ts';
import type { Site } from '../../site/site.ts';
import { sourceKey } from '../cache/bundle.js';
import { type Cache, hash, ignoreMissing } from '../cache/cache.ts';
import { themeColors, tokenColors } from '../document/themeColors.ts';
import type { Output } from '../output/output.ts';
import { notDrawable } from '../read/logo.ts';
import { publicFolder } from '../read/siteFolder.ts';
import {
  ICON_SIZE,
  LOGO_SIZE,
  type Picture,
  type PreviewContent,
  previewSvg,
} from './previewSvg.ts';
import { FONT } from './typeset.ts';

const CONCURRENCY = 16;

const DRAWABLE = ['image/svg+xml', 'image/png', 'image/jpeg'];

interface PreviewTools {
  /** Folder of the site. */
  root: string;
  cache: Cache;
  /** Thread tasks; `drawPreview` draws an SVG picture as PNG. */
  tasks: { drawPreview: (svg: string) => Promise<Uint8Array> };
  output: Output;
}

/**
 * Writes a picture for each page, which other sites show with a link to it. A site without an origin gets none, because
 * such pictures need full addresses. The cache key of a picture is everything that it shows.
 */
export async function emitPreviews(
  site: Site,
  { root, cache, tasks, output }: PreviewTools,
): Promise<void> {
  const pages = site.pages.filter((page) => hasPreview(site.config, page));
  if (pages.length === 0) return;
  const toContent = await createContents(site, root);
  const colors = tokenColors('light');
  const environment = hash('preview', sourceKey(['build/previews']));
  await pMap(
    pages,
    async (page) => {
      const content = toContent(page);
      const key = hash(environment, JSON.stringify([content, colors, PREVIEW_SIZE]));
      const png = await cache.get(key, async () => {
        const drawn = await tasks.drawPreview(previewSvg(content, colors));
        return Buffer.from(drawn).toString('base64');
      });
      await output.write(previewPath(page.path), Buffer.from(png, 'base64'));
    },
    { concurrency: CONCURRENCY },
  );
}

/** Returns a function that collects what the preview of a page shows. */
async function createContents(
  { config, scenes }: Site,
  root: string,
): Promise<(page: Page) => PreviewContent> {
  const { logoUrl, iconUrl, baseUrl = '', basePath, title: siteTitle } = config;
  const [logo, icon] = await Promise.all([
    readPicture(root, lightPicture(logoUrl), LOGO_SIZE),
    readPicture(root, lightPicture(iconUrl), ICON_SIZE),
  ]);
  const posters = new Map(scenes.map(({ id, poster }) => [id, poster]));
  const inks = themeColors('light');
  return ({ path, title, description, frontmatter, scenes: [first = ''] = [] }) => {
    // A page with a mark is about what another library draws.
    const poster = frontmatter.mark === undefined ? posters.get(first) : undefined;
    return {
      title: path === '/' ? siteTitle : title,
      kind: path === '/' ? undefined : kindOfPage({ path }, config),
      description: description || config.description,
      siteTitle,
      address: (baseUrl + basePath).replace(/^https?:\/\//, ''),
      logo,
      icon,
      ...(poster && {
        picture: {
          width: poster.width,
          height: poster.height,
          elements: posterPaths(poster, inks),
        },
      }),
    };
  };
}

/**
 * Returns a picture in `public/` that fits into a box, as a data URL; undefined if it is elsewhere, or of a kind that
 * can't be drawn. SVG becomes PNG here, because drawing it again for each page would take half of the time per page.
 */
async function readPicture(
  root: string,
  url: string | undefined,
  box: { width: number; height: number },
): Promise<Picture | undefined> {
  const type = url && iconType(url);
  if (!url?.startsWith('/') || !type || !DRAWABLE.includes(type)) return undefined;
  const file = join(publicFolder(root), percentDecode(url));
  const content = await readFile(file).catch(ignoreMissing);
  if (!content) return undefined;
  const isSvg = type === 'image/svg+xml';
  try {
    if (isSvg) return drawSvg(content, box);
    return { href: dataUrl(type, content), ...fit(imageSize(content), box) };
  } catch (error) {
    throw new ProblemsError([notDrawable(file, errorMessage(error))]);
  }
}

function drawSvg(content: Buffer, box: { width: number; height: number }): Picture {
  const { width: value } = fit(new Resvg(content), box);
  const drawn = new Resvg(content, { font: FONT, fitTo: { mode: 'width', value } }).render();
  return {
    href: dataUrl('image/png', drawn.asPng()),
    width: drawn.width,
    height: drawn.height,
  };
}

function dataUrl(type: string, content: Buffer): string {
  return `data:${type};base64,${content.toString('base64')}`;
}

/** Returns the largest size that fits into a box and keeps the picture's aspect ratio, in whole pixels. */
function fit(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
