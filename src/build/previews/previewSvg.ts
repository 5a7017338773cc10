import { escapeHtml } from '../../content/escape.ts';
import type { Poster } from '../../lab/model/poster.ts';
import { PREVIEW_SIZE } from '../../site/head.ts';
import { drawableText, type Typeset, typeset, type Weight } from './typeset.ts';

/** A picture, with the size to draw it in. */
export interface Picture {
  /** Address of the picture, as a data URL. */
  href: string;
  width: number;
  height: number;
}

/** Content of a page's preview. */
export interface PreviewContent {
  title: string;
  /** Kind of the page, such as `Guide`. */
  kind?: string;
  description: string;
  siteTitle: string;
  /** Address of the site without its scheme. */
  address: string;
  /** Pictures of the site: its name and its icon. */
  logo?: Picture;
  icon?: Picture;
  /** The first scene of the page, as SVG elements in a picture of this size. */
  picture?: Pick<Poster, 'width' | 'height'> & { elements: string };
}

/** Colors as CSS values. */
export interface PreviewColors {
  page: string;
  picture: string;
  line: string;
  text: string;
  quiet: string;
  accent: string;
  'brand-text': string;
}

const MARGIN = 72;
/** Maximum size of the site's logo, in pixels. */
export const LOGO_SIZE = { width: 480, height: 52 };
export const ICON_SIZE = { width: 320, height: 320 };
/** Box of the scene. It extends beyond the right edge of the card, which cuts off its frame. */
const PICTURE = { x: 664, y: 132, width: 536, height: 400 };
const FRAME_RADIUS = 20;
/** Box of the icon, which stands on the bar; icons have a margin of about a tenth. */
const ICON = { x: 910, y: 338 };
const TITLE_SIZES = [76, 66, 58, 50, 44, 38, 32];
/** Maximum size of a title of three lines, which otherwise leaves no room for kind and description. */
const MAX_SIZE_OF_THREE = 58;
const DESCRIPTION_SIZES = [30, 28, 26];
const LINE_HEIGHT = { title: 1.12, description: 1.4 };

/**
 * Draws the picture that other sites show with a link to a page: its title, kind, and description next to its first
 * scene, or next to the site's icon. Text that the fonts can't draw is omitted.
 */
export function previewSvg(given: PreviewContent, colors: PreviewColors): string {
  const content = {
    ...given,
    title: drawableText(given.title),
    kind: drawableText(given.kind ?? ''),
    description: drawableText(given.description),
    siteTitle: drawableText(given.siteTitle),
    address: drawableText(given.address),
  };
  const { width, height } = PREVIEW_SIZE;
  const column = (content.picture ? PICTURE.x - 48 : width - 280) - MARGIN;
  const title = typesetTitle(content.title, column);
  const description = typeset(
    content.description,
    400,
    { width: Math.min(column, 800), lines: title.lines.length === 1 ? 4 : 3 },
    DESCRIPTION_SIZES,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">`,
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>`,
    content.picture ? scenePicture(content.picture, colors) : siteIcon(content.icon),
    head(content, colors),
    textBlock(content, title, description, colors),
    line(content.address, { x: MARGIN, y: height - 58, size: 24, weight: 400, fill: colors.quiet }),
    `<rect y="${height - 12}" width="${width}" height="12" fill="${colors.accent}"/>`,
    '</svg>',
  ].join('');
}

function typesetTitle(text: string, width: number): Typeset {
  const set = (sizes: number[]) => typeset(text, 700, { width, lines: 3 }, sizes);
  const title = set(TITLE_SIZES);
  if (title.lines.length < 3) return title;
  return set(TITLE_SIZES.filter((size) => size <= MAX_SIZE_OF_THREE));
}

function head({ logo, siteTitle }: PreviewContent, { text }: PreviewColors): string {
  if (logo === undefined)
    return line(siteTitle, { x: MARGIN, y: MARGIN + 38, size: 38, weight: 700, fill: text });
  return image(logo, MARGIN, MARGIN - 8);
}

/** Returns kind, title, and description, centered vertically on the card. */
function textBlock(
  { kind }: PreviewContent,
  title: Typeset,
  description: Typeset,
  { 'brand-text': brandText, text, quiet }: PreviewColors,
): string {
  const kindHeight = kind ? 46 : 0;
  const titleHeight = title.lines.length * title.size * LINE_HEIGHT.title;
  const gap = description.lines.length > 0 ? 20 : 0;
  const all =
    kindHeight +
    titleHeight +
    gap +
    description.lines.length * description.size * LINE_HEIGHT.description;
  const top = PICTURE.y + (PICTURE.height - all) / 2;
  return [
    kind ? line(kind, { x: MARGIN, y: top + 26, size: 28, weight: 700, fill: brandText }) : '',
    linesBelow(title, top + kindHeight, LINE_HEIGHT.title, { weight: 700, fill: text }),
    linesBelow(description, top + kindHeight + titleHeight + gap, LINE_HEIGHT.description, {
      weight: 400,
      fill: quiet,
    }),
  ].join('');
}

function linesBelow(
  { lines, size }: Typeset,
  top: number,
  lineHeight: number,
  style: { weight: Weight; fill: string },
): string {
  // The baseline is about three quarters of the font size below the top of a letter.
  const baseline = (index: number) =>
    top + size * (0.75 + (lineHeight - 1) / 2 + index * lineHeight);
  return lines
    .map((text, index) => line(text, { x: MARGIN, y: baseline(index), size, ...style }))
    .join('');
}

function line(
  text: string,
  {
    x,
    y,
    size,
    weight,
    fill,
  }: { x: number; y: number; size: number; weight: Weight; fill: string },
): string {
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`;
}

/** Returns a scene in a frame that the right edge of the card cuts off. */
function scenePicture(
  { width, height, elements }: NonNullable<PreviewContent['picture']>,
  { picture, line }: PreviewColors,
): string {
  const box = (extra: number) =>
    `x="${PICTURE.x}" y="${PICTURE.y}" width="${PICTURE.width + extra}" height="${PICTURE.height}"`;
  const frame = `${box(2 * FRAME_RADIUS)} rx="${FRAME_RADIUS}"`;
  return [
    `<clipPath id="frame"><rect ${frame}/></clipPath>`,
    `<rect ${frame} fill="${picture}"/>`,
    `<g clip-path="url(#frame)"><svg ${box(0)} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax meet" fill="none" stroke-linejoin="round" stroke-width="1.75">${elements}</svg></g>`,
    `<rect ${frame} fill="none" stroke="${line}" stroke-width="2"/>`,
  ].join('');
}

function siteIcon(icon: Picture | undefined): string {
  return icon ? image(icon, ICON.x, ICON.y) : '';
}

function image({ href, width, height }: Picture, x: number, y: number): string {
  return `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}
